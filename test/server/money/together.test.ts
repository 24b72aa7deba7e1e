import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRandom } from '../../../server/src/world/random.ts';
import { centsOfEuros } from '../../../src/domain/money/cents.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { bookedAt, givenBack, type Paid, paidOrder } from './paid-order.ts';

// Credits and refunds of one order in any sequence, and two at once: whatever passes, the sums of the sheet, the ledger
// and the providers' books agree to the cent.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let agents: readonly Client[];
beforeAll(async () => {
  server = await ownServer({ size: 150, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  agents = [await server.as('support'), await server.as('manager')];
});
afterAll(() => server.close());

let count = 0;
type Bought = Awaited<ReturnType<typeof paidOrder>>;
const operations = ['refund', 'refund of one', 'refund of several', 'fee refund', 'credit', 'fee credit'] as const;
type Operation = (typeof operations)[number];

async function sheetOf(id: number) {
  const answer = await agents[0]?.get(`/processing-orders/${id}/?products=1&payment_details=1`);
  return OrderSheet.parse(answer?.body);
}

/** Sends one as its user would, on the sheet as it is now; the status of its answer. */
async function send(operation: Operation, { id, line }: Bought, amount: number, by = 0): Promise<number> {
  const price = (await sheetOf(id)).products?.find((it) => it.order_product_id === line)?.unit_price;
  const units = { order_product_id: line, quantity: 1, price_per_unit_quantity: price };
  const why = { subtype: 'refund_damaged', notes: '' };
  const fee = { id, field: 'order_id', notes: '' };
  const credit = {
    field: 'order_id',
    quantity: 1,
    subtype: 'credit_compensation',
    notes: '',
    creditAmount: amount,
    id,
  };
  const [service, body] = (
    {
      refund: ['refund', { id, refundAmount: amount, subtype: 'refund_cancel', notes: '' }],
      'refund of one': ['refund', { ...units, ...why }],
      'refund of several': ['refund_bulk', { ...why, products: [{ ...units, refund_amount: price }] }],
      'fee refund': ['refund_shipping_fee', fee],
      credit: ['add_credits', credit],
      'fee credit': ['recredit_shipping_fee', fee],
    } as const
  )[operation];
  const agent = agents[by];
  assert(agent, 'there are two');
  count += 1;
  const headers = { 'idempotency-key': `together-${count}` };
  return (await agent.post(`/processing-orders/${id}/${service}/`, body, { headers })).status;
}

async function expectTrue({ id }: Bought, paid: Paid) {
  const sheet = await sheetOf(id);
  const [refunded, pending] = [centsOfEuros(sheet.amount_refund), centsOfEuros(sheet.amount_refund_pending)];
  const details = (sheet.payment_details ?? []).slice(-paid.length);
  expect(details.map(({ type }) => type)).toEqual(paid.map(([type]) => type));
  for (const { amount, refunded_amount, refundable_amount } of details)
    expect(centsOfEuros(refunded_amount) + centsOfEuros(refundable_amount)).toBeLessThanOrEqual(centsOfEuros(amount));
  const sum = (of: (detail: (typeof details)[number]) => number | null | undefined) =>
    details.reduce((total, detail) => total + centsOfEuros(of(detail)), 0);
  expect(sum((it) => it.refunded_amount)).toBe(refunded);
  expect(sum((it) => it.refundable_amount)).toBe(centsOfEuros(sheet.refundable_amount));
  expect(sum((it) => it.amount)).toBe(refunded + pending + centsOfEuros(sheet.refundable_amount));
  for (const refund of sheet.refunds ?? [])
    expect((refund.parts ?? []).reduce((total, part) => total + centsOfEuros(part.amount), 0)).toBe(
      centsOfEuros(refund.amount),
    );
  for (const { quantity, quantity_recredit, quantity_refund } of sheet.products ?? [])
    expect((quantity_recredit ?? 0) + (quantity_refund ?? 0)).toBeLessThanOrEqual(quantity ?? 0);
  const atPaygreen = (await server.paygreen.find(`po_${id}`))?.refunded_amount ?? 0;
  expect([await givenBack(server, id), (await bookedAt(server, id)) + atPaygreen]).toEqual([refunded, refunded]);
  return { refunded, pending };
}

const pairs = operations.flatMap((one, at) => operations.slice(at).map((other) => [one, other] as const));
const twoMeans: Paid = [
  ['stripe', 2_500],
  ['edenred', 500],
];

it.each(pairs)('%s and %s of two agents at once leave an order whose sums are true', async (one, other) => {
  const order = await paidOrder(server, twoMeans);
  const statuses = await Promise.all([send(one, order, 20, 0), send(other, order, 20, 1)]);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(statuses).toContain(200);
  await expectTrue(order, twoMeans);
});

it('sums stay true to the cent in every sequence, whatever providers refuse, lose or put off', async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const random = makeRandom(seed).fork('together');
    const paid: Paid = [
      ['stripe', random.int(500, 6_000)],
      ...(random.chance(0.6) ? ([['paygreen', random.int(100, 900)]] as const) : []),
      ...(random.chance(0.6) ? ([['edenred', random.int(100, 1_500)]] as const) : []),
    ];
    const order = await paidOrder(server, paid);
    for (let step = 0; step < 8; step++) {
      server.cards.faults.refusal = random.chance(0.2) ? 'Carte expirée' : null;
      server.cards.faults.losesAnswers = random.chance(0.2);
      server.edenred.faults.isSlow = random.chance(0.2);
      const status = await send(random.pick(operations), order, random.int(1, 2_500) / 100);
      expect([200, 409]).toContain(status);
      Object.assign(server.cards.faults, { refusal: null, losesAnswers: false });
      server.edenred.become('succeeded');
      server.advance(61_000);
      await server.payments.refunds.catchUp();
      expect(await expectTrue(order, paid)).toMatchObject({ pending: 0 });
    }
    server.edenred.faults.isSlow = false;
  }
});
