import type { StoredCommand } from '../../../db/schema.ts';

const parked: ReadonlySet<string> = new Set(['conflict', 'refused', 'uncertain', 'expired']);

/** Somebody else changed meanwhile what it replaces (docs/adr/0059). */
export const isMoved = ({ state, reason }: Pick<StoredCommand, 'state' | 'reason'>) =>
  state === 'conflict' && reason?.code === 'moved';

/** The user has to decide on it. */
export const needsDecision = ({ state }: Pick<StoredCommand, 'state'>) => parked.has(state);
