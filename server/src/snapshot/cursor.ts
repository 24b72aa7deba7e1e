import { createHash } from 'node:crypto';

/**
 * The state of a center that a client has: the revision of the database, and the latest slot end that has become late,
 * since some lists change with time alone.
 */
export interface State {
  readonly revision: number;
  readonly lateMs: number;
}

/**
 * Everything a cursor belongs to beside its state: the database, the composition, the center, the poll with its
 * filters, and the reader.
 */
export interface CursorScope {
  readonly instance: string;
  readonly composition: string;
  readonly center: number;
  readonly variant: string;
}

/**
 * The cursor of an answer, opaque to clients. It contains nothing that belongs to one process alone: another server on
 * the same database understands it.
 */
export const cursorOf = ({ revision, lateMs }: State, scope: CursorScope) => `${revision}.${lateMs}.${markOf(scope)}`;

/** The state in a cursor; null for one that is not ours, or belongs to another database, center, query or viewer. */
export function stateOf(cursor: string, scope: CursorScope): State | null {
  const [, revision, lateMs, mark] = /^(\d{1,15})\.(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? [];
  return mark === markOf(scope) ? { revision: Number(revision), lateMs: Number(lateMs) } : null;
}

const markOf = ({ instance, composition, center, variant }: CursorScope) =>
  createHash('sha256').update(`${composition}/${instance}/${center}/${variant}`).digest('base64url').slice(0, 16);
