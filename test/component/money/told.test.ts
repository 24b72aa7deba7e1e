import { expect } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { describe } from 'vitest';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { paidOrder } from '../../hands/paid-order.ts';
import { Sheet } from '../../hands/sheet.ts';
import { cardOf } from '../../server/money/paid-order.ts';
import { test } from '../fixtures.ts';

async function cardIn({ db }: RunningServer, order: { readonly id: number }): Promise<string> {
  const [payment] = await db
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(and(eq(orderPayments.order_id, OrderId.parse(order.id)), eq(orderPayments.type, 'stripe')));
  assert(payment, 'it was paid by card');
  return cardOf(payment.id);
}

describe('support', () => {
  test.override({ account: 'support' });

  test('SUP-380 a refund made in the provider’s own pages is on the sheet and on the tab CB by that name', async ({
    scene,
    server,
    page,
  }) => {
    const order = await paidOrder(scene, server, 'DEHORS');
    server.cards.refundByHand(await cardIn(server, order), 1_200);
    await server.bank.tellers.stripe.deliver();
    const sheet = new Sheet(page);
    await sheet.open(order);
    const made = page.getByRole('table', { name: /^Remboursement 12,00\s€$/ });
    await expect(made).toHaveText(
      /^Remboursement 12,00\s€ \d\d\/\d\d\/\d{4} \d\d:\d\d, «\sHors console\s»12,00\s€ remboursés sur 12,00\s€Stripe12,00\s€remboursé$/,
    );
    await expect(sheet.fact('Résumé financier', 'Remboursable')).toHaveText(/^28,84\s€$/);
    await page.getByRole('tab', { name: 'CB' }).click();
    await expect(page.getByRole('table', { name: 'CB' })).toContainText(
      /40,84\s€dont 12,00\s€ remboursés hors console/,
    );
  });

  test('SUP-380 and at Paygreen on his tab', async ({ scene, server, page }) => {
    const order = await paidOrder(scene, server, 'DEHORSPG', { paid: [['paygreen', 3_000]] });
    await server.paygreen.refund(`po_${order.id}`, 700);
    await server.bank.tellers.paygreen.deliver();
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(page.getByRole('table', { name: /^Remboursement 7,00\s€$/ })).toContainText('Hors console');
    await page.getByRole('tab', { name: 'Paygreen' }).click();
    await expect(page.getByRole('table', { name: 'Paygreen' })).toContainText(
      /30,00\s€dont 7,00\s€ remboursés hors console/,
    );
  });

  test('SUP-381 a payment that its customer disputes says so, and is refundable no more', async ({
    scene,
    server,
    page,
  }) => {
    const order = await paidOrder(scene, server, 'LITIGE');
    server.bank.dispute(await cardIn(server, order), 4_084);
    await server.bank.tellers.stripe.deliver();
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(page.getByRole('table', { name: 'Paiement' })).toContainText(
      /Stripe litige bancaire depuis le \d\d\/\d\d\/\d{4}, plus remboursable40,84\s€0,00\s€0,00\s€/,
    );
  });
});
