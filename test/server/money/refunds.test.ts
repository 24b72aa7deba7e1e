import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import { refundNotes, refundParts, refunds } from '../../../server/src/db/schema/money/refunds.ts';
import { paygreenTransactions } from '../../../server/src/db/schema/money/transactions.ts';
import { orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { centsOfEuros } from '../../../src/domain/money/cents.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { bookedAt, cardOf, givenBack, type Paid, paidOrder } from './paid-order.ts';

// On the embedded database, or on PostgreSQL where one is given. Look-ups run when a test says so.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  api = await server.as('support');
});
afterAll(() => server.close());
afterEach(() => {
  const fine = { refusal: null, losesAnswers: false, isSlow: false, isDown: false, delayMs: 0 };
  for (const book of [server.cards, server.edenred]) Object.assign(book.faults, fine);
  Object.assign(server.paygreen.faults, { refusal: null, losesAnswers: false, isDown: false });
});

const anOrder = (paid?: Paid) => paidOrder(server, paid);

const sheetOf = async (id: number) =>
  OrderSheet.parse((await api.get(`/processing-orders/${id}/?products=1&payment_details=1`)).body);
const sumsOf = async (id: number) => {
  const { amount_refund, amount_refund_pending, refundable_amount, refunds: its } = await sheetOf(id);
  const parts = its?.flatMap(({ parts }) => parts ?? []).map(({ type, amount, status }) => [type, amount, status]);
  return [amount_refund, amount_refund_pending, refundable_amount, parts];
};

let count = 0;
const newKey = () => `refunds-${++count}`;
const call = (id: number, service: string, body: object, key = newKey(), by = api) =>
  by.post(`/processing-orders/${id}/${service}/`, body, { headers: { 'idempotency-key': key } });
const ofOrder = (id: number, refundAmount: number, more: object = {}) => ({
  ...{ id, refundAmount, subtype: 'refund_other', notes: 'Sac percé' },
  ...more,
});
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error?: string }).error;

const ledgerOf = (id: number) => givenBack(server, id);
const bookedOf = (id: number) => bookedAt(server, id);

