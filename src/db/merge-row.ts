import { agrees } from '../domain/equal.ts';
import { fieldOf, hasNeeded, readRow } from '../domain/readable-row.ts';
import type { Kind, Row } from '../domain/rows.ts';
import type { RawRow } from '../domain/wire.ts';
import type { ServerRow } from './schema.ts';

type Content = Pick<ServerRow, 'row' | 'unread'>;

/**
 * A row after an answer: the readable fields of `raw` laid over the stored row. Fields the answer leaves out keep their
 * value; fields that cannot be read lose it. Null if the result is no complete row.
 */
export function mergeRow(kind: Kind, before: Content | undefined, raw: RawRow): Content | null {
  const read = readRow(kind, raw);
  if (!read) return null;
  const isNew = !before || !agrees(before.row as RawRow, read.value);
  const row = isNew ? { ...before?.row, ...read.value } : before.row;
  if (isNew && !hasNeeded(kind, row)) return null;
  const unread = [...(before?.unread ?? []).filter((name) => !(fieldOf(name) in raw)), ...read.unread];
  return { row: row as Row, ...(unread.length > 0 ? { unread } : {}) };
}

/** Whether two rows lack the same fields. */
export const isAsUnread = ({ unread: a = [] }: Pick<Content, 'unread'>, { unread: b = [] }: Pick<Content, 'unread'>) =>
  a.length === b.length && a.every((name) => b.includes(name));
