import { agrees } from '../../domain/equal.ts';
import type { Row } from '../../domain/rows.ts';
import type { RawRow } from '../../domain/wire.ts';

/** What was found to say all that a row of an answer says. Neither of them ever changes: what is written is a new row. */
const agreed = new WeakMap<RawRow, Row>();

/** Whether what is stored says all that `raw` says. The same row told again (docs/adr/0025) is not compared again. */
export function saysAll(stored: Row, raw: RawRow): boolean {
  if (agreed.get(raw) === stored) return true;
  const says = agrees(stored as RawRow, raw);
  if (says) noteAgreed(stored, raw);
  return says;
}

/** All that can be read of `raw` is stored, although not in its words. */
export const noteAgreed = (stored: Row, raw: RawRow): unknown => agreed.set(raw, stored);