describe('a refund of an order', () => {
  it('SUP-367 SUP-368 SUP-372 goes over edenred, paygreen and the card, each by its own provider', async () => {
    const { id } = await anOrder([
      ['stripe', 5_000],
      ['paygreen', 800],
      ['edenred', 1_000],
    ]);
    const answer = await call(id, 'refund', ofOrder(id, 25, { notes: ' Sac percé ' }), 'refund-a');
    expect([answer.status, errorOf(answer)]).toEqual([200, undefined]);
    const parts = [
      ['edenred', 10, 'refunded'],
      ['paygreen', 8, 'refunded'],
      ['stripe', 7, 'refunded'],
    ];
    expect(await sumsOf(id)).toEqual([25, 0, 43, parts]);
    const { payment_details, refunds: its } = await sheetOf(id);
    expect(payment_details?.slice(-3).map((it) => [it.type, it.refunded_amount, it.refundable_amount])).toEqual([
      ['stripe', 7, 43],
      ['paygreen', 8, 0],
      ['edenred', 10, 0],
    ]);
    expect(its?.[0]).toMatchObject({ amount: 25, type_label: 'Autre', created_at: '2026-03-10T10:00:00.000Z' });
    const [row] = await server.db.select().from(refunds).where(eq(refunds.operation_key, 'refund-a'));
    assert(row, 'it stands in the book');
    expect(await server.db.select().from(refundNotes).where(eq(refundNotes.refund_id, row.id))).toMatchObject([
      { notes: 'Sac percé' },
    ]);
    expect([await ledgerOf(id), await bookedOf(id)]).toEqual([2_500, 1_700]);
    expect(await server.paygreen.find(`po_${id}`)).toMatchObject({
      refunded_amount: 800,
      status: 'payment_order.refunded',
    });
  });

  it('SUP-361 stays within what is refundable less what was recredited, and says what was seen', async () => {
    const { id } = await anOrder();
    const credit = { field: 'order_id', quantity: 1, subtype: 'credit_compensation', notes: '', creditAmount: 5, id };
    expect((await call(id, 'add_credits', credit)).status).toBe(200);
    expect((await call(id, 'refund', ofOrder(id, 45.01))).status).toBe(409);
    const moved = await call(id, 'refund', ofOrder(id, 10, { amount_refund_should_be: 3 }));
    expect([moved.status, errorOf(moved)]).toEqual([
      409,
      "Le montant déjà remboursé a changé : relisez la commande avant d'envoyer",
    ]);
    expect(OrderSheet.parse((moved.body as { order: unknown }).order).id).toBe(id);
    expect((await call(id, 'refund', ofOrder(id, 45, { amount_refund_should_be: 0 }))).status).toBe(200);
    expect((await call(id, 'refund', ofOrder(id, 0.01))).status).toBe(409);
    expect((await sumsOf(id)).slice(0, 3)).toEqual([45, 0, 5]);
  });

  it('SUP-310 SUP-363 SUP-366 is refused for another payment, without words, and for a reason that is none', async () => {
    const { id } = await anOrder();
    const why = async (more: object) => (await call(id, 'refund', ofOrder(id, 1, more))).status;
    expect([await why({ notes: ' ' }), await why({ subtype: 'credit_late' }), await why({ refundAmount: -1 })]).toEqual(
      [...[409, 409, 409]],
    );
    await server.db
      .update(orderSheets)
      .set({ data: sql`${orderSheets.data} || '{"payment_method": "paygreen"}'::jsonb` })
      .where(eq(orderSheets.order_id, id));
    expect(errorOf(await call(id, 'refund', ofOrder(id, 1)))).toBe("La commande n'a pas été payée par carte");
    expect(await bookedOf(id)).toBe(0);
  });

  it('lets one of two agents pass, and answers the other by the order', async () => {
    const { id } = await anOrder([['stripe', 3_000]]);
    const other = await server.as('manager');
    const both = await Promise.all([
      call(id, 'refund', ofOrder(id, 20), newKey()),
      call(id, 'refund', ofOrder(id, 20), newKey(), other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [late] = both.filter(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ order: { id } });
    expect([await ledgerOf(id), await bookedOf(id)]).toEqual([2_000, 2_000]);
  });

  it('SUP-361 another refund that is still on its way is one that its author has not seen', async () => {
    const { id } = await anOrder();
    server.cards.faults.isSlow = true;
    const seen = (cents: number) => ofOrder(id, 10, { amount_refund_should_be: cents });
    expect((await call(id, 'refund', seen(0))).status).toBe(200);
    expect(errorOf(await call(id, 'refund', seen(0)))).toContain('Le montant déjà remboursé a changé');
    server.cards.become('succeeded');
    server.advance(61_000);
    await server.payments.refunds.catchUp();
    expect((await call(id, 'refund', seen(10))).status).toBe(200);
    expect((await call(id, 'refund', seen(20))).status).toBe(200);
  });

  it('SUP-365 SUP-366 a reason of products is none for a whole order, and the other way round', async () => {
    const { id, line } = await anOrder();
    const whole = await call(id, 'refund', ofOrder(id, 1, { subtype: 'refund_damaged' }));
    const { products } = await sheetOf(id);
    const price = products?.find(({ order_product_id }) => order_product_id === line)?.unit_price;
    const one = { order_product_id: line, quantity: 1, price_per_unit_quantity: price };
    const product = await call(id, 'refund', { ...one, subtype: 'refund_other', notes: 'Sac percé' });
    const none = "Cette raison n'est pas proposée";
    expect([whole, product].map((answer) => [answer.status, errorOf(answer)])).toEqual([
      [409, none],
      [409, none],
    ]);
  });

  it('SUP-376 is done once under its key, and the key is looked up', async () => {
    const { id } = await anOrder();
    const body = ofOrder(id, 12);
    const key = newKey();
    const answers = [await call(id, 'refund', body, key), await call(id, 'refund', body, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call(id, 'refund', ofOrder(id, 13), key)).status).toBe(422);
    expect((await api.get(`/operations/${key}/`)).body).toEqual({ operation_id: key, status: 200, error: null });
    expect([await ledgerOf(id), await bookedOf(id)]).toEqual([1_200, 1_200]);
  });

  it('records what one means gave back when another refuses, and offers the rest', async () => {
    const { id } = await anOrder([
      ['stripe', 5_000],
      ['edenred', 1_000],
    ]);
    server.cards.faults.refusal = 'Carte expirée';
    const key = newKey();
    expect((await call(id, 'refund', ofOrder(id, 25), key)).status).toBe(200);
    const parts = [
      ['edenred', 10, 'refunded'],
      ['stripe', 15, 'refused'],
    ];
    expect(await sumsOf(id)).toEqual([10, 0, 50, parts]);
    const again = await call(id, 'refund', ofOrder(id, 15), newKey());
    expect([again.status, errorOf(again)]).toEqual([409, 'Carte, refusé : Carte expirée']);
    expect((await sumsOf(id)).slice(0, 3)).toEqual([10, 0, 50]);
    expect((await api.get(`/operations/${key}/`)).body).toMatchObject({ status: 200 });
    server.cards.faults.refusal = null;
    expect((await call(id, 'refund', ofOrder(id, 15), newKey())).status).toBe(200);
    expect([await ledgerOf(id), await bookedOf(id)]).toEqual([2_500, 2_500]);
  });

  it('a refusal of every part is what its key says', async () => {
    const { id } = await anOrder();
    server.cards.faults.refusal = 'Carte expirée';
    const key = newKey();
    const body = ofOrder(id, 4);
    const refused = { status: 409, error: 'Carte, refusé : Carte expirée' };
    expect(errorOf(await call(id, 'refund', body, key))).toBe(refused.error);
    expect((await api.get(`/operations/${key}/`)).body).toMatchObject(refused);
    expect((await call(id, 'refund', body, key)).status).toBe(409);
    expect((await sumsOf(id)).slice(0, 3)).toEqual([0, 0, 50]);
  });
});

describe('a part of which nobody knows', () => {
  const statusOf = async (id: number) => ((await sumsOf(id))[3] as unknown[][]).map((part) => part[2]);

  it('is refundable no more, is asked for again under its key, and is done once', async () => {
    const { id } = await anOrder();
    server.cards.faults.losesAnswers = true;
    expect((await call(id, 'refund', ofOrder(id, 20))).status).toBe(200);
    expect(await sumsOf(id)).toEqual([0, 20, 30, [['stripe', 20, 'unknown']]]);
    server.advance(4_000);
    await server.payments.refunds.catchUp();
    server.cards.faults.losesAnswers = false;
    server.advance(2_000);
    await server.payments.refunds.catchUp();
    expect(await sumsOf(id)).toEqual([20, 0, 30, [['stripe', 20, 'refunded']]]);
    expect([await ledgerOf(id), await bookedOf(id)]).toEqual([2_000, 2_000]);
  });

  it('at Paygreen is read, never asked for twice, and shuts the payment until it is known', async () => {
    const { id } = await anOrder([['paygreen', 3_000]]);
    server.paygreen.faults.losesAnswers = true;
    server.paygreen.faults.diesAfterCancel = true;
    expect((await call(id, 'refund', ofOrder(id, 10))).status).toBe(200);
    expect(await statusOf(id)).toEqual(['unknown']);
    expect(errorOf(await call(id, 'refund', ofOrder(id, 5)))).toBe(
      'Un remboursement est encore en cours sur un de ces moyens de paiement',
    );
    Object.assign(server.paygreen.faults, { losesAnswers: false, diesAfterCancel: false, isDown: false });
    server.advance(6_000);
    await server.payments.refunds.catchUp();
    expect(await sumsOf(id)).toEqual([10, 0, 20, [['paygreen', 10, 'refunded']]]);
    expect(await server.paygreen.find(`po_${id}`)).toMatchObject({ refunded_amount: 1_000 });
  });

  it('at Paygreen goes back to the payment that was taken, not to an earlier try of the same amount', async () => {
    const { id } = await anOrder([['paygreen', 3_000]]);
    const [paid] = await server.db
      .select()
      .from(paygreenTransactions)
      .where(eq(paygreenTransactions.order_id, OrderId.parse(id)));
    assert(paid, 'it was paid');
    await server.db.insert(paygreenTransactions).values({
      ...{ ...paid, id: `tr_${id}_try`, payment_order_id: `po_${id}_try`, status: 'payment_order.canceled' },
      created_at: '2026-03-09T09:00:00.000Z',
    });
    expect((await call(id, 'refund', ofOrder(id, 10))).status).toBe(200);
    expect(await server.paygreen.find(`po_${id}`)).toMatchObject({ refunded_amount: 1_000 });
  });

  it('at Paygreen is not told done by what was given back in his own pages', async () => {
    const { id } = await anOrder([['paygreen', 3_000]]);
    await server.paygreen.refund(`po_${id}`, 1_000);
    const answer = await call(id, 'refund', ofOrder(id, 10));
    expect([answer.status, errorOf(answer)]).toEqual([409, expect.stringContaining('10,00\u00a0€')]);
    expect(await sumsOf(id)).toEqual([10, 0, 20, expect.arrayContaining([['paygreen', 10, 'refunded']])]);
    expect(await server.paygreen.find(`po_${id}`)).toMatchObject({ refunded_amount: 1_000 });
    expect((await call(id, 'refund', ofOrder(id, 20))).status).toBe(200);
    expect(await ledgerOf(id)).toBe(3_000);
  });

  it('SUP-583 keeps its customer from being forgotten until it is known', async () => {
    const { id, customer } = await anOrder();
    assert(customer, 'he is known');
    await server.db
      .update(orders)
      .set({ status: 'received' })
      .where(sql`${orders.id} in (select order_id from order_sheets where customer_id = ${customer})`);
    server.cards.faults.losesAnswers = true;
    expect((await call(id, 'refund', ofOrder(id, 20))).status).toBe(200);
    const forget = async () => (await server.as('superadmin')).post(`/users/${customer}/anonymise/`);
    const refused = await forget();
    expect([refused.status, errorOf(refused)]).toEqual([
      400,
      expect.stringContaining('remboursement de ce client est en cours'),
    ]);
    server.cards.faults.losesAnswers = false;
    server.advance(6_000);
    await server.payments.refunds.catchUp();
    expect((await forget()).status).toBe(200);
  });

  it('that its process left behind unasked is asked for', async () => {
    const { id } = await anOrder();
    expect((await call(id, 'refund', ofOrder(id, 3))).status).toBe(200);
    const [made] = await server.db
      .select()
      .from(refunds)
      .where(eq(refunds.order_id, OrderId.parse(id)));
    assert(made, 'it stands in the book');
    const [payment] = await server.db
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.order_id, OrderId.parse(id)), eq(orderPayments.is_refundable, true)));
    assert(payment, 'it was paid by card');
    const at = new Date(server.clock()).toISOString();
    await server.db.insert(refundParts).values({
      ...{ refund_id: made.id, payment_id: payment.id, amount_cents: 200, status: 'requested' },
      ...{ updated_at: at, next_look_at: at },
    });
    expect(await statusOf(id)).toEqual(['refunded', 'requested']);
    await server.payments.refunds.catchUp();
    expect([await statusOf(id), await ledgerOf(id)]).toEqual([['refunded', 'refunded'], 500]);
  });

  it('of a bank that is slow is pending until it says so', async () => {
    const { id } = await anOrder();
    server.cards.faults.isSlow = true;
    expect((await call(id, 'refund', ofOrder(id, 20))).status).toBe(200);
    expect(await sumsOf(id)).toEqual([0, 20, 30, [['stripe', 20, 'pending']]]);
    server.cards.become('succeeded');
    server.advance(61_000);
    await server.payments.refunds.catchUp();
    expect(await sumsOf(id)).toEqual([20, 0, 30, [['stripe', 20, 'refunded']]]);
  });

  it('SUP-378 that fails at the bank a day later opens what it had closed, and is in the alerts of its center', async () => {
    const { id } = await anOrder();
    expect((await call(id, 'refund', ofOrder(id, 20))).status).toBe(200);
    const [payment] = await server.db
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.order_id, OrderId.parse(id)), eq(orderPayments.is_refundable, true)));
    server.cards.become('failed', 'Compte clos', cardOf(payment?.id ?? 0));
    server.advance(24 * 3_600_000);
    await server.payments.refunds.catchUp();
    expect(await sumsOf(id)).toEqual([0, 0, 50, [['stripe', 20, 'refused']]]);
    expect(await ledgerOf(id)).toBe(0);
    const entries = await server.db
      .select()
      .from(moneyMovements)
      .where(and(eq(moneyMovements.order_id, OrderId.parse(id)), eq(moneyMovements.kind, 'refund')))
      .orderBy(asc(moneyMovements.id));
    expect(entries.map(({ cancels_id }) => cancels_id)).toEqual([null, entries[0]?.id]);
    for (let hour = 0; hour < 3; hour++) {
      server.advance(3_600_000);
      await server.payments.refunds.catchUp();
    }
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.id, OrderId.parse(id)));
    const told = (await api.get(`/dispatch/loadstate/?version=1&center=${order?.center_id}`)).body as {
      alerts: { label: string; link: string; is_read: boolean; created_at: string }[];
    };
    const its = told.alerts.filter(({ link }) => link === `/support/order/${id}`);
    expect(its).toEqual([
      expect.objectContaining({
        label: expect.stringMatching(
          /^Remboursement refusé après coup, .+ : 20,00\s€ ne sont pas arrivés et redeviennent remboursables\. Le client n'a pas été prévenu\.$/,
        ),
        is_read: false,
      }),
    ]);
    expect(its[0]?.label).toContain(String(order?.random_id));
  });
});

