import type { CommandState, Reason } from '../schema.ts';

const onItsWay: ReadonlySet<string> = new Set<CommandState>(['queued', 'sending']);
const parked: ReadonlySet<string> = new Set<CommandState>(['conflict', 'refused', 'uncertain', 'expired']);

/** It is sent, or will be, without a decision of the user. */
export const isOnItsWay = ({ state }: { readonly state: string }) => onItsWay.has(state);

/** The user has to decide on it: nothing else will move it. */
export const needsDecision = ({ state }: { readonly state: string }) => parked.has(state);

/** Somebody else changed meanwhile what it replaces (docs/adr/0059). */
export const isMoved = ({ state, reason }: { readonly state: string; readonly reason?: Reason | undefined }) =>
  state === 'conflict' && reason?.code === 'moved';
