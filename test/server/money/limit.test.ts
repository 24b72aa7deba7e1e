import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actions } from '../../../server/src/actions/actions.ts';
import { giveCredits } from '../../../server/src/db/money.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import { generalConfigs } from '../../../server/src/db/schema/general-configs.ts';
import { moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import { moneyProposals } from '../../../server/src/db/schema/money/proposals.ts';
import { refunds } from '../../../server/src/db/schema/money/refunds.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { versionOf } from '../../../src/domain/basis.ts';
import { limitName } from '../../../src/domain/money/limit/limit.ts';
import { Proposals } from '../../../src/domain/money/limit/listed.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { paidOrder } from './paid-order.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let support: Client;
let manager: Client;
let other: Client;
let admin: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  [support, manager, other, admin] = [
    await server.as('support'),
    await server.as('manager'),
    await server.as('manager-acl'),
    await server.as('superadmin'),
  ];
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(generalConfigs).where(sql`name like 'money_limit_%'`));

let count = 0;
const call = (id: number, service: string, body: object, by = support, key = `limit-${++count}`) =>
  by.post(`/processing-orders/${id}/${service}/`, body, { headers: { 'idempotency-key': key } });
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error?: string }).error;
const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

const centerOf = async (id: number) => {
  const [order] = await server.db
    .select({ center: orders.center_id })
    .from(orders)
    .where(eq(orders.id, OrderId.parse(id)));
  assert(order?.center, 'it is there');
  return order.center;
};
const limitTo = async (id: number, euros: unknown) =>
  admin.post('/configs/global/', { name: limitName(await centerOf(id)), value: euros });
const sheetOf = async (id: number) =>
  OrderSheet.parse((await support.get(`/processing-orders/${id}/?products=1&payment_details=1`)).body);
/** How many movements of money and refunds an order has, without its payments. */
const movesOf = async (id: number) => {
  const order = OrderId.parse(id);
  const given = await server.db
    .select({ id: moneyMovements.id })
    .from(moneyMovements)
    .where(and(eq(moneyMovements.order_id, order), isNotNull(moneyMovements.operation_key)));
  return given.length + (await server.db.select().from(refunds).where(eq(refunds.order_id, order))).length;
};

const why = { subtype: 'credit_compensation', notes: '' };
const credit = (id: number, creditAmount: number, more: object = {}) => ({
  ...{ id, field: 'order_id', quantity: 1, creditAmount, ...why },
  ...more,
});
const refund = (id: number, refundAmount: number, more: object = {}) => ({
  ...{ id, refundAmount, subtype: 'refund_other', notes: 'Sac percé de Mme Roy' },
  ...more,
});
const propose = { is_proposal: true };

const lineOf = async (id: number) => {
  const line = (await sheetOf(id)).products?.find(
    ({ quantity, unit_price }) => (quantity ?? 0) >= 2 && (unit_price ?? 0) >= 0.5,
  );
  assert(line?.unit_price, 'it has such a line');
  const cents = Math.round(line.unit_price * 100) * 2;
  const one = { order_product_id: line.order_product_id, quantity: 2, price_per_unit_quantity: line.unit_price };
  return { one, euros: cents / 100 };
};

/** Every call that gives money of an order, with a body that gives more than 0,50 €. */
const gives: Readonly<Record<string, (id: number) => Promise<object>>> = {
  add_credits: async (id) => credit(id, 3),
  add_credits_bulk: async (id) => {
    const { one, euros } = await lineOf(id);
    return { notes: '', subtype: 'credit_damaged', products: [{ ...one, credit_amount: euros }] };
  },
  recredit_shipping_fee: async (id) => ({ id, field: 'order_id', notes: '' }),
  refund: async (id) => refund(id, 3),
  refund_bulk: async (id) => {
    const { one, euros } = await lineOf(id);
    return { notes: '', subtype: 'refund_damaged', products: [{ ...one, refund_amount: euros }] };
  },
  refund_shipping_fee: async (id) => ({ id, field: 'order_id', notes: '' }),
  late_sms: async (id) => ({ id, credits: 3, message: 'Bonjour' }),
  validate: async () => ({ credits: 3, recredit_shipping_fee: true, sms: '' }),
};
/** Those that give nothing of an order: corrections, decisions, drivers' pay and deposits. */
const givesNothing = ['cancel_credits', 'check_refund', 'decide_proposal'];
/** Above the limit an order is canceled all the same: cancel-refund.test.ts. */
const goesOn = ['change_status'];
/** The only one of a change of status that moves money. */
const canceling = { status: 'canceled', refund: '1', blocking_exit_reason_id: 13 };