describe('a provider who forgets keys after a day', () => {
  const hourMs = 3_600_000;
  const laterLook = async (hours: number) => {
    server.cards.forgetKeys();
    server.advance(hours * hourMs);
    await server.payments.refunds.catchUp();
  };
  const atBank = async (id: number) => {
    const its = await server.db
      .select({ id: orderPayments.id })
      .from(orderPayments)
      .where(eq(orderPayments.order_id, OrderId.parse(id)));
    const ours = new Set(its.map((it) => cardOf(it.id)));
    return server.cards.all.filter(({ payment }) => ours.has(payment)).map(({ amount, status }) => [amount, status]);
  };

  it('is never asked again for what he did: its list is read', async () => {
    const [done, slow] = [await anOrder(), await anOrder()];
    expect((await call(done.id, 'refund', ofOrder(done.id, 20))).status).toBe(200);
    server.cards.faults.isSlow = true;
    expect((await call(slow.id, 'refund', ofOrder(slow.id, 10))).status).toBe(200);
    server.cards.faults.isSlow = false;
    for (const hours of [1, 23, 24]) await laterLook(hours);
    expect([await atBank(done.id), await atBank(slow.id)]).toEqual([[[2_000, 'succeeded']], [[1_000, 'pending']]]);
    expect((await sumsOf(done.id)).slice(0, 3)).toEqual([20, 0, 30]);
    expect((await sumsOf(slow.id)).slice(0, 3)).toEqual([0, 10, 40]);
  });

  it('a call that he refuses says nothing of what he did before', async () => {
    const { id } = await anOrder();
    expect((await call(id, 'refund', ofOrder(id, 20))).status).toBe(200);
    server.cards.faults.refusal = 'Trop de demandes';
    await laterLook(1);
    expect([(await sumsOf(id)).slice(0, 3), await ledgerOf(id)]).toEqual([[20, 0, 30], 2_000]);
  });

  it('a part claimed two days ago, of which he knows nothing, stays unknown and is not asked for', async () => {
    const { id } = await anOrder();
    server.cards.faults.isDown = true;
    expect((await call(id, 'refund', ofOrder(id, 20))).status).toBe(200);
    server.cards.faults.isDown = false;
    await laterLook(48);
    expect([await sumsOf(id), await atBank(id)]).toEqual([[0, 20, 30, [['stripe', 20, 'unknown']]], []]);
  });
});

