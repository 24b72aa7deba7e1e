import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { asc, eq } from 'drizzle-orm';
import { refundParts, refunds } from '../../server/src/db/schema/money/refunds.ts';
import { orderPayments } from '../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { OrderId } from '../../src/domain/order/order.ts';
import { readReplica } from '../chaos/replica.ts';
import type { Clerk } from './clerk.ts';

/** An action that a device still holds when all is over. */
export interface LeftOver {
  /** The key of its call. */
  readonly id: string;
  readonly state: string;
}

/** States in which its user has been told that the server did not act. */
export const toldNo: ReadonlySet<string> = new Set(['conflict', 'refused', 'expired']);

/** How long what waits on a device may take to be sent, or looked up, once all is well. */
const restsWithinMs = 90_000;

/** Opens the console of a clerk, and waits until his device has nothing to send or to look up any more. */
export async function leftOf(clerk: Clerk, order: number): Promise<readonly LeftOver[]> {
  const page = await clerk.page();
  await clerk.open(page, order);
  const untilMs = Date.now() + restsWithinMs;
  for (;;) {
    const { outbox } = await readReplica(page, clerk.userId, 0);
    const rows = outbox as unknown as readonly LeftOver[];
    if (rows.every(({ state }) => toldNo.has(state)) || Date.now() > untilMs) return rows;
    await wait(500);
  }
}

/** Words for a status, as the sheet has them; written by hand. */
const words: Readonly<Record<string, string>> = {
  ...{ requested: 'demandé', pending: 'en cours', refunded: 'remboursé', refused: 'refusé', unknown: 'inconnu' },
};
const labels: Readonly<Record<string, string>> = { stripe: 'Stripe', edenred: 'Edenred', paygreen: 'Paygreen' };

/** Where the sheet of an order shows other refunds than there are; empty where it shows them all. */
export async function untrueOn(clerk: Clerk, { db }: RunningServer, order: number): Promise<readonly string[]> {
  const found = await db
    .select({
      ...{ refund: refunds.id, type: orderPayments.type, rank: orderPayments.rank },
      ...{ cents: refundParts.amount_cents, status: refundParts.status },
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .innerJoin(orderPayments, eq(orderPayments.id, refundParts.payment_id))
    .where(eq(refunds.order_id, OrderId.parse(order)))
    .orderBy(asc(refundParts.id));
  const wanted = found.map(({ type, cents, status }) => `${labels[type]}|${euros(cents)}|${words[status]}`).sort();
  const page = await clerk.page();
  await clerk.open(page, order);
  const untilMs = Date.now() + 60_000;
  for (;;) {
    const shown = await partsShown(page);
    if (shown.join() === wanted.join()) return [];
    if (Date.now() > untilMs) return [`order ${order} shows ${shown.join()} and has ${wanted.join()}`];
    await wait(500);
  }
}

const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`;

async function partsShown(page: Page): Promise<string[]> {
  const rows = await page
    .getByRole('region', { name: 'Remboursements', exact: true })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent)));
  return rows.map((cells) => cells.map((text) => (text ?? '').replace(/\s/gu, ' ')).join('|')).sort();
}
