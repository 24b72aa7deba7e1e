import { tellsConflict } from './lifted.ts';
import { shapeOf } from './shapes.ts';
import { type RowFields, record } from './word.ts';

/** The rows of an answer, nested ones lifted out; those of an impossible shape count for nothing. */
export function told(name: string, args: unknown, status: number, body: unknown): readonly RowFields[] {
  const { answers, conflictStatuses } = shapeOf(name);
  // 412: the values are others than the user saw; it tells its rows as a 409 does (docs/adr/0059).
  if (status === 409 || status === 412 || conflictStatuses.includes(status)) return tellsConflict(body, record(args));
  return status === 200 ? answers(body, record(args)) : [];
}

/** The rows of the read that shows the outcome of an action. */
export const toldByReread = (name: string, args: unknown, body: unknown): readonly RowFields[] =>
  shapeOf(name).rereads(body, record(args));