describe('the limit of a center', () => {
  it('OUR-150 every call that moves money of an order is known to this walk', () => {
    const ofOrders = actions
      .filter(({ isOperation, path }) => isOperation(canceling) && path.startsWith('/processing-orders/:id/'))
      .map(({ path }) => path.split('/')[3] ?? '');
    expect(ofOrders.toSorted()).toEqual([...Object.keys(gives), ...givesNothing, ...goesOn].toSorted());
  });

  it.each(Object.keys(gives))(
    'OUR-150 %s above it is refused, and moves nothing; without it, it is done',
    async (service) => {
      const { id } = await paidOrder(server);
      if (service === 'validate') await call(id, 'process_late_order', {});
      const body = await gives[service]?.(id);
      assert(body, 'the walk has it');
      expect((await limitTo(id, 0.5)).status).toBe(200);
      for (const by of [support, manager, admin]) {
        const answer = await call(id, service, body, by);
        expect([answer.status, codeOf(answer)]).toEqual([409, 'above_limit']);
      }
      expect(await movesOf(id)).toBe(0);
      expect((await limitTo(id, null)).status).toBe(200);
      expect((await call(id, service, body)).status).toBe(200);
      expect(await movesOf(id)).toBeGreaterThan(0);
    },
  );

  it('OUR-150 counts the day of the order: split over calls, kinds, people and means it passes no further', async () => {
    const { id } = await paidOrder(server, [
      ['edenred', 1_000],
      ['stripe', 4_000],
    ]);
    await limitTo(id, 20);
    expect((await call(id, 'add_credits', credit(id, 8))).status).toBe(200);
    // Edenred takes 10,00, the card 1,50.
    expect((await call(id, 'refund', refund(id, 11.5), manager)).status).toBe(200);
    const above = await call(id, 'add_credits', credit(id, 0.51));
    expect([above.status, errorOf(above)]).toEqual([
      409,
      'Au-dessus de la limite du centre (19,50\u00a0€ déjà donnés ce jour sur la commande, limite 20,00\u00a0€, encore 0,50\u00a0€) : proposez ce montant à un responsable depuis la fiche de la commande.',
    ]);
    expect((await sheetOf(id)).money_limit).toEqual({ limit: 20, days: [{ day: '2026-03-10', amount: 19.5 }] });
    expect((await call(id, 'add_credits', credit(id, 0.5))).status).toBe(200);
    // Taking back opens nothing, cancelling what was given whole does.
    expect((await call(id, 'add_credits', credit(id, -3))).status).toBe(200);
    expect((await call(id, 'add_credits', credit(id, 0.01))).status).toBe(409);
    // Another order of the center has a day of its own.
    const { id: next } = await paidOrder(server);
    if ((await centerOf(next)) === (await centerOf(id)))
      expect((await call(next, 'add_credits', credit(next, 20))).status).toBe(200);
  });

  it('OUR-150 a credit that is cancelled whole, and a part that its means refused, count no more; the next day is another', async () => {
    const { id, customer } = await paidOrder(server);
    await limitTo(id, 10);
    expect((await call(id, 'add_credits', credit(id, 10))).status).toBe(200);
    const [entry] = (await support.get(`/users/${customer}/credits/`)).body as { id: number }[];
    expect((await call(id, 'cancel_credits', { log_money_id: entry?.id, notes: '' })).status).toBe(200);
    server.cards.faults.refusal = 'Carte expirée';
    expect((await call(id, 'refund', refund(id, 10))).status).toBe(409);
    server.cards.faults.refusal = null;
    expect((await call(id, 'refund', refund(id, 10))).status).toBe(200);
    expect((await call(id, 'add_credits', credit(id, 0.01))).status).toBe(409);
    server.advance(24 * 3_600_000);
    expect((await call(id, 'add_credits', credit(id, 10))).status).toBe(200);
  });

  it('OUR-150 two agents who send at once pass it once', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await paidOrder(server);
      await limitTo(id, 10);
      const answers = await Promise.all([
        call(id, 'add_credits', credit(id, 6)),
        call(id, 'refund', refund(id, 6), manager),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await movesOf(id)).toBeGreaterThan(0);
    }
  });

  it.each(['-1', -1, 0.001, true, 2_000_000])(
    'OUR-150 a limit of %j is no amount, and is not stored',
    async (value) => {
      const { id } = await paidOrder(server);
      const answer = await limitTo(id, value);
      expect([answer.status, errorOf(answer)]).toEqual([
        400,
        `${limitName(await centerOf(id))} : un montant en euros, avec deux décimales au plus, ou rien`,
      ]);
      // Of an earlier build, or by hand: what is no amount lets nothing pass.
      await server.db.insert(generalConfigs).values({ name: limitName(await centerOf(id)), value: 'beaucoup' });
      expect((await call(id, 'add_credits', credit(id, 0.01))).status).toBe(409);
    },
  );
});

