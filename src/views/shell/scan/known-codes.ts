import { ordersElsewhere, ordersOfCode } from '../../../db/queries/orders-of-code.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import { seenRows } from '../../../db/queries/seen-rows.ts';
import type { ScannedCode } from '../../../domain/scan/code.ts';
import { isOfCode, trolleysOfCode } from '../../../domain/scan/printed.ts';
import { trolleysOf } from '../../../domain/transit/trolley.ts';
import type { ScanHere } from '../../kit/scan/scan-answer.ts';

/** Whether an order, an arrival or a crate on the device, or a trolley of the center, bears a code (OUR-023). */
export async function isKnown(code: ScannedCode, { db, center }: Pick<ScanHere, 'db' | 'center'>): Promise<boolean> {
  if (code.kind === 'trolley') {
    const metas = await visibleRow(db, center, 'metas', center);
    return trolleysOfCode(code, trolleysOf(metas?.trolleys, center)).length > 0;
  }
  const expected = await seenRows(db, center, 'arrival');
  if (expected.some(({ linked_order }) => isOfCode(code, linked_order))) return true;
  if ((await ordersOfCode(db, center, code)).length > 0) return true;
  return (await ordersElsewhere(db, center, code)).length > 0;
}
