import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import { readCreditNotes } from '../../../server/src/invoices/read-credit-notes.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import type { Invoice } from '../../../src/domain/customer/invoice.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { cardOf, paidOrder } from '../money/paid-order.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { pdfText } from './pdf-text.ts';

let server: OwnServer;
let manager: Client;
beforeAll(async () => {
  server = await ownServer({ messages: 'manual' });
  manager = await server.as('manager');
});
afterAll(() => server.close());

const year = 2026;
const email = seedUsers.find((user) => user.email.startsWith('manager@'))?.email ?? '';

async function invoiceOf(customer: number, order: number) {
  const listed = (await manager.get(`/users/${customer}/invoices/`, { query: { year } })).body as readonly Invoice[];
  const invoice = listed.find(({ order_id }) => order_id === order);
  assert(invoice, 'it was delivered, and cost something');
  return invoice;
}

async function textOf(customer: number): Promise<string> {
  const query = new URLSearchParams({ year: String(year), requester_email: email });
  const answer = await fetch(`${server.url}/api/users/${customer}/invoices/download/?${query}`, {
    headers: { authorization: `Token ${(manager as unknown as { token: string }).token}` },
  });
  return pdfText(Buffer.from(await answer.arrayBuffer())).text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

it('SUP-604 what went back of an invoice is a note of its own behind it, and so is what came again', async () => {
  const { id, customer, line } = await paidOrder(server, [
    ['stripe', 5_000],
    ['edenred', 150],
  ]);
  assert(customer, 'he is known');
  await server.db
    .update(orders)
    .set({ status: 'received' })
    .where(eq(orders.id, OrderId.parse(id)));
  expect((await invoiceOf(customer, id)).credit_notes).toEqual([]);
  expect(await textOf(customer)).not.toContain('Avoir');

  const sheet = OrderSheet.parse((await manager.get(`/processing-orders/${id}/?products=1`)).body);
  const price = sheet.products?.find(({ order_product_id }) => order_product_id === line)?.unit_price ?? 0;
  const units = { order_product_id: line, quantity: 1, price_per_unit_quantity: price };
  const body = { ...units, subtype: 'refund_damaged', notes: '' };
  const headers = { 'idempotency-key': 'credit-note' };
  expect((await manager.post(`/processing-orders/${id}/refund/`, body, { headers })).status).toBe(200);
  const given = (await invoiceOf(customer, id)).credit_notes ?? [];
  expect(given.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0)).toBe(Math.round(price * 100));
  expect(given.map(({ date }) => date)).toEqual(given.map(() => '2026-03-10'));
  expect(new Set(given.map(({ number }) => number)).size).toBe(given.length);
  const text = await textOf(customer);
  for (const { number } of given) expect(text).toContain(`Avoir ${number}`);
  expect(text).toContain(`Sur la facture ${(await invoiceOf(customer, id)).number}`);

  const paid = await server.db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.order_id, OrderId.parse(id)));
  const card = paid.find(({ type, is_refundable }) => type === 'stripe' && is_refundable);
  server.cards.refundByHand(cardOf(card?.id ?? 0), 700);
  await server.bank.tellers.stripe.deliver();
  const outside = (await invoiceOf(customer, id)).credit_notes?.at(-1);
  expect(outside?.amount).toBe(7);
  server.cards.become('failed', 'Compte clos', cardOf(card?.id ?? 0));
  await server.bank.tellers.stripe.deliver();
  const all = (await invoiceOf(customer, id)).credit_notes ?? [];
  expect(all.find(({ number }) => number === outside?.number)).toEqual(outside);
  expect(all.map(({ amount }) => amount)).toContain(-7);
  expect(await textOf(customer)).toContain(`Annulation de l'avoir ${outside?.number}`);
});

it('SUP-604 a note keeps its units where its means refused it, and took it after all', async () => {
  const { id, line } = await paidOrder(server);
  const sheet = OrderSheet.parse((await manager.get(`/processing-orders/${id}/?products=1`)).body);
  const price = sheet.products?.find(({ order_product_id }) => order_product_id === line)?.unit_price ?? 0;
  const units = { order_product_id: line, quantity: 1, price_per_unit_quantity: price };
  const body = { ...units, subtype: 'refund_damaged', notes: '' };
  const headers = { 'idempotency-key': 'credit-note-again' };
  const paid = await server.db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.order_id, OrderId.parse(id)));
  const card = paid.find(({ type, is_refundable }) => type === 'stripe' && is_refundable);
  expect((await manager.post(`/processing-orders/${id}/refund/`, body, { headers })).status).toBe(200);
  for (const status of ['failed', 'succeeded'] as const) {
    server.cards.become(status, null, cardOf(card?.id ?? 0));
    await server.bank.tellers.stripe.deliver();
  }
  const notes = (await readCreditNotes(server.db, [OrderId.parse(id)])).get(OrderId.parse(id));
  expect(notes?.map(({ cents, lines }) => [Math.sign(cents), lines.length])).toEqual([
    [1, 1],
    [-1, 0],
    [1, 1],
  ]);
});