const decide = (order: number, proposal_id: number, decision: string, by = manager, reason = '', key?: string) =>
  call(order, 'decide_proposal', { proposal_id, decision, reason }, by, key);
const proposed = async (id: number, service: string, body: object, by = support) => {
  const answer = await call(id, service, { ...body, ...propose }, by);
  expect([answer.status, errorOf(answer)]).toEqual([200, undefined]);
  const proposal = (await sheetOf(id)).proposals?.[0];
  assert(proposal, 'it is on the sheet');
  return proposal;
};

describe('money that is proposed above it', () => {
  it('OUR-151 API-S12 is the same call: nothing moves, nothing is reserved, and it is on the sheet', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 5);
    const before = await sheetOf(id);
    const proposal = await proposed(id, 'refund', refund(id, 20));
    expect(proposal).toMatchObject({
      ...{ kind: 'refund', amount: 20, type_label: 'Autre', status: 'proposed', notes: 'Sac percé de Mme Roy' },
      ...{ seen_refunded: 0, seen_recredited: 0, decided_by: null, refusal: null },
    });
    const hours = Date.parse(proposal.expires_at ?? '') - Date.parse(proposal.created_at ?? '');
    expect(hours).toBe(24 * 3_600_000);
    const { proposals: _, ...after } = await sheetOf(id);
    const { proposals: __, ...then } = before;
    expect([after, await movesOf(id)]).toEqual([then, 0]);
    const [stored] = await server.db.select().from(moneyProposals).where(eq(moneyProposals.id, proposal.id));
    expect(JSON.stringify(stored?.body)).not.toContain('Roy');
    // What does not pass, and what the call itself refuses, is not proposed.
    const small = await call(id, 'refund', { ...refund(id, 5), ...propose });
    expect([small.status, errorOf(small)]).toEqual([
      409,
      'Ce montant ne dépasse pas la limite du centre : envoyez-le vous-même',
    ]);
    expect((await call(id, 'refund', { ...refund(id, 50.01), ...propose })).status).toBe(409);
    await limitTo(id, null);
    expect((await call(id, 'refund', { ...refund(id, 20), ...propose })).status).toBe(409);
  });

  it.each(Object.keys(gives).filter((it) => it !== 'late_sms' && it !== 'validate'))(
    'OUR-151 OUR-152 API-O41 %s is proposed, and another manager sends it as it would have been',
    async (service) => {
      const { id } = await paidOrder(server);
      await limitTo(id, 0.5);
      const body = await gives[service]?.(id);
      assert(body, 'the walk has it');
      const { id: proposal, amount } = await proposed(id, service, body);
      expect((await decide(id, proposal, 'send')).status).toBe(200);
      const { amount_refund, amount_recredit, proposals } = await sheetOf(id);
      expect((amount_refund ?? 0) + (amount_recredit ?? 0)).toBeCloseTo(amount ?? 0, 5);
      expect(proposals?.[0]).toMatchObject({ status: 'sent', decided_by: { last_name: expect.any(String) } });
      // The limit of the day is passed now: nothing more without another's word.
      expect((await call(id, 'add_credits', credit(id, 0.01))).status).toBe(409);
    },
  );

  it('OUR-152 never by its author, never by an agent; refused with a reason; taken back by its author alone', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 1);
    const mine = await proposed(id, 'refund', refund(id, 20), manager);
    const own = await decide(id, mine.id, 'send');
    expect([own.status, errorOf(own)]).toEqual([409, 'Votre proposition : un autre responsable en décide']);
    expect((await decide(id, mine.id, 'send', support)).status).toBe(403);
    expect((await decide(id, mine.id, 'refuse', support, 'non')).status).toBe(403);
    expect(errorOf(await decide(id, mine.id, 'withdraw', other))).toBe(
      'Seul son auteur retire ou reprend une proposition',
    );
    expect(errorOf(await decide(id, mine.id, 'refuse', other, ' '))).toBe(
      'Dites pourquoi : son auteur lira cette raison',
    );
    expect((await decide(id, mine.id, 'refuse', other, ' Déjà rendu ')).status).toBe(200);
    expect((await sheetOf(id)).proposals?.[0]).toMatchObject({ status: 'refused', refusal: 'Déjà rendu' });
    expect(errorOf(await decide(id, mine.id, 'send', other))).toMatch(/^Cette proposition est déjà refusée par .+ le /);
    const again = await proposed(id, 'refund', refund(id, 20));
    expect((await decide(id, again.id, 'withdraw', support)).status).toBe(200);
    expect((await decide(id, again.id, 'send')).status).toBe(409);
    // Another order's number is none of this one.
    expect(errorOf(await decide((await paidOrder(server)).id, again.id, 'send'))).toBe(
      "Cette proposition n'est pas de cette commande",
    );
    expect(await movesOf(id)).toBe(0);
  });

  it('OUR-152 is checked again: an order whose money moved, or a day, ends it; it can still be refused', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 1);
    const changed = await proposed(id, 'refund', refund(id, 20));
    expect((await call(id, 'add_credits', credit(id, 1))).status).toBe(200);
    const answer = await decide(id, changed.id, 'send');
    expect([answer.status, errorOf(answer)]).toEqual([
      409,
      "La commande a changé depuis la proposition : rien n'est parti. Refusez-la, ou proposez de nouveau.",
    ]);
    expect((await decide(id, changed.id, 'refuse', manager, 'Déjà crédité')).status).toBe(200);
    const late = await proposed(id, 'refund', refund(id, 20));
    server.advance(24 * 3_600_000);
    expect(errorOf(await decide(id, late.id, 'send'))).toBe("Cette proposition a expiré : rien n'est parti");
    expect((await sheetOf(id)).amount_refund).toBe(0);
  });

  it('OUR-243 API-O41 is sent back to its author with a word, and nobody else decides it meanwhile', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 1);
    const { id: mine } = await proposed(id, 'refund', refund(id, 20));
    expect((await decide(id, mine, 'review', support, 'moins')).status).toBe(403);
    expect(errorOf(await decide(id, mine, 'review', manager, ' '))).toBe(
      'Dites pourquoi : son auteur lira cette raison',
    );
    expect((await decide(id, mine, 'review', manager, ' Seulement 12 € ')).status).toBe(200);
    expect((await sheetOf(id)).proposals?.[0]).toMatchObject({
      ...{ status: 'to_review', refusal: 'Seulement 12 €', decided_by: { last_name: expect.any(String) } },
    });
    for (const decision of ['send', 'refuse', 'review'])
      expect(errorOf(await decide(id, mine, decision, other, 'non'))).toBe(
        'Renvoyée à son auteur : il la reprend ou la retire',
      );
    expect((await decide(id, mine, 'withdraw', support)).status).toBe(200);
    expect((await sheetOf(id)).proposals).toMatchObject([{ status: 'withdrawn' }]);
    expect(await movesOf(id)).toBe(0);
  });

  it('OUR-244 API-O41 its author takes it up with another amount: a proposal like any, checked anew', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 5);
    const { id: mine } = await proposed(id, 'refund', refund(id, 20));
    const resume = (more: object, by = support) =>
      call(id, 'decide_proposal', { proposal_id: mine, decision: 'resume', reason: '', ...more }, by);
    expect(errorOf(await resume({ amount: 12 }))).toBe("Cette proposition n'est pas à revoir");
    expect((await decide(id, mine, 'review', manager, 'Seulement 12 €')).status).toBe(200);
    // The order moved meanwhile: what it rests on is what its author sees now.
    expect((await call(id, 'add_credits', credit(id, 1))).status).toBe(200);
    expect(errorOf(await resume({ amount: 12 }, other))).toBe('Seul son auteur retire ou reprend une proposition');
    expect(errorOf(await resume({ amount: 4 }))).toBe(
      'Ce montant ne dépasse pas la limite du centre : envoyez-le vous-même',
    );
    expect((await resume({ amount: 50.01 })).status).toBe(409);
    expect((await resume({ amount: 12, amount_refund_should_be: 3 })).status).toBe(409);
    expect((await resume({ amount: 12, notes: ' Un seul sac ', amount_refund_should_be: 0 })).status).toBe(200);
    const [anew, before] = (await sheetOf(id)).proposals ?? [];
    expect(before).toMatchObject({ id: mine, status: 'resumed', amount: 20, refusal: 'Seulement 12 €' });
    expect(anew).toMatchObject({
      ...{ status: 'proposed', amount: 12, notes: 'Un seul sac', resumes: mine, is_of_order: true, refusal: null },
      ...{ seen_recredited: 1, decided_by: null },
    });
    expect(Date.parse(anew?.expires_at ?? '') - Date.parse(anew?.created_at ?? '')).toBe(24 * 3_600_000);
    expect((await resume({ amount: 12 })).status).toBe(409);
    expect(await movesOf(id)).toBe(1);
    assert(anew, 'it is on the sheet');
    expect((await decide(id, anew.id, 'send')).status).toBe(200);
    expect(await sheetOf(id)).toMatchObject({ amount_refund: 12, amount_recredit: 1 });
  });

  it('OUR-244 SUP-335 a credit that is taken up rests on what was recredited by then', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 5);
    const { id: mine } = await proposed(id, 'add_credits', { ...credit(id, 20), amount_recredit_should_be: 0 });
    expect((await decide(id, mine, 'review', manager, 'Seulement 12 €')).status).toBe(200);
    expect((await call(id, 'add_credits', credit(id, 1))).status).toBe(200);
    const resumed = { proposal_id: mine, decision: 'resume', reason: '', amount: 12 };
    expect((await call(id, 'decide_proposal', resumed, support)).status).toBe(200);
    const [anew] = (await sheetOf(id)).proposals ?? [];
    assert(anew, 'it is on the sheet');
    expect((await decide(id, anew.id, 'send')).status).toBe(200);
    expect(await sheetOf(id)).toMatchObject({ amount_recredit: 13 });
  });

  it('OUR-244 of lines and of a fee the amount stays that of the order; what was sent back is over in a day', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 0.5);
    const fee = await proposed(id, 'recredit_shipping_fee', { id, field: 'order_id', notes: '' });
    expect(fee.is_of_order).toBe(false);
    expect((await decide(id, fee.id, 'review', manager, 'Dites pourquoi')).status).toBe(200);
    const resume = (proposal_id: number) =>
      call(
        id,
        'decide_proposal',
        { proposal_id, decision: 'resume', reason: '', amount: 99, notes: 'En retard' },
        support,
      );
    expect((await resume(fee.id)).status).toBe(200);
    const [anew] = (await sheetOf(id)).proposals ?? [];
    assert(anew, 'it is on the sheet');
    expect(anew).toMatchObject({ amount: fee.amount, notes: 'En retard', status: 'proposed' });
    expect((await decide(id, anew.id, 'review', manager, 'Encore')).status).toBe(200);
    server.advance(24 * 3_600_000);
    expect(errorOf(await resume(anew.id))).toBe("Cette proposition a expiré : rien n'est parti");
  });

  it('OUR-245 E-O41 tells what its customer was given lately, of all his orders, without what came to nothing', async () => {
    const [first, { id }] = [await paidOrder(server), await paidOrder(server)];
    const customer = (
      await server.db
        .select()
        .from(orderSheets)
        .where(eq(orderSheets.order_id, OrderId.parse(id)))
    )[0]?.customer_id;
    assert(customer, 'it has one');
    await server.db
      .update(orderSheets)
      .set({ customer_id: customer })
      .where(eq(orderSheets.order_id, OrderId.parse(first.id)));
    // Older than that: not told.
    const before = [
      { kind: 'credit', cents: 3_000, order_id: OrderId.parse(first.id), customer_id: customer, notes: '' },
    ] as const;
    await server.db.transaction((tx) =>
      giveCredits('support@quai.example', before)(tx, server.clock() - 31 * 86_400_000, null),
    );
    expect((await call(first.id, 'add_credits', credit(first.id, 3))).status).toBe(200);
    server.advance(1_000);
    const { one, euros } = await lineOf(first.id);
    const lines = { notes: '', subtype: 'credit_damaged', products: [{ ...one, credit_amount: euros }] };
    expect((await call(first.id, 'add_credits_bulk', lines)).status).toBe(200);
    server.advance(1_000);
    expect((await call(id, 'refund', refund(id, 4))).status).toBe(200);
    await limitTo(id, 5);
    const { given_before, id: proposal } = await proposed(id, 'refund', refund(id, 20));
    expect(given_before).toMatchObject({ count: 3, amount: 7 + euros });
    expect(given_before?.entries).toMatchObject([
      { kind: 'refund', amount: 4, type_label: 'Autre', order: { id } },
      { kind: 'credit', amount: euros, order: { id: first.id } },
      { kind: 'credit', amount: 3, type_label: expect.any(String), order: { id: first.id } },
    ]);
    expect((await decide(id, proposal, 'refuse', manager, 'non')).status).toBe(200);
    expect((await sheetOf(id)).proposals?.[0]?.given_before).toBeNull();
  });

  it('OUR-151 what takes back in the same call is not proposed: nobody would read one sum of both', async () => {
    const { id } = await paidOrder(server);
    const { one, euros } = await lineOf(id);
    const given = { notes: '', subtype: 'credit_damaged', products: [{ ...one, credit_amount: euros }] };
    expect((await call(id, 'add_credits_bulk', given)).status).toBe(200);
    const other = (await sheetOf(id)).products?.find(
      (it) => it.order_product_id !== one.order_product_id && (it.quantity ?? 0) > 0 && (it.unit_price ?? 0) >= 0.5,
    );
    assert(other?.unit_price, 'it has another line');
    const { order_product_id, unit_price: price } = other;
    const products = [
      { ...one, quantity: -2, credit_amount: -euros },
      { order_product_id, quantity: 1, price_per_unit_quantity: price, credit_amount: price },
    ];
    await limitTo(id, 0.1);
    const answer = await call(id, 'add_credits_bulk', { ...given, products, ...propose });
    expect([answer.status, errorOf(answer)]).toEqual([409, expect.stringMatching(/^Une proposition ne reprend rien/)]);
    expect((await sheetOf(id)).proposals).toEqual([]);
  });

  it('OUR-152 is never sent as another sum: a fee that changed since is a change of the order', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 0.5);
    const { id: proposal, amount } = await proposed(id, 'recredit_shipping_fee', { id, field: 'order_id', notes: '' });
    const fee = sql`jsonb_set(${orders.data}, '{shipping_fee}', to_jsonb(${(amount ?? 0) + 20}::numeric))`;
    await server.db
      .update(orders)
      .set({ data: fee })
      .where(eq(orders.id, OrderId.parse(id)));
    expect(errorOf(await decide(id, proposal, 'send'))).toMatch(/^La commande a changé/);
    expect(await movesOf(id)).toBe(0);
  });

  it('OUR-152 two managers who send at once send once; the same key again moves nothing more', async () => {
    const { id } = await paidOrder(server);
    await limitTo(id, 1);
    const { id: proposal } = await proposed(id, 'refund', refund(id, 20));
    const answers = await Promise.all([decide(id, proposal, 'send'), decide(id, proposal, 'send', other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await sheetOf(id)).amount_refund).toBe(20);
    const { id: next } = await paidOrder(server);
    await limitTo(next, 1);
    const { id: second } = await proposed(next, 'add_credits', credit(next, 20));
    const twice = [
      await decide(next, second, 'send', manager, '', 'send-once'),
      await decide(next, second, 'send', manager, '', 'send-once'),
    ];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await movesOf(next)).toBe(1);
    expect((await manager.get('/operations/send-once/')).body).toMatchObject({ status: 200 });
  });

  it('OUR-177 one that moved is told with when it was set, and not with when that of another center was', async () => {
    const set = (center: number, value: number, headers = {}) =>
      admin.post('/configs/global/', { name: limitName(center), value }, { headers });
    expect((await set(1, 10)).status).toBe(200);
    const setMs = server.clock();
    server.advance(60_000);
    expect((await set(2, 20)).status).toBe(200);
    const refused = await set(1, 30, { 'if-match': versionOf({ value: 5 }) });
    expect(refused).toMatchObject({ status: 412, body: { changed_at: new Date(setMs).toISOString() } });
  });

  it('OUR-153 API-O42 E-O41 a center lists them: all to managers, his own to an agent', async () => {
    const { id } = await paidOrder(server);
    const center = await centerOf(id);
    await limitTo(id, 1);
    const [his, hers] = [
      await proposed(id, 'refund', refund(id, 20)),
      await proposed(id, 'refund', refund(id, 21), other),
    ];
    const listed = async (by: Client, of: number = center) =>
      Proposals.parse((await by.get('/money-proposals/', { query: { center: of } })).body);
    const ids = async (by: Client, of: number = center) =>
      (await listed(by, of)).proposals.filter(({ order }) => order.id === id).map((it) => it.id);
    expect([await ids(manager), await ids(support), await ids(manager, center + 1)]).toEqual([
      [hers.id, his.id],
      [his.id],
      [],
    ]);
    expect((await listed(manager)).limit).toBe(1);
    expect((await listed(support)).proposals.find((it) => it.id === his.id)?.order).toMatchObject({
      ...{ id, amount_refund: 0, amount_refund_pending: 0, amount_recredit: 0, money_limit: { limit: 1, days: [] } },
    });
    expect((await (await server.as('dispatch')).get('/money-proposals/', { query: { center } })).status).toBe(403);
    server.advance(49 * 3_600_000);
    expect(await ids(manager)).toEqual([]);
  });
});
