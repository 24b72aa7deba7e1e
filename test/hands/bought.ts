import { orderLines, products } from '../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { OrderId } from '../../src/domain/order/order.ts';

export interface Bought {
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
}

export const oil: Bought = { name: "Huile d'olive", quantity: 2, cents: 1_490 };
export const milk: Bought = { name: 'Lait demi-écrémé', quantity: 6, cents: 119 };
export const gift: Bought = { name: 'Échantillon', quantity: 1, cents: 0 };

let made = 950_000;

/** The number of a product of a test's own: the files of a worker share a server. */
export function newProductId(): number {
  made += 1;
  return made;
}

/** Lines of an order, each of a product of its own; returns their numbers. */
export async function buy(
  { db }: Pick<RunningServer, 'db'>,
  order: number,
  bought: readonly Bought[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, quantity, cents } of bought) {
    const id = newProductId();
    await db.insert(products).values({
      ...{ id, selling_name: name, logistic_title: name, pack: '1', price_cents: cents, weight_grams: 100 },
      ...{ selling_method: 'unit', area: 'S04', shelf: 'A', tier: '1', stock: 9 },
    });
    const [line] = await db
      .insert(orderLines)
      .values({
        ...{ order_id: OrderId.parse(order), product_id: id, quantity, unit_price_cents: cents, status: 'done' },
      })
      .returning({ id: orderLines.id });
    ids.push(line?.id ?? 0);
  }
  return ids;
}
