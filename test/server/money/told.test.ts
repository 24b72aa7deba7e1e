import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refundEvent } from '../../../server/payments/teller.ts';
import { readPart } from '../../../server/src/db/refunds/parts.ts';
import { refundParts } from '../../../server/src/db/schema/money/refunds.ts';
import { alerts } from '../../../server/src/db/schema/settings.ts';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import { enterElsewhere } from '../../../server/src/payments/elsewhere.ts';
import { settlePart } from '../../../server/src/payments/settle-part.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import type { CardTransaction } from '../../../src/domain/payment/card-transaction.ts';
import type { PaygreenTransaction } from '../../../src/domain/payment/paygreen.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { cardOf, givenBack, type Paid, paidOrder } from './paid-order.ts';

// On the embedded database, or on PostgreSQL where one is given. Providers tell when a test says so.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  api = await server.as('support');
});
afterAll(() => server.close());
afterEach(async () => {
  Object.assign(server.cards.faults, {
    refusal: null,
    losesAnswers: false,
    isSlow: false,
    isDown: false,
    answersAfterMs: 0,
  });
  Object.assign(server.paygreen.faults, { losesAnswers: false, diesAfterCancel: false, isDown: false });
  const { stripe, paygreen } = server.bank.tellers;
  for (const { faults } of [stripe, paygreen])
    Object.assign(faults, { isDoubled: false, isReversed: false, isForged: false, lateMs: 0 });
  await stripe.deliver();
  await paygreen.deliver();
});

let count = 0;
const refund = (id: number, refundAmount: number) =>
  api.post(
    `/processing-orders/${id}/refund/`,
    { id, refundAmount, subtype: 'refund_other', notes: 'Sac percé' },
    { headers: { 'idempotency-key': `told-${++count}` } },
  );
const sheetOf = async (id: number) =>
  OrderSheet.parse((await api.get(`/processing-orders/${id}/?products=1&payment_details=1`)).body);
const sumsOf = async (id: number) => {
  const { amount_refund, amount_refund_pending, refundable_amount, refunds } = await sheetOf(id);
  const statuses = refunds?.flatMap(({ parts }) => parts ?? []).map(({ status }) => status);
  return [amount_refund, amount_refund_pending, refundable_amount, statuses];
};
const paymentsOf = (id: number) =>
  server.db
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.order_id, OrderId.parse(id)), eq(orderPayments.is_refundable, true)));

/** An order, and the number of its payment by card. */
async function anOrder(paid?: Paid) {
  const order = await paidOrder(server, paid);
  const card = (await paymentsOf(order.id)).find(({ type }) => type === 'stripe');
  return { ...order, card: card ? cardOf(card.id) : '' };
}

const alertsOf = (id: number) =>
  server.db
    .select()
    .from(alerts)
    .where(sql`${alerts.data} ->> 'link' = ${`/support/order/${id}`}`);
const told = () => server.bank.tellers.stripe.deliver();
const toldByPaygreen = () => server.bank.tellers.paygreen.deliver();