describe('a refund of products', () => {
  const lineOf = async (id: number, line: number) =>
    (await sheetOf(id)).products?.find(({ order_product_id }) => order_product_id === line);

  it('SUP-362 SUP-373 of one is bounded by its units, at its price, and counted on its line', async () => {
    const { id, line } = await anOrder();
    const { unit_price = 0, quantity = 0 } = (await lineOf(id, line)) ?? {};
    const body = (units: number, price = unit_price) => ({
      ...{ order_product_id: line, quantity: units, price_per_unit_quantity: price },
      ...{ subtype: 'refund_damaged', notes: '' },
    });
    expect((await call(id, 'refund', body((quantity ?? 0) + 1))).status).toBe(409);
    expect((await call(id, 'refund', body(-1))).status).toBe(409);
    expect(errorOf(await call(id, 'refund', body(1, (unit_price ?? 0) + 1)))).toContain('Le prix du produit a changé');
    expect((await call(id, 'refund', body(1))).status).toBe(200);
    expect(await lineOf(id, line)).toMatchObject({ quantity_refund: 1 });
    expect((await sheetOf(id)).amount_refund).toBe(unit_price);
    expect((await call(id, 'refund', body(quantity ?? 0))).status).toBe(409);
  });

  it('SUP-374 of several is all or none, and gives the units back where every part was refused', async () => {
    const { id, line } = await anOrder();
    const { products = [] } = await sheetOf(id);
    const one = (it: NonNullable<typeof products>[number], units = 1) => ({
      ...{ order_product_id: it.order_product_id, quantity: units, price_per_unit_quantity: it.unit_price },
      refund_amount: Math.round((it.unit_price ?? 0) * 100 * units) / 100,
    });
    const its = products?.filter((it) => (it.unit_price ?? 0) < 12) ?? [];
    const total = its.reduce((sum, it) => sum + centsOfEuros(it.unit_price), 0);
    const bulk = (sent: readonly object[]) => ({ subtype: 'refund_damaged', notes: '', products: sent });
    const first = products?.find(({ order_product_id }) => order_product_id === line);
    assert(first, 'the line is on the order');
    expect((await call(id, 'refund_bulk', bulk([...its.map((it) => one(it)), one(first)]))).status).toBe(409);
    server.cards.faults.refusal = 'Carte expirée';
    expect((await call(id, 'refund_bulk', bulk(its.map((it) => one(it))))).status).toBe(409);
    expect(await lineOf(id, line)).toMatchObject({ quantity_refund: 0 });
    server.cards.faults.refusal = null;
    expect((await call(id, 'refund_bulk', bulk(its.map((it) => one(it))))).status).toBe(200);
    expect(await lineOf(id, line)).toMatchObject({ quantity_refund: 1 });
    expect(centsOfEuros((await sheetOf(id)).amount_refund)).toBe(total);
  });
});

