import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clearCustomer } from '../../../server/src/db/customers/clear-customer.ts';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { edenredTokens } from '../../../server/src/db/schema/money/edenred.ts';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import { EdenredCalls, refreshTokens } from '../../../server/src/payments/edenred/client.ts';
import { EdenredConnections } from '../../../server/src/payments/edenred/connections.ts';
import { sealBy } from '../../../server/src/payments/edenred/seal.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import type { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { givenBack, paidOrder } from '../money/paid-order.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  api = await server.as('support');
});
afterAll(() => server.close());
afterEach(() => {
  Object.assign(server.edenred.faults, { refusal: null, losesAnswers: false, isSlow: false, isDown: false });
});

let count = 0;
const seen = new Set<number>();

/** An order of a customer whom no test had before. */
async function meal(): Promise<{ id: number; customer: CustomerId; number: string }> {
  const { id, customer } = await paidOrder(server, [
    ['edenred', 2_000],
    ['stripe', 3_000],
  ]);
  assert(customer, 'somebody ordered it');
  if (seen.has(customer)) return meal();
  seen.add(customer);
  const [payment] = (await server.db.select().from(orderPayments).where(eq(orderPayments.type, 'edenred'))).filter(
    (it) => it.order_id === id && it.reference?.startsWith('meal_'),
  );
  return { id, customer: CustomerId.parse(customer), number: payment?.reference ?? '' };
}
const refund = (id: number, refundAmount: number, key = `meal-${++count}`) =>
  api.post(
    `/processing-orders/${id}/refund/`,
    { id, refundAmount, subtype: 'refund_other', notes: 'Sac percé' },
    { headers: { 'idempotency-key': key } },
  );