describe('Stripe tells', () => {
  it('SUP-379 what became of a part that was on its way, at once', async () => {
    const { id } = await anOrder();
    server.cards.faults.isSlow = true;
    await refund(id, 20);
    expect(await told()).toEqual([204]);
    expect(await sumsOf(id)).toEqual([0, 20, 30, ['pending']]);
    server.cards.become('succeeded');
    expect(await told()).toEqual([204]);
    expect(await sumsOf(id)).toEqual([20, 0, 30, ['refunded']]);
    expect(await givenBack(server, id)).toBe(2_000);
  });

  it('SUP-379 of a part before its answer comes, which joins it', async () => {
    const { id } = await anOrder();
    const { faults } = server.bank.tellers.stripe;
    Object.assign(server.cards.faults, { answersAfterMs: 1_500 });
    faults.isHeld = false;
    let isAnswered = false;
    const answer = refund(id, 10).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => sumsOf(id), { timeout: 20_000 }).toEqual([10, 0, 40, ['refunded']]);
    expect(isAnswered).toBe(false);
    expect((await answer).status).toBe(200);
    faults.isHeld = true;
    expect([await sumsOf(id), await givenBack(server, id)]).toEqual([[10, 0, 40, ['refunded']], 1_000]);
  });

  it('SUP-379 of a part whose answer was lost', async () => {
    const { id } = await anOrder();
    server.cards.faults.losesAnswers = true;
    await refund(id, 20);
    expect(await sumsOf(id)).toEqual([0, 20, 30, ['unknown']]);
    expect(await told()).toEqual([204]);
    expect(await sumsOf(id)).toEqual([20, 0, 30, ['refunded']]);
  });

  it('SUP-379 twice, and in the wrong order, what happened once', async () => {
    const { id } = await anOrder();
    server.cards.faults.isSlow = true;
    await refund(id, 20);
    server.cards.become('succeeded');
    Object.assign(server.bank.tellers.stripe.faults, { isDoubled: true, isReversed: true });
    expect(await told()).toEqual([204, 204, 204, 204]);
    expect(await sumsOf(id)).toEqual([20, 0, 30, ['refunded']]);
    expect(await givenBack(server, id)).toBe(2_000);
  });

  it('SUP-378 SUP-379 that a refund failed a day later, once, and an older word opens nothing again', async () => {
    const { id, card } = await anOrder();
    await refund(id, 20);
    server.cards.become('failed', 'Compte clos', card);
    Object.assign(server.bank.tellers.stripe.faults, { isDoubled: true, isReversed: true });
    expect(new Set(await told())).toEqual(new Set([204]));
    expect(await sumsOf(id)).toEqual([0, 0, 50, ['refused']]);
    expect(await givenBack(server, id)).toBe(0);
    const raised = await alertsOf(id);
    expect(raised).toHaveLength(1);
    expect((await refund(id, 50)).status).toBe(200);
  });

  it('SUP-379 nothing, where somebody else signs, or where he signed too long ago', async () => {
    const { id } = await anOrder();
    server.cards.faults.isSlow = true;
    await refund(id, 20);
    await told();
    const { faults } = server.bank.tellers.stripe;
    server.cards.become('succeeded');
    faults.isForged = true;
    expect(await told()).toEqual([400]);
    faults.isForged = false;
    faults.lateMs = 301_000;
    server.cards.become('succeeded', null, cardOf((await paymentsOf(id))[0]?.id ?? 0));
    expect(await told()).toEqual([400]);
    expect(await sumsOf(id)).toEqual([0, 20, 30, ['pending']]);
    const { status } = await fetch(`${server.url}/api/payments/stripe/events/`, { method: 'POST', body: '{}' });
    expect([status, (await fetch(`${server.url}/api/payments/paygreen/events/`, { method: 'POST' })).status]).toEqual([
      400, 400,
    ]);
  });

  it('SUP-379 of payments, parts and kinds of events that are not ours, which changes nothing', async () => {
    const { id, card } = await anOrder();
    await refund(id, 20);
    await told();
    const [made] = server.cards.all.filter(({ payment }) => payment === card);
    assert(made, 'it is in his book');
    const event = refundEvent('failed', { ...made, status: 'failed' }, server.clock());
    const { stripe } = server.bank.tellers;
    stripe.tell({ ...event, data: { object: { ...event.data.object, payment_intent: 'pi_nobody' } } });
    stripe.tell({ ...event, type: 'charge.captured' });
    stripe.tell({ hello: ['world'] });
    stripe.tell({ ...event, data: { object: { id: 7 } } });
    expect(await stripe.deliver()).toEqual([204, 204, 204, 204]);
    expect(await sumsOf(id)).toEqual([20, 0, 30, ['refunded']]);
  });

  it('SUP-377 SUP-379 otherwise than a person saw: he is read, and contradicts, once', async () => {
    const { id, card } = await anOrder();
    server.cards.faults.isSlow = true;
    await refund(id, 20);
    const [part] = await server.db
      .select({ id: refundParts.id })
      .from(refundParts)
      .innerJoin(orderPayments, eq(orderPayments.id, refundParts.payment_id))
      .where(eq(orderPayments.order_id, OrderId.parse(id)));
    assert(part, 'it has a part');
    await server.db
      .update(refundParts)
      .set({ status: 'unknown', next_look_at: null })
      .where(eq(refundParts.id, part.id));
    const seen = { part_id: part.id, status: 'refused', seen_in: 'Stripe', seen_check_id: null };
    const checked = await api.post(`/processing-orders/${id}/check_refund/`, seen, {
      headers: { 'idempotency-key': `told-${++count}` },
    });
    expect(checked.status).toBe(200);
    server.cards.become('succeeded', null, card);
    server.bank.tellers.stripe.faults.isDoubled = true;
    server.cards.faults.isDown = true;
    expect(new Set(await told())).toEqual(new Set([503]));
    server.cards.faults.isDown = false;
    expect(new Set(await told())).toEqual(new Set([204]));
    const its = (await sheetOf(id)).refunds?.[0]?.parts?.[0];
    expect([its?.status, its?.contradiction?.status]).toEqual(['refused', 'refunded']);
  });
});

