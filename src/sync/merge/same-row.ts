import { agrees } from '../../domain/equal.ts';
import type { Row } from '../../domain/rows.ts';
import type { RawRow } from '../../domain/wire.ts';

/** The stored row that was found to agree with an answer's row. Neither is ever edited: a change makes a new row. */
const agreed = new WeakMap<RawRow, Row>();

/**
 * Whether the stored row has every value of `raw`. If `raw` is the object of an earlier answer (docs/adr/0025) it is
 * not compared again.
 */
export function saysAll(stored: Row, raw: RawRow): boolean {
  if (agreed.get(raw) === stored) return true;
  const says = agrees(stored as RawRow, raw);
  if (says) noteAgreed(stored, raw);
  return says;
}

/** Notes that everything readable of `raw` is stored, although in another form. */
export const noteAgreed = (stored: Row, raw: RawRow): unknown => agreed.set(raw, stored);
