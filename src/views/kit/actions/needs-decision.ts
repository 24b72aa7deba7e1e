import type { StoredCommand } from '../../../db/schema.ts';

const parked: ReadonlySet<string> = new Set(['conflict', 'refused', 'uncertain', 'expired']);

/** The user has to decide on it. */
export const needsDecision = ({ state }: Pick<StoredCommand, 'state'>) => parked.has(state);
