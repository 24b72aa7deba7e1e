import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { paygreenTransactions } from '../../server/src/db/schema/money/transactions.ts';
import { orderPayments, orderSheets } from '../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { CustomerId } from '../../src/domain/customer/customer.ts';
import { OrderId } from '../../src/domain/order/order.ts';
import { paidByCard } from '../server/money/paid-order.ts';
import { type Bought, buy, milk, oil } from './bought.ts';
import type { Scene } from './scene.ts';
import { orderedBy } from './sheet.ts';

export type Paid = readonly (readonly [type: string, cents: number])[];

const byCard: Paid = [['stripe', 4_084]];
export const byThree: Paid = [
  ['stripe', 2_284],
  ['sub', 500],
  ['paygreen', 800],
  ['edenred', 1_000],
];
let clients = 0;

/** An order that was received, of a known customer: 40,84 € in all with its delivery fee of 3,90 €. */
export async function paidOrder(
  scene: Scene,
  server: RunningServer,
  name: string,
  {
    paid = byCard,
    bought = [oil, milk],
    method = 'stripe',
  }: { paid?: Paid; bought?: readonly Bought[]; method?: string } = {},
) {
  clients += 1;
  const client = scene.center * 1_000 + 800 + (clients % 97);
  const { order } = await scene.order(
    name,
    { client: { id: client, name: 'Ana Roux' } },
    { status: 'received', shipping_fee: 3.9 },
  );
  const id = OrderId.parse(order.id);
  await orderedBy(server, order, client);
  await server.db
    .update(orderSheets)
    .set({ data: { payment_method: method } })
    .where(eq(orderSheets.order_id, id));
  const payments = await server.db
    .insert(orderPayments)
    .values(
      paid.map(([type, amount_cents], rank) => ({
        order_id: id,
        rank,
        type,
        amount_cents,
        is_refundable: type !== 'sub',
        reference: type === 'edenred' ? `meal_${id}_${rank}` : null,
      })),
    )
    .returning();
  for (const payment of payments)
    if (payment.type === 'stripe') await paidByCard(server.db, payment, client, new Date().toISOString());
  for (const [type, amount_cents] of paid)
    if (type === 'paygreen')
      await server.db.insert(paygreenTransactions).values({
        ...{ id: `tr_${id}`, payment_order_id: `po_${id}`, amount_cents, status: 'payment_order.captured' },
        ...{ customer_id: CustomerId.parse(client), order_id: id },
        ...{ created_at: '2026-03-09T10:00:00.000Z', updated_at: '2026-03-09T10:00:00.000Z' },
      });
  return { id: order.id, client, lines: await buy(server, id, bought) };
}

export async function choose(page: Page, within: Locator, label: string, option: string) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