describe('a refund made in the provider’s own pages', () => {
  it('SUP-380 at Stripe is an entry without an author, counts in what is refundable, and is entered once', async () => {
    const { id, card, customer } = await anOrder();
    await refund(id, 10);
    server.cards.refundByHand(card, 1_500);
    server.bank.tellers.stripe.faults.isDoubled = true;
    expect(new Set(await told())).toEqual(new Set([204]));
    expect(await sumsOf(id)).toEqual([25, 0, 25, ['refunded', 'refunded']]);
    const [latest] = (await sheetOf(id)).refunds ?? [];
    expect(latest).toMatchObject({ amount: 15, type_label: 'Hors console', operation_id: null });
    expect(latest?.done_by).toEqual({ id: null, first_name: null, last_name: null });
    expect(await givenBack(server, id)).toBe(2_500);
    expect((await refund(id, 25.01)).status).toBe(409);
    const listed = (await api.get(`/users/${customer}/card-transactions/`)).body as CardTransaction[];
    expect(listed.find((it) => it.payment_intent_id === card)?.refunded_outside).toBe(1_500);
    const activity = JSON.stringify((await api.get(`/processing-orders/${id}/activity_logs/`)).body);
    expect(activity).toContain('Remboursement hors console');
  });

  it('SUP-380 that is on its way counts too, and one that fails gives back what it had taken', async () => {
    const { id, card } = await anOrder();
    server.cards.faults.isSlow = true;
    server.cards.refundByHand(card, 2_000);
    await told();
    expect(await sumsOf(id)).toEqual([0, 20, 30, ['pending']]);
    server.cards.become('failed', 'Compte clos', card);
    // Nobody tells: the loop reads it, and asks for nothing.
    const before = server.cards.all.length;
    server.bank.tellers.stripe.faults.isForged = true;
    await told();
    server.advance(61_000);
    await server.payments.refunds.catchUp();
    expect(await sumsOf(id)).toEqual([0, 0, 50, ['refused']]);
    expect(server.cards.all).toHaveLength(before);
  });

  it('SUP-380 while one of ours has not been asked for: the provider refuses, and nothing is below 0', async () => {
    const { id, card } = await anOrder();
    server.cards.faults.isDown = true;
    await refund(id, 40);
    server.cards.faults.isDown = false;
    server.cards.refundByHand(card, 3_000);
    expect(await told()).toEqual([204]);
    expect((await sumsOf(id)).slice(0, 3)).toEqual([30, 40, 0]);
    server.advance(6_000);
    await server.payments.refunds.catchUp();
    expect((await sumsOf(id)).slice(0, 3)).toEqual([30, 0, 20]);
    expect(await givenBack(server, id)).toBe(3_000);
  });

  it('SUP-380 at Paygreen is read when he tells of the payment, and entered once', async () => {
    const { id, customer } = await anOrder([['paygreen', 3_000]]);
    await refund(id, 10);
    await server.paygreen.refund(`po_${id}`, 500);
    server.bank.tellers.paygreen.faults.isDoubled = true;
    expect(new Set(await toldByPaygreen())).toEqual(new Set([204]));
    expect(await sumsOf(id)).toEqual([15, 0, 15, ['refunded', 'refunded']]);
    expect(await givenBack(server, id)).toBe(1_500);
    const listed = (await api.get(`/users/${customer}/paygreen-transactions/`)).body as PaygreenTransaction[];
    expect(listed.find((it) => it.payment_order_id === `po_${id}`)?.refunded_outside).toBe(500);
    await server.paygreen.refund(`po_${id}`);
    await toldByPaygreen();
    expect((await sumsOf(id)).slice(0, 3)).toEqual([30, 0, 0]);
  });

  it('SUP-379 SUP-380 Paygreen that cannot be read is to tell again, and a forged word reads nothing', async () => {
    const { id } = await anOrder([['paygreen', 3_000]]);
    await server.paygreen.refund(`po_${id}`, 500);
    const { faults } = server.bank.tellers.paygreen;
    server.paygreen.faults.isDown = true;
    expect(await toldByPaygreen()).toEqual([503]);
    server.paygreen.faults.isDown = false;
    faults.isForged = true;
    expect(await toldByPaygreen()).toEqual([400]);
    expect((await sumsOf(id)).slice(0, 3)).toEqual([0, 0, 30]);
  });

  it('SUP-379 Paygreen proves a part done of which nobody knows, and it is not taken for one by hand', async () => {
    const { id } = await anOrder([['paygreen', 3_000]]);
    Object.assign(server.paygreen.faults, { losesAnswers: true, diesAfterCancel: true });
    await refund(id, 10);
    Object.assign(server.paygreen.faults, { losesAnswers: false, diesAfterCancel: false, isDown: false });
    expect(await sumsOf(id)).toEqual([0, 10, 20, ['unknown']]);
    expect(await toldByPaygreen()).toEqual([204]);
    expect(await sumsOf(id)).toEqual([10, 0, 20, ['refunded']]);
  });
});

