import type { CommandState } from '../schema.ts';

const onItsWay: ReadonlySet<string> = new Set<CommandState>(['queued', 'sending']);
const parked: ReadonlySet<string> = new Set<CommandState>(['conflict', 'refused', 'uncertain', 'expired']);

/** It is sent, or will be, without a decision of the user. */
export const isOnItsWay = ({ state }: { readonly state: string }) => onItsWay.has(state);

/** The user has to decide on it: nothing else will move it. */
export const needsDecision = ({ state }: { readonly state: string }) => parked.has(state);
