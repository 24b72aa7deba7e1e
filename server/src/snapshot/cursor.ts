import { createHash } from 'node:crypto';

/**
 * A state of a center that a client was told: the revision of the database, and the last slot end that lateness had
 * reached, since some lists move with time alone.
 */
export interface State {
  readonly revision: number;
  readonly lateMs: number;
}

/**
 * What a cursor belongs to beside its state: the database, what composes, the center, the poll with its filters, and who
 * reads it.
 */
export interface CursorScope {
  readonly instance: string;
  readonly composition: string;
  readonly center: number;
  readonly variant: string;
}

/**
 * The cursor of an answer, opaque to clients. It holds nothing that lives in one process alone: another server on the
 * same database understands it.
 */
export const cursorOf = ({ revision, lateMs }: State, scope: CursorScope) => `${revision}.${lateMs}.${markOf(scope)}`;

/** The state a cursor stands for; null for one that is not ours, or of another database, center, query or viewer. */
export function stateOf(cursor: string, scope: CursorScope): State | null {
  const [, revision, lateMs, mark] = /^(\d{1,15})\.(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? [];
  return mark === markOf(scope) ? { revision: Number(revision), lateMs: Number(lateMs) } : null;
}

const markOf = ({ instance, composition, center, variant }: CursorScope) =>
  createHash('sha256').update(`${composition}/${instance}/${center}/${variant}`).digest('base64url').slice(0, 16);