describe('what Paygreen tells while a part of ours is being asked for', () => {
  /** A part that was made as if nobody had answered yet. */
  const partBeing = async (id: number, status: 'requested' | 'pending') => {
    server.paygreen.faults.isDown = true;
    await refund(id, 10);
    server.paygreen.faults.isDown = false;
    const [part] = (await sheetOf(id)).refunds?.flatMap(({ parts }) => parts ?? []) ?? [];
    assert(part?.id, 'it has a part');
    const its = { status, looks: 0, error: null, next_look_at: null };
    await server.db.update(refundParts).set(its).where(eq(refundParts.id, part.id));
    return readPart(server.db, part.id);
  };

  it('SUP-379 leaves one alone that nobody was asked for: it is asked for still', async () => {
    const { id } = await anOrder([['paygreen', 3_000]]);
    const part = await partBeing(id, 'requested');
    await server.payments.hearPaygreen({ id: `po_${id}` });
    await server.payments.refunds.send(part.refund);
    expect(await sumsOf(id)).toEqual([10, 0, 20, ['refunded']]);
  });

  it('SUP-379 the answer to it counts, though a look-up came first and found nothing', async () => {
    const { id } = await anOrder([['paygreen', 3_000]]);
    const asked = await partBeing(id, 'pending');
    await server.payments.hearPaygreen({ id: `po_${id}` });
    const deps = { db: server.db, clock: () => Date.now() };
    const refused = { kind: 'refused', error: 'Solde insuffisant' } as const;
    await settlePart(deps, asked, refused, { mayFailLater: false }, { kind: 'answered' });
    expect(await sumsOf(id)).toEqual([0, 0, 30, ['refused']]);
  });
});

it('SUP-380 a refund by hand at Paygreen that was entered, and not settled before a stop, is read later', async () => {
  const { id } = await anOrder([['paygreen', 3_000]]);
  await server.paygreen.refund(`po_${id}`, 500);
  const stopped = { hear: async () => true };
  const deps = { db: server.db, clock: () => Date.parse('2026-01-05T09:00:00Z') };
  await enterElsewhere(deps, stopped, `po_${id}`, { status: 'captured', refunded_amount: 500 });
  expect((await sumsOf(id)).slice(0, 3)).toEqual([0, 5, 25]);
  await server.payments.refunds.catchUp();
  expect((await sumsOf(id)).slice(0, 3)).toEqual([5, 0, 25]);
});

describe('a payment that its customer disputes', () => {
  it('SUP-381 is refundable no more, its other means are, and support is told once', async () => {
    const { id, card } = await anOrder([
      ['stripe', 5_000],
      ['edenred', 1_000],
    ]);
    server.bank.dispute(card, 5_000);
    server.bank.tellers.stripe.faults.isDoubled = true;
    expect(await told()).toEqual([204, 204]);
    expect((await sumsOf(id)).slice(0, 3)).toEqual([0, 0, 10]);
    const disputed = (await sheetOf(id)).payment_details?.filter(({ disputed_at }) => disputed_at);
    expect(disputed).toMatchObject([{ type: 'stripe', is_refundable: false, refundable_amount: 0 }]);
    const raised = await alertsOf(id);
    expect(raised.map(({ data }) => data.label)).toEqual([expect.stringMatching(/^Litige bancaire, .+ 50,00\s€/)]);
    expect((await refund(id, 10.01)).status).toBe(409);
    expect((await refund(id, 10)).status).toBe(200);
  });

  it('SUP-381 a question of the bank, which takes nothing, shuts nothing; the dispute that it becomes does, once', async () => {
    const { id, card } = await anOrder([['stripe', 5_000]]);
    for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed'] as const) {
      server.bank.dispute(card, 5_000, { type: 'charge.dispute.created', status });
      expect(await told()).toEqual([204]);
    }
    expect((await sumsOf(id)).slice(2, 3)).toEqual([50]);
    expect(await alertsOf(id)).toEqual([]);
    expect((await refund(id, 10)).status).toBe(200);
    await told();
    for (const type of ['charge.dispute.updated', 'charge.dispute.funds_withdrawn'] as const) {
      server.bank.dispute(card, 4_000, { type, status: 'needs_response' });
      expect(await told()).toEqual([204]);
    }
    expect((await refund(id, 1)).status).toBe(409);
    expect((await alertsOf(id)).map(({ data }) => data.label)).toEqual([expect.stringMatching(/^Litige bancaire/)]);
  });
});
