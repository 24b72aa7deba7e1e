import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { refundChecks, refundParts } from '../../../server/src/db/schema/money/refunds.ts';
import { alerts } from '../../../server/src/db/schema/settings.ts';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import { sumsAfterCheck, sumsBeforeCheck } from '../../../src/domain/money/refund/after-check.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { cardOf, givenBack, type Paid, paidOrder } from './paid-order.ts';

// On the embedded database, or on PostgreSQL where one is given. Look-ups run when a test says so.

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
  Object.assign(server.cards.faults, { refusal: null, losesAnswers: false, isSlow: false, isDown: false });
  Object.assign(server.paygreen.faults, { losesAnswers: false, diesAfterCancel: false, isDown: false });
});

const hourMs = 3_600_000;
let count = 0;
const keyed = (key = `checks-${++count}`) => ({ headers: { 'idempotency-key': key } });
const sheetOf = async (id: number) =>
  OrderSheet.parse((await api.get(`/processing-orders/${id}/?products=1&payment_details=1`)).body);
const partsOf = async (id: number) => (await sheetOf(id)).refunds?.flatMap(({ parts }) => parts ?? []) ?? [];
const partOf = async (id: number) => {
  const part = (await partsOf(id)).at(-1);
  assert(part?.id, 'it has a part');
  return { ...part, id: part.id };
};
const sumsOf = async (id: number) => {
  const { amount_refund, amount_refund_pending, refundable_amount } = await sheetOf(id);
  return [amount_refund, amount_refund_pending, refundable_amount, (await partOf(id)).status];
};
const refund = (id: number, refundAmount: number) =>
  api.post(
    `/processing-orders/${id}/refund/`,
    { id, refundAmount, subtype: 'refund_other', notes: 'Sac percé' },
    keyed(),
  );
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error?: string }).error;
const body = (part_id: number, status: string, seen_check_id: number | null = null) => ({
  ...{ part_id, status, seen_in: ' Stripe, re_41c ', seen_check_id },
});
const check = (order: number, sent: object, by = api, key?: string) =>
  by.post(`/processing-orders/${order}/check_refund/`, sent, keyed(key));

/** An order of which nobody knows a part, after a day of look-ups; `isDone`: the provider did it all the same. */
async function unknownOf(cents = 2_000, { paid, isDone = false }: { paid?: Paid; isDone?: boolean } = {}) {
  const order = await paidOrder(server, paid);
  server.cards.faults[isDone ? 'losesAnswers' : 'isDown'] = true;
  server.paygreen.faults.losesAnswers = true;
  server.paygreen.faults.diesAfterCancel = true;
  expect((await refund(order.id, cents / 100)).status).toBe(200);
  server.cards.faults.losesAnswers = false;
  server.cards.faults.isDown = true;
  const { id } = await partOf(order.id);
  await server.db.update(refundParts).set({ looks: 157, next_look_at: null }).where(eq(refundParts.id, id));
  return { ...order, part: id };
}

const paymentOf = async (order: number) => {
  const [payment] = await server.db
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.order_id, OrderId.parse(order)), eq(orderPayments.is_refundable, true)));
  assert(payment, 'it was paid');
  return payment;
};

