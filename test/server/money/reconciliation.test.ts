import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { refundParts, refunds } from '../../../server/src/db/schema/money/refunds.ts';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import { Reconciliation } from '../../../src/domain/money/reconcile/reconciliation.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { cardOf, type Paid, paidOrder } from './paid-order.ts';

// On the embedded database, or on PostgreSQL where one is given. Providers tell, and parts are looked up, when a test says so.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
let manager: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  [api, manager] = [await server.as('support'), await server.as('manager')];
});
afterAll(() => server.close());
afterEach(() => {
  for (const book of [server.cards, server.edenred])
    Object.assign(book.faults, { losesAnswers: false, isSlow: false, isDown: false });
  server.paygreen.faults.isDown = false;
  // Each test has a day of its own.
  server.advance(26 * 3_600_000);
});

let count = 0;
async function anOrder(paid?: Paid) {
  const { id } = await paidOrder(server, paid);
  const [order] = await server.db
    .select({ center: orders.center_id })
    .from(orders)
    .where(eq(orders.id, OrderId.parse(id)));
  const [payment] = await server.db
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(and(eq(orderPayments.order_id, OrderId.parse(id)), eq(orderPayments.is_refundable, true)));
  assert(order && payment, 'it was paid in a center');
  return { id, center: order.center, card: cardOf(payment.id) };
}
async function refund(id: number, refundAmount: number) {
  const body = { id, refundAmount, subtype: 'refund_other', notes: 'Sac percé' };
  const headers = { 'idempotency-key': `reconcile-${++count}` };
  expect((await api.post(`/processing-orders/${id}/refund/`, body, { headers })).status).toBe(200);
}
const dayOf = () => new Date(server.clock()).toISOString().slice(0, 10);
const comparedIn = async (center: number, date = dayOf()) =>
  Reconciliation.parse((await manager.get('/money-reconciliation/', { query: { date, center } })).body);
const of = ({ differences, pending, providers }: Reconciliation, order: number) => ({
  differences: differences
    .filter((it) => it.order?.id === order)
    .map((it) => [it.kind, it.provider, it.ours, it.theirs, it.our_state, it.their_state]),
  pending: pending.filter((it) => it.order?.id === order).map((it) => [it.provider, it.amount, it.status]),
  answered: providers.map((it) => [it.provider, it.is_answered]),
});
const all = [
  ['card', true],
  ['paygreen', true],
  ['edenred', true],
];

describe('the books of the providers beside ours', () => {
  it('OUR-163 API-O161 agree where every part was given back, over three means', async () => {
    const { id, center } = await anOrder([
      ['edenred', 1_000],
      ['paygreen', 800],
      ['stripe', 4_000],
    ]);
    await refund(id, 25);
    const compared = await comparedIn(center);
    expect(of(compared, id)).toEqual({ differences: [], pending: [], answered: all });
    expect(compared.providers.map(({ ours, theirs }) => [ours, theirs])).toEqual([
      [7, 7],
      [8, 8],
      [10, 10],
    ]);
    expect((await api.get('/money-reconciliation/', { query: { date: dayOf(), center } })).status).toBe(403);
  });

  it('OUR-163 tell a refund that only he has, another state, and one that only we have', async () => {
    const [outside, state, ours] = [await anOrder(), await anOrder(), await anOrder()];
    server.cards.refundByHand(outside.card, 450);
    await refund(state.id, 12);
    server.cards.become('failed', 'expired_or_canceled_card', state.card);
    await refund(ours.id, 3);
    // His book has lost it, or it was never his.
    const [part] = await server.db
      .select({ id: refundParts.id })
      .from(refundParts)
      .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
      .where(eq(refunds.order_id, OrderId.parse(ours.id)));
    assert(part, 'it has a part');
    await server.db.update(refundParts).set({ provider_id: 're_gone' }).where(eq(refundParts.id, part.id));
    const his = await comparedIn(outside.center);
    expect(of(his, outside.id).differences).toEqual([['missingHere', 'card', null, 4.5, null, 'refunded']]);
    expect(his.count).toBe(his.differences.length);
    expect(his.differences.find(({ order }) => order?.id === outside.id)?.number).toMatch(/^re_/);
    expect(of(await comparedIn(state.center), state.id).differences).toEqual([
      ['state', 'card', 12, 12, 'refunded', 'refused'],
    ]);
    const mine = of(await comparedIn(ours.center), ours.id).differences;
    // What he has names our part, which we have by another number: both are told.
    expect(mine).toContainEqual(['missingThere', 'card', 3, null, 'refunded', null]);
    expect(mine).toContainEqual(['missingHere', 'card', null, 3, null, 'refunded']);
  });

  it('OUR-163 of Paygreen and Edenred all that was given back of a payment counts', async () => {
    const [green, meal] = [await anOrder([['paygreen', 3_000]]), await anOrder([['edenred', 2_000]])];
    await refund(green.id, 10);
    await refund(meal.id, 5);
    await server.paygreen.refund(`po_${green.id}`, 250);
    const [payment] = server.edenred.all.map((it) => it.payment).slice(-1);
    server.edenred.refundByHand(payment ?? '', 100);
    expect(of(await comparedIn(green.center), green.id).differences).toEqual([
      ['amount', 'paygreen', 10, 12.5, null, null],
    ]);
    expect(of(await comparedIn(meal.center), meal.id).differences).toEqual([['amount', 'edenred', 5, 6, null, null]]);
  });

  it('OUR-164 who does not answer is told so, and nothing is said of what he has', async () => {
    const { id, center, card } = await anOrder([
      ['stripe', 4_000],
      ['paygreen', 800],
    ]);
    await refund(id, 20);
    server.cards.refundByHand(card, 450);
    server.cards.faults.isDown = true;
    server.paygreen.faults.isDown = true;
    const compared = await comparedIn(center);
    expect(of(compared, id)).toEqual({
      ...{ differences: [], pending: [] },
      answered: [
        ['card', false],
        ['paygreen', false],
        ['edenred', true],
      ],
    });
    expect(compared.providers.map(({ theirs, unread }) => [theirs, unread])).toEqual([
      [null, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  it('OUR-165 what is open is no difference: on its way, unknown, and done there while we have not heard', async () => {
    const [slow, lost] = [await anOrder(), await anOrder()];
    server.cards.faults.isSlow = true;
    await refund(slow.id, 6);
    server.cards.faults.isSlow = false;
    server.cards.faults.losesAnswers = true;
    await refund(lost.id, 7);
    server.cards.faults.losesAnswers = false;
    expect(of(await comparedIn(slow.center), slow.id)).toEqual({
      ...{ differences: [], pending: [['card', 6, 'pending']], answered: all },
    });
    expect(of(await comparedIn(lost.center), lost.id)).toEqual({
      ...{ differences: [], pending: [['card', 7, 'unknown']], answered: all },
    });
    server.cards.become('succeeded', null, slow.card);
    expect(of(await comparedIn(slow.center), slow.id).pending).toEqual([['card', 6, 'pending']]);
  });
});
