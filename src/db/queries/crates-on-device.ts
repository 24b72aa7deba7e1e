import { orderName } from '../../domain/order/name.ts';
import type { QuaiDb } from '../schema.ts';
import { seenRows } from './seen-rows.ts';

/** The codes of crates that orders on the device bear, whatever their center, with the name of the order. */
export async function cratesOnDevice(db: QuaiDb, center: number): Promise<ReadonlyMap<string, string>> {
  const others = (await db.rows('order').toArray()).filter((held) => held.center !== center).map(({ row }) => row);
  const orders = [...others, ...(await seenRows(db, center, 'order'))];
  return new Map(orders.flatMap((order) => (order.crates ?? []).map(({ code }) => [code, orderName(order)] as const)));
}