describe('a part of which nobody knows, checked by a person', () => {
  it('SUP-377 API-S73 refunded: is in the ledger, counts as given back, and says who saw it, when and where', async () => {
    const { id, part } = await unknownOf();
    expect(await sumsOf(id)).toEqual([0, 20, 30, 'unknown']);
    const answer = await check(id, body(part, 'refunded'));
    expect([answer.status, errorOf(answer)]).toEqual([200, undefined]);
    expect(await sumsOf(id)).toEqual([20, 0, 30, 'refunded']);
    expect(await givenBack(server, id)).toBe(2_000);
    expect((await partOf(id)).checks).toEqual([
      {
        id: expect.any(Number),
        ...{ status: 'refunded', seen_in: 'Stripe, re_41c' },
        created_at: new Date(server.clock()).toISOString(),
        done_by: expect.objectContaining({ first_name: expect.any(String) }),
      },
    ]);
    expect(OrderSheet.parse(answer.body).refunds).toEqual((await sheetOf(id)).refunds);
  });

  it('SUP-377 refused: may be refunded again, and the ledger has nothing of it', async () => {
    const { id, part } = await unknownOf();
    expect((await check(id, body(part, 'refused'))).status).toBe(200);
    expect(await sumsOf(id)).toEqual([0, 0, 50, 'refused']);
    expect(await givenBack(server, id)).toBe(0);
    server.cards.faults.isDown = false;
    expect((await refund(id, 50)).status).toBe(200);
    expect((await sheetOf(id)).amount_refund).toBe(50);
  });

  it('SUP-377 still unknown: stays held with its note, and can be checked again', async () => {
    const { id, part } = await unknownOf();
    const first = await check(id, body(part, 'unknown'));
    expect([first.status, await sumsOf(id)]).toEqual([200, [0, 20, 30, 'unknown']]);
    const { checks } = await partOf(id);
    expect(checks).toMatchObject([{ status: 'unknown', seen_in: 'Stripe, re_41c' }]);
    const last = checks?.at(-1)?.id ?? null;
    expect((await check(id, { ...body(part, 'refused', last), seen_in: 'Relevé' })).status).toBe(200);
    expect((await partOf(id)).checks).toMatchObject([{ status: 'unknown' }, { status: 'refused', seen_in: 'Relevé' }]);
    expect(await sumsOf(id)).toEqual([0, 0, 50, 'refused']);
  });

  it('SUP-377 SUP-367 still unknown at Paygreen: the other means of the order can be refunded meanwhile', async () => {
    const paid: Paid = [
      ['paygreen', 1_800],
      ['stripe', 2_820],
    ];
    const { id, part } = await unknownOf(1_200, { paid });
    server.cards.faults.isDown = false;
    expect((await refund(id, 10)).status).toBe(409);
    expect((await check(id, body(part, 'unknown'))).status).toBe(200);
    const { refundable_amount, payment_details } = await sheetOf(id);
    const paygreen = payment_details?.find(({ type, amount }) => type === 'paygreen' && amount === 18);
    expect([refundable_amount, paygreen?.is_refundable, paygreen?.refundable_amount]).toEqual([28.2, false, 0]);
    expect((await refund(id, 28.2)).status).toBe(200);
    expect(await sheetOf(id)).toMatchObject({ amount_refund: 28.2, amount_refund_pending: 12, refundable_amount: 0 });
  });

  it.each(['refunded', 'refused'] as const)(
    'SUP-377 SUP-367 the window says what becomes of the order, at Paygreen too: still unknown, then %s',
    async (seen) => {
      const paid: Paid = [
        ['paygreen', 1_800],
        ['stripe', 2_820],
      ];
      const { id, part } = await unknownOf(1_200, { paid });
      const isOther = and(eq(orderPayments.order_id, OrderId.parse(id)), eq(orderPayments.is_refundable, false));
      await server.db.update(orderPayments).set({ type: 'stripe' }).where(isOther);
      for (const status of ['unknown', seen] as const) {
        const its = await partOf(id);
        const last = its.checks?.at(-1)?.id ?? null;
        const after = sumsAfterCheck(await sheetOf(id), its, status);
        expect((await check(id, body(part, status, last))).status).toBe(200);
        expect(sumsBeforeCheck(await sheetOf(id))).toEqual(after);
      }
    },
  );

  it('SUP-377 of two people at once one is told what the other saw, whichever comes first', async () => {
    for (const [mine, his] of [
      ['refunded', 'refused'],
      ['unknown', 'refunded'],
    ] as const) {
      const { id, part } = await unknownOf();
      const both = await Promise.all([check(id, body(part, mine)), check(id, body(part, his), manager)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const words = { refunded: 'remboursé', refused: 'refusé', unknown: 'inconnu' };
      const { checks } = await partOf(id);
      const first = both[0]?.status === 200 ? mine : his;
      expect(checks).toMatchObject([{ status: first }]);
      const refusal = both.find(({ status }) => status === 409);
      assert(refusal, 'one is refused');
      expect(errorOf(refusal)).toMatch(new RegExp(`^Déjà vérifié : ${words[first]}, vu par .+ : Stripe, re_41c$`));
    }
  });

  it('SUP-377 before the last look-up only managers decide, from the fifth on, and nobody before', async () => {
    const order = await paidOrder(server);
    server.cards.faults.isDown = true;
    expect((await refund(order.id, 20)).status).toBe(200);
    const { id } = await partOf(order.id);
    const refusal = 'Cette part est encore recherchée : seul un responsable peut en décider, après cinq recherches';
    for (const looks of [0, 4]) {
      await server.db.update(refundParts).set({ looks }).where(eq(refundParts.id, id));
      const answers = [await check(order.id, body(id, 'refused')), await check(order.id, body(id, 'refused'), manager)];
      expect(answers.map((it) => [it.status, errorOf(it)])).toEqual(Array(2).fill([409, refusal]));
    }
    await server.db.update(refundParts).set({ looks: 5 }).where(eq(refundParts.id, id));
    const early = await check(order.id, body(id, 'refused'));
    expect([early.status, errorOf(early)]).toEqual([409, refusal]);
    expect((await check(order.id, body(id, 'refused'), manager)).status).toBe(200);
  });

  it('SUP-377 is not for those who do not edit orders, names no part of another order, and says where', async () => {
    const [{ id, part }, other] = [await unknownOf(), await paidOrder(server)];
    for (const role of ['dispatch', 'quai', 'preparation', 'logistique'])
      expect((await check(id, body(part, 'refused'), await server.as(role))).status).toBe(403);
    const elsewhere = await check(other.id, body(part, 'refused'));
    expect([elsewhere.status, errorOf(elsewhere)]).toEqual([409, "Ce remboursement n'est pas de cette commande"]);
    for (const wrong of [{ seen_in: '  ' }, { status: 'pending' }, { seen_check_id: 'x' }, { more: 1 }])
      expect((await check(id, { ...body(part, 'refused'), ...wrong })).status).toBe(400);
    expect(await sumsOf(id)).toEqual([0, 20, 30, 'unknown']);
  });

  it('SUP-376 SUP-377 a check is an operation: the same key does it once', async () => {
    const { id, part } = await unknownOf();
    const sent = body(part, 'refunded');
    expect((await check(id, sent, api, 'check-once')).status).toBe(200);
    expect((await check(id, sent, api, 'check-once')).status).toBe(200);
    expect((await check(id, body(part, 'refused'), api, 'check-once')).status).toBe(422);
    expect((await api.get('/operations/check-once/')).body).toMatchObject({ status: 200, error: null });
    expect(await server.db.select().from(refundChecks).where(eq(refundChecks.part_id, part))).toHaveLength(1);
    expect(await givenBack(server, id)).toBe(2_000);
  });

  it('SUP-377 SUP-583 a settled part lets its customer be forgotten, one still unknown does not; places are cleared', async () => {
    const { id, customer, part } = await unknownOf();
    await server.db
      .update(orders)
      .set({ status: 'received' })
      .where(sql`${orders.id} in (select order_id from order_sheets where customer_id = ${customer})`);
    const forget = async () =>
      (await server.as('superadmin')).post(`/users/${customer}/anonymise/`, undefined, keyed());
    expect((await check(id, body(part, 'unknown'))).status).toBe(200);
    expect((await forget()).status).toBe(400);
    const last = (await partOf(id)).checks?.at(-1)?.id ?? null;
    expect((await check(id, body(part, 'refunded', last))).status).toBe(200);
    expect((await forget()).status).toBe(200);
    expect((await partOf(id)).checks?.map(({ seen_in }) => seen_in)).toEqual(['', '']);
  });
});

describe('a provider who speaks after a person', () => {
  const lookLater = async (hours: number) => {
    server.cards.faults.isDown = false;
    server.advance(hours * hourMs);
    await server.payments.refunds.catchUp();
  };

  it('SUP-377 confirms it without a word, and is asked for nothing', async () => {
    const { id, part } = await unknownOf(2_000, { isDone: true });
    expect((await check(id, body(part, 'refunded'))).status).toBe(200);
    const before = server.cards.all.length;
    await lookLater(2);
    expect([await sumsOf(id), (await partOf(id)).contradiction]).toEqual([[20, 0, 30, 'refunded'], null]);
    expect(server.cards.all).toHaveLength(before);
  });

  it('SUP-377 who did nothing is not asked again for a part that a person said is not refunded', async () => {
    const { id, part } = await unknownOf();
    const before = server.cards.all.length;
    expect((await check(id, body(part, 'refused'))).status).toBe(200);
    for (const hours of [2, 4]) await lookLater(hours);
    expect([await sumsOf(id), (await partOf(id)).contradiction]).toEqual([[0, 0, 50, 'refused'], null]);
    expect(server.cards.all).toHaveLength(before);
  });

  it('SUP-377 and says otherwise is a line that changes nothing by itself; then it is checked again', async () => {
    const { id, part } = await unknownOf(2_000, { isDone: true });
    expect((await check(id, body(part, 'refused'))).status).toBe(200);
    await lookLater(2);
    expect(await sumsOf(id)).toEqual([0, 0, 50, 'refused']);
    const { contradiction, checks } = await partOf(id);
    expect(contradiction).toEqual({ status: 'refunded', created_at: new Date(server.clock()).toISOString() });
    const last = checks?.at(-1)?.id ?? null;
    for (const hours of [1, 30]) await lookLater(hours);
    expect((await partOf(id)).contradiction).toEqual(contradiction);
    const raised = await server.db
      .select()
      .from(alerts)
      .where(sql`${alerts.data} ->> 'link' = ${`/support/order/${id}`}`);
    expect(raised.map(({ data }) => data.label)).toEqual([
      expect.stringMatching(/^Remboursement à revoir, .+ : le prestataire dit autre chose de 20,00\s€ que ce qu'une/),
    ]);
    expect((await check(id, body(part, 'refunded', last))).status).toBe(200);
    expect(await sumsOf(id)).toEqual([20, 0, 30, 'refunded']);
    expect([await givenBack(server, id), (await partOf(id)).contradiction]).toEqual([2_000, null]);
  });

  it('SUP-377 a part found refunded after all is refused where its payment covers it no more', async () => {
    const { id, part } = await unknownOf(2_000, { isDone: true });
    expect((await check(id, body(part, 'refused'))).status).toBe(200);
    await lookLater(2);
    server.cards.faults.isDown = true;
    expect((await refund(id, 40)).status).toBe(200);
    const told = (await partsOf(id)).find((it) => it.id === part);
    expect(told?.contradiction?.status).toBe('refunded');
    const last = told?.checks?.at(-1)?.id ?? null;
    const again = await check(id, body(part, 'refunded', last));
    expect([again.status, errorOf(again)]).toEqual([
      409,
      'Le moyen de paiement ne couvre plus cette part : autre chose a été remboursé depuis',
    ]);
    const { amount_refund, amount_refund_pending } = await sheetOf(id);
    expect([await givenBack(server, id), amount_refund, amount_refund_pending]).toEqual([0, 0, 40]);
  });

  it('SUP-377 a refund that fails at the bank after a person saw it done takes nothing back by itself', async () => {
    const { id, part } = await unknownOf(2_000, { isDone: true });
    expect((await check(id, body(part, 'refunded'))).status).toBe(200);
    server.cards.become('failed', 'Compte clos', cardOf((await paymentOf(id)).id));
    await lookLater(2);
    expect([await sumsOf(id), (await partOf(id)).contradiction?.status]).toEqual([[20, 0, 30, 'refunded'], 'refused']);
    const last = (await partOf(id)).checks?.at(-1)?.id ?? null;
    expect((await check(id, body(part, 'refused', last))).status).toBe(200);
    expect([await sumsOf(id), await givenBack(server, id)]).toEqual([[0, 0, 50, 'refused'], 0]);
  });

  it('SUP-377 an answer that comes while a person decides is compared with what he saw', async () => {
    const { id, part } = await unknownOf();
    await server.db
      .update(refundParts)
      .set({ next_look_at: new Date(server.clock()).toISOString() })
      .where(eq(refundParts.id, part));
    Object.assign(server.cards.faults, { isDown: false, delayMs: 400 });
    const look = server.payments.refunds.catchUp();
    await new Promise((done) => setTimeout(done, 60));
    expect((await check(id, body(part, 'refused'), manager)).status).toBe(200);
    await look;
    server.cards.faults.delayMs = 0;
    expect([await sumsOf(id), (await partOf(id)).contradiction?.status]).toEqual([[0, 0, 50, 'refused'], 'refunded']);
  });

  /** A part that its provider has under way, of which a person said something. */
  async function underWayOf(seen: string) {
    server.cards.faults.isSlow = true;
    const its = await unknownOf(2_000, { isDone: true });
    expect((await check(its.id, body(its.part, seen))).status).toBe(200);
    await lookLater(2);
    expect((await partOf(its.id)).contradiction?.status).toBe('pending');
    return its;
  }
  const alertsOf = (id: number) =>
    server.db
      .select()
      .from(alerts)
      .where(sql`${alerts.data} ->> 'link' = ${`/support/order/${id}`}`);

  it('SUP-377 and comes round to what the person saw contradicts him no more', async () => {
    const { id, part } = await underWayOf('refunded');
    server.cards.become('succeeded', null, cardOf((await paymentOf(id)).id));
    await lookLater(2);
    expect([await sumsOf(id), (await partOf(id)).contradiction]).toEqual([[20, 0, 30, 'refunded'], null]);
    expect(await alertsOf(id)).toHaveLength(1);
    const last = (await partOf(id)).checks?.at(-1)?.id ?? null;
    expect((await check(id, body(part, 'refused', last))).status).toBe(409);
  });

  it('SUP-377 SUP-378 is compared with what the person says by then, not before he was read', async () => {
    const { id, part } = await underWayOf('refused');
    server.cards.become('succeeded', null, cardOf((await paymentOf(id)).id));
    server.cards.faults.delayMs = 400;
    const look = lookLater(2);
    await new Promise((done) => setTimeout(done, 100));
    const last = (await partOf(id)).checks?.at(-1)?.id ?? null;
    expect((await check(id, body(part, 'refunded', last))).status).toBe(200);
    await look;
    server.cards.faults.delayMs = 0;
    expect([await sumsOf(id), (await partOf(id)).contradiction]).toEqual([[20, 0, 30, 'refunded'], null]);
    expect(await alertsOf(id)).toHaveLength(1);
  });

  it('SUP-377 at Paygreen another part that is open is not taken for the one that was decided', async () => {
    const { id, part } = await unknownOf(1_000, { paid: [['paygreen', 3_000]] });
    const before = await server.paygreen.find(`po_${id}`);
    expect(before?.refunded_amount).toBe(1_000);
    Object.assign(server.paygreen.faults, { losesAnswers: false, diesAfterCancel: false, isDown: false });
    expect((await check(id, body(part, 'refused'))).status).toBe(200);
    const elsewhere = await refund(id, 5);
    expect([elsewhere.status, errorOf(elsewhere)]).toEqual([
      409,
      expect.stringMatching(/10,00\s€ de ce paiement ont été remboursés hors de la console/),
    ]);
    await lookLater(2);
    const told = (await partsOf(id)).find((it) => it.id === part);
    expect(told?.contradiction?.status).toBe('refunded');
  });
});