async function sheetOf(id: number): Promise<OrderSheet> {
  const { status, body } = await api.get(`/processing-orders/${id}/?payment_details=1`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as OrderSheet;
}
const partsOf = async (id: number) =>
  (await sheetOf(id)).refunds?.flatMap(({ parts }) =>
    (parts ?? []).map(({ type, amount, status, error }) => [type, Number(amount), status, error ?? null]),
  );
const booked = (number: string) => server.edenred.givenBackOf(number);
const rowOf = async (customer: CustomerId) =>
  (await server.db.select().from(edenredTokens).where(eq(edenredTokens.customer_id, customer)))[0];

describe('a refund to a meal voucher', () => {
  it('OUR-175 SUP-367 is asked by the token of the customer, and read before', async () => {
    const { id, customer, number } = await meal();
    expect((await refund(id, 5)).status).toBe(200);
    expect(await partsOf(id)).toEqual([['edenred', 5, 'refunded', null]]);
    expect([await givenBack(server, id), booked(number)]).toEqual([500, 500]);
    const row = await rowOf(customer);
    expect(Date.parse(row?.expires_at ?? '')).toBeGreaterThan(server.clock());
  });

  it('OUR-175 a refusal of his is told in his words, and moves nothing', async () => {
    const { id, number } = await meal();
    server.edenred.faults.refusal = 'Remboursement partiel impossible';
    expect(await refund(id, 5)).toMatchObject({
      status: 409,
      body: { error: 'Edenred, refusé : Remboursement partiel impossible' },
    });
    expect([await givenBack(server, id), booked(number)]).toEqual([0, 0]);
  });

  it('OUR-175 an answer that was lost is read after, and counts as done; it is asked for once', async () => {
    const { id, number } = await meal();
    server.edenred.faults.losesAnswers = true;
    expect((await refund(id, 5, 'lost-meal')).status).toBe(200);
    expect((await refund(id, 5, 'lost-meal')).status).toBe(200);
    expect(await partsOf(id)).toEqual([['edenred', 5, 'refunded', null]]);
    expect(booked(number)).toBe(500);
  });

  it('OUR-175 one of which nobody knows is never asked for again: reading settles it, and no other is sent meanwhile', async () => {
    const { id, number } = await meal();
    server.edenred.faults.isSlow = true;
    expect((await refund(id, 5)).status).toBe(200);
    expect(await partsOf(id)).toEqual([['edenred', 5, 'unknown', null]]);
    server.edenred.faults.isSlow = false;
    expect(await refund(id, 3)).toMatchObject({
      status: 409,
      body: { error: 'Un remboursement est encore en cours sur un de ces moyens de paiement' },
    });
    for (let look = 0; look < 3; look += 1) {
      server.advance(70_000);
      await server.payments.refunds.catchUp();
    }
    expect(await partsOf(id)).toEqual([['edenred', 5, 'unknown', null]]);
    server.edenred.become('succeeded');
    server.advance(70_000);
    await server.payments.refunds.catchUp();
    expect(await partsOf(id)).toEqual([['edenred', 5, 'refunded', null]]);
    expect([await givenBack(server, id), booked(number)]).toEqual([500, 500]);
  });

  it('OUR-175 where he cannot be reached nothing was asked: that is certain, and told so', async () => {
    const { id, number } = await meal();
    server.edenred.faults.isDown = true;
    expect(await refund(id, 5)).toMatchObject({
      status: 409,
      body: { error: "Edenred : pas de réponse, rien n'a été remboursé." },
    });
    expect(booked(number)).toBe(0);
  });

  it('OUR-175 what was given back in his own pages is not taken for ours', async () => {
    const { id, number } = await meal();
    server.edenred.refundByHand(number, 250);
    expect(await refund(id, 5)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/2,50.*hors de la console : rien n'a été remboursé/) },
    });
    expect(booked(number)).toBe(250);
  });

  it('OUR-175 before he has captured a payment the whole of it is cancelled, and no part of it', async () => {
    const { id, number } = await meal();
    server.edenred.leaveUncaptured(number);
    expect(await refund(id, 5)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/pas encore encaissé ce paiement : avant, seul le tout \(20,00.€\)/) },
    });
    expect(server.edenred.stateOf(number)).toBe('authorized');
    expect((await refund(id, 25)).status).toBe(200);
    expect((await partsOf(id))?.filter(([, , status]) => status !== 'refused')).toEqual([
      ['edenred', 20, 'refunded', null],
      ['stripe', 5, 'refunded', null],
    ]);
    expect([await givenBack(server, id), booked(number), server.edenred.stateOf(number)]).toEqual([
      ...[2_500, 0, 'cancelled'],
    ]);
  });

  it('OUR-175 a cancel whose answer was lost is read after; one of his own pages refuses a refund', async () => {
    const { id, number } = await meal();
    server.edenred.leaveUncaptured(number);
    server.edenred.faults.losesAnswers = true;
    expect((await refund(id, 20)).status).toBe(200);
    expect(await partsOf(id)).toEqual([['edenred', 20, 'refunded', null]]);
    const other = await meal();
    server.edenred.leaveUncaptured(other.number);
    server.edenred.cancel(other.number);
    expect(await refund(other.id, 20)).toMatchObject({
      status: 409,
      body: { error: "Edenred, refusé : Ce paiement est déjà annulé chez Edenred : rien n'a été remboursé." },
    });
    expect(await givenBack(server, other.id)).toBe(0);
  });

  it('OUR-175 payments are asked by a pair of number and secret of their own', async () => {
    const account = server.bank.refunds.edenred;
    assert(account, 'there is a simulated one');
    expect(account.paymentClientId).not.toBe(account.clientId);
    const tokens = await refreshTokens(account, 'demo-987654321');
    assert(tokens.kind === 'yes', 'the pair for tokens gives one');
    const swapped = { ...account, paymentClientId: account.clientId, paymentClientSecret: account.clientSecret };
    const readBy = (by: typeof account) => new EdenredCalls(by, tokens.value.access, 'meal_0').read();
    expect(await readBy(swapped)).toMatchObject({ kind: 'no', error: 'Clé invalide.' });
    expect(await readBy(account)).toMatchObject({ kind: 'no', error: 'Paiement inconnu.' });
  });

  it('OUR-179 where he gives back whole payments alone, a part of one is refused, and the sheet says why', async () => {
    const { id, number } = await meal();
    const admin = await server.as('superadmin');
    const setting = (value: unknown) =>
      admin.post(
        '/configs/global/',
        { name: 'meal_part_refunds', value },
        { headers: { 'idempotency-key': `meal-${++count}` } },
      );
    expect(await setting('non')).toMatchObject({
      status: 400,
      body: { error: 'meal_part_refunds : vrai, faux ou rien' },
    });
    expect((await setting(false)).status).toBe(200);
    try {
      const edenred = (await sheetOf(id)).payment_details?.find(({ type }) => type === 'edenred')?.edenred;
      expect(edenred).toEqual({ is_token_valid: true, login_link: null, is_part_refundable: false });
      expect(await refund(id, 19.99)).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/^Edenred ne rembourse que le tout de son paiement \(20,00.€\) : /) },
      });
      expect([await partsOf(id), booked(number)]).toEqual([[], 0]);
      expect((await refund(id, 20.01)).status).toBe(200);
      expect(booked(number)).toBe(2_000);
    } finally {
      expect((await setting(null)).status).toBe(200);
    }
  });

  it('OUR-175 a payment of which he knows nothing is refused', async () => {
    const { id } = await meal();
    await server.db
      .update(orderPayments)
      .set({ reference: null })
      .where(eq(orderPayments.order_id, OrderId.parse(id)));
    expect(await refund(id, 5)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Edenred ne connaît pas ce paiement') },
    });
  });
});