describe('the fee', () => {
  it('SUP-375 goes back once, to the means, and shuts the credit of it', async () => {
    const { id } = await anOrder();
    const body = { id, field: 'order_id', notes: '' };
    expect((await call(id, 'refund_shipping_fee', body)).status).toBe(200);
    const sheet = await sheetOf(id);
    expect(sheet.shipping_fee_refund_or_recredit).toBe(sheet.amount_refund);
    const again = [await call(id, 'refund_shipping_fee', body), await call(id, 'recredit_shipping_fee', body)];
    expect(again.map(errorOf)).toEqual(Array(2).fill('Les frais de livraison sont déjà recrédités ou remboursés'));
  });
});

describe('a fee of which one means refuses its share', () => {
  it('SUP-375 SUP-367 goes on as the fee: the rest alone, to the cent, and then no more', async () => {
    const { id } = await anOrder([
      ['stripe', 5_000],
      ['edenred', 101],
    ]);
    const body = { id, field: 'order_id', notes: '' };
    server.cards.faults.refusal = 'Carte expirée';
    expect((await call(id, 'refund_shipping_fee', body)).status).toBe(200);
    expect((await sheetOf(id)).shipping_fee_refund_or_recredit).toBe(1.01);
    server.cards.faults.refusal = null;
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.id, OrderId.parse(id)));
    const fee = centsOfEuros(order?.data.shipping_fee);
    expect(fee).toBeGreaterThan(101);
    const moved = await call(id, 'refund_shipping_fee', { ...body, amount_refund_should_be: 0 });
    expect([moved.status, errorOf(moved)]).toEqual([
      409,
      "Le montant déjà remboursé a changé : relisez la commande avant d'envoyer",
    ]);
    expect((await call(id, 'recredit_shipping_fee', body)).status).toBe(409);
    const both = [0, 1].map(() => call(id, 'refund_shipping_fee', { ...body, amount_refund_should_be: 1.01 }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await ledgerOf(id)).toBe(fee);
    expect(centsOfEuros((await sheetOf(id)).shipping_fee_refund_or_recredit)).toBe(fee);
    const again = await call(id, 'refund_shipping_fee', body);
    expect([again.status, errorOf(again)]).toEqual([409, 'Les frais de livraison sont déjà recrédités ou remboursés']);
  });
});

