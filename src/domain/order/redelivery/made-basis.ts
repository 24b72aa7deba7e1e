import type { Basis } from '../../basis.ts';
import { get, type RequestSpec } from '../../command.ts';
import { isRecord, rowsIn } from '../../wire.ts';
import type { OrderId } from '../order.ts';

// The orders made of an order already, on which another one rests (OUR-270, docs/adr/0059): two people who make the same
// one within seconds would else send its products, or its bags, twice.

/** Its sheet, with those. */
export const madeRequest = (orderId: OrderId): RequestSpec =>
  get(`/processing-orders/${orderId}/`, { query: { child_orders: '1' } });

export const madeBasis = (ids: readonly number[]): Basis => ({
  child_orders: ids.toSorted((one, other) => one - other),
});

/** Those in a sheet; undefined where it does not tell them. */
export function madeIn(body: unknown): Basis | undefined {
  const ids = rowsIn(body, 'child_orders')?.map((row) => (isRecord(row) ? row.id : undefined));
  return ids?.every((id) => typeof id === 'number') ? madeBasis(ids) : undefined;
}

/** Where the server compares nothing: it does not say which one, nor by whom. */
export const madeMeanwhile = 'Une autre commande a été créée entre-temps à partir de celle-ci';