describe('the tokens of customers', () => {
  it('OUR-175 lie sealed in the database, each for its customer and one key alone', async () => {
    const { id, customer } = await meal();
    await refund(id, 5);
    const row = await rowOf(customer);
    for (const text of [row?.access_token, row?.refresh_token]) {
      expect(text).not.toMatch(/^[0-9a-f]{8}-/);
      expect(text).not.toContain('demo-');
    }
    const seal = sealBy('a key');
    const sealed = seal.close('jeton', 7);
    expect(sealed).not.toBe(seal.close('jeton', 7));
    expect([seal.open(sealed, 7), seal.open(sealed, 8), sealBy('another').open(sealed, 7)]).toEqual([
      ...['jeton', null, null],
    ]);
    expect(seal.open(`${sealed.slice(0, -2)}AA`, 7)).toBeNull();
    expect(seal.open('', 7)).toBeNull();
  });

  it('OUR-175 are refreshed as they end, or where he takes them no more, by one of all who need them', async () => {
    const { id, customer } = await meal();
    await refund(id, 1);
    const { refreshed } = server.bank.logins;
    await refund(id, 1);
    expect(server.bank.logins.refreshed).toBe(refreshed);
    server.advance(2 * 3_600_000);
    const first = await rowOf(customer);
    const account = server.bank.refunds.edenred;
    assert(account, 'there is a simulated one');
    const two = [0, 1].map(() => new EdenredConnections(account, server.db, server.clock).of(customer));
    const [one, other] = await Promise.all(two);
    expect(one).toEqual(other);
    expect(one?.kind).toBe('yes');
    expect(server.bank.logins.refreshed).toBe(refreshed + 1);
    expect((await rowOf(customer))?.refresh_token).not.toBe(first?.refresh_token);
    server.bank.logins.expire();
    expect((await refund(id, 1)).status).toBe(200);
    expect(server.bank.logins.refreshed).toBe(refreshed + 2);
  });

  it('OUR-175 stay where the shop itself is refused, or he cannot be reached: nobody is disconnected by that', async () => {
    const { id, customer } = await meal();
    await refund(id, 1);
    server.advance(2 * 3_600_000);
    const account = server.bank.refunds.edenred;
    assert(account, 'there is a simulated one');
    const wrong = { ...account, clientSecret: 'an old one' };
    expect(await new EdenredConnections(wrong, server.db, server.clock).of(customer)).toEqual({ kind: 'silent' });
    server.edenred.faults.isDown = true;
    expect(await new EdenredConnections(account, server.db, server.clock).of(customer)).toEqual({ kind: 'silent' });
    server.edenred.faults.isDown = false;
    expect((await new EdenredConnections(account, server.db, server.clock).of(customer)).kind).toBe('yes');
  });

  it('OUR-175 SUP-370 that he refuses to refresh end the connection: nothing moves, and the sheet says so', async () => {
    const { id, customer, number } = await meal();
    server.bank.logins.end(customer);
    expect(await refund(id, 5)).toMatchObject({
      status: 409,
      body: { error: "Edenred, refusé : Le client n'est plus connecté à Edenred : rien n'a été remboursé." },
    });
    expect([await rowOf(customer), booked(number)]).toEqual([undefined, 0]);
    const meals = (await sheetOf(id)).payment_details?.filter((it) => it.type === 'edenred');
    expect(meals?.map((it) => it.edenred?.is_token_valid)).toEqual(meals?.map(() => false));
    expect(meals?.length).toBeGreaterThan(0);
    expect(await refund(id, 5)).toMatchObject({ body: { error: expect.stringContaining('connecté à Edenred') } });
  });

  it('OUR-175 SUP-586 go with the connection, and with the data of an anonymised customer', async () => {
    for (const path of ['/me/cart/disable-edenred/', null]) {
      const { id, customer } = await meal();
      await refund(id, 5);
      expect(await rowOf(customer)).toBeDefined();
      if (path === null) {
        await server.db.transaction((tx) => clearCustomer(customer)(tx, server.clock()));
      } else {
        const headers = { 'idempotency-key': `meal-${++count}` };
        expect((await api.post(path, { user_id: customer }, { headers })).status).toBeLessThan(300);
        const [row] = await server.db.select().from(customers).where(eq(customers.id, customer));
        expect(row?.edenred_disconnected_at).not.toBeNull();
      }
      expect(await rowOf(customer)).toBeUndefined();
    }
  });
});