describe('meal vouchers', () => {
  it('SUP-370 SUP-371 an account that is not connected refuses every refund, and the sheet has the link', async () => {
    const { id, customer } = await anOrder([
      ['stripe', 5_000],
      ['edenred', 1_000],
    ]);
    const disconnected = await api.post(
      '/me/cart/disable-edenred/',
      { user_id: customer },
      { headers: { 'idempotency-key': newKey() } },
    );
    expect(disconnected.status).toBeLessThan(300);
    const { payment_details } = await sheetOf(id);
    expect(payment_details?.find((it) => it.type === 'edenred' && it.is_refundable)?.edenred).toEqual({
      is_token_valid: false,
      login_link: 'https://courses.example/account/edenred/',
      is_part_refundable: true,
    });
    expect(errorOf(await call(id, 'refund', ofOrder(id, 1)))).toBe(
      "L'utilisateur ne peut pas être remboursé tant qu'il ne s'est pas connecté à Edenred depuis le site.",
    );
  });
});

/** Nobody answers there. */
const noEdenred = {
  ...{ url: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9', clientId: 'sh', clientSecret: 'secret' },
  ...{ paymentClientId: 'sh', paymentClientSecret: 'secret', tokensKey: 'key', isSimulated: false },
};

describe('a server without a provider', () => {
  it('says so, asks nobody, and gives back what was reserved', async () => {
    const bare = await ownServer({
      ...{ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL },
      refunds: { card: null, edenred: noEdenred },
    });
    const before = server;
    try {
      server = bare;
      api = await bare.as('support');
      const { id } = await anOrder([
        ['stripe', 5_000],
        ['edenred', 1_000],
      ]);
      const answer = await call(id, 'refund', ofOrder(id, 25));
      expect([answer.status, errorOf(answer)]).toEqual([
        409,
        "Carte : pas de prestataire sur ce serveur, rien n'a été remboursé.",
      ]);
      expect((await sumsOf(id)).slice(0, 3)).toEqual([0, 0, 60]);
    } finally {
      server = before;
      api = await before.as('support');
      await bare.close();
    }
  });
});
