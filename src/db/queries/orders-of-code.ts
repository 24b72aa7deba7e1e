import type { Order } from '../../domain/order/order.ts';
import type { ScannedCode } from '../../domain/scan/code.ts';
import { isOfCode } from '../../domain/scan/printed.ts';
import type { QuaiDb } from '../schema.ts';
import { seenRows } from './seen-rows.ts';

/** An order that bears a code, and the center whose rows hold it. */
export interface OrderOfCode {
  readonly center: number;
  readonly order: Order;
}

/** The orders of a center that bear a code, as the user sees them. */
export const ordersOfCode = async (db: QuaiDb, center: number, code: ScannedCode): Promise<readonly OrderOfCode[]> =>
  (await seenRows(db, center, 'order')).filter((order) => isOfCode(code, order)).map((order) => ({ center, order }));

/** The orders that bear the code in all other centers on the device. */
export const ordersElsewhere = async (db: QuaiDb, center: number, code: ScannedCode): Promise<readonly OrderOfCode[]> =>
  (await db.rows('order').toArray()).flatMap((held) =>
    held.center !== center && isOfCode(code, held.row) ? [{ center: held.center, order: held.row }] : [],
  );
