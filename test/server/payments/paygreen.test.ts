import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { paygreenTransactions } from '../../../server/src/db/schema/money/transactions.ts';
import { auditEntries } from '../../../server/src/db/schema/record.ts';
import { PaymentDesk } from '../../../server/src/payments/desk.ts';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer, serverBeside } from '../own-server.ts';

let server: OwnServer;
let api: Client;
let customer: CustomerId;
let made = 0;
beforeAll(async () => {
  server = await ownServer();
  api = await server.as('support');
  const [found] = await server.db.select({ id: customers.id }).from(customers).limit(1);
  assert(found, 'the world has customers');
  customer = found.id;
});
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(server.paygreen.faults, { refusal: null, losesAnswers: false, diesAfterCancel: false, isDown: false });
});

const minutesAgo = (minutes: number) => new Date(server.clock() - minutes * 60_000).toISOString();

/** A payment that somebody began, by its number at the provider. */
async function someTransaction(state = 'pending', created_at = minutesAgo(2), owner = customer): Promise<string> {
  made += 1;
  const payment_order_id = `po_test_${made}`;
  await server.db.insert(paygreenTransactions).values({
    ...{ id: `tr_test_${made}`, payment_order_id, customer_id: owner, created_at, updated_at: created_at },
    ...{ amount_cents: 1_840, status: `payment_order.${state}` },
  });
  return payment_order_id;
}

const cancel = (payment_order_id: string, call: object = {}) =>
  api.post('/paygreen/cancel-transaction/', { payment_order_id, user_id: customer }, call);
const statusOf = async (paymentOrder: string) =>
  (
    await server.db.select().from(paygreenTransactions).where(eq(paygreenTransactions.payment_order_id, paymentOrder))
  )[0]?.status;
const atProvider = async (paymentOrder: string) => (await server.paygreen.find(paymentOrder))?.status;
const entries = async () => Number((await server.db.select({ n: sql`count(*)` }).from(auditEntries))[0]?.n);

describe('a Paygreen transaction that is pending', () => {
  it('SUP-155 is cancelled at its provider, whose state of it is recorded and answered', async () => {
    const id = await someTransaction();
    const { status, body } = await cancel(id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { payment_order_id: id, amount: 1_840, status: 'payment_order.canceled' },
    });
    expect([await statusOf(id), await atProvider(id)]).toEqual(Array(2).fill('payment_order.canceled'));
    const list = (await api.get(`/users/${customer}/paygreen-transactions/`)).body;
    expect(list).toEqual(expect.arrayContaining([body]));
  });

  it('SUP-154 is refused at a minute and below, and where it is no longer pending, and its provider is not asked', async () => {
    const young = await someTransaction('pending', minutesAgo(1));
    expect(await cancel(young)).toMatchObject({ status: 409, body: { error: expect.stringContaining('une minute') } });
    const paid = await someTransaction('captured');
    expect(await cancel(paid)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("n'est plus en attente") },
    });
    expect([await atProvider(young), await atProvider(paid)]).toEqual([
      'payment_order.pending',
      'payment_order.captured',
    ]);
  });

  it('SUP-155 is of the customer who is named', async () => {
    const [other] = await server.db.select({ id: customers.id }).from(customers).offset(1).limit(1);
    assert(other, 'the world has two customers');
    const id = await someTransaction('pending', minutesAgo(2), other.id);
    expect(await cancel(id)).toMatchObject({ status: 400 });
    expect(await atProvider(id)).toBe('payment_order.pending');
  });

  it('SUP-376 is asked for once under one key, and answered the same again', async () => {
    const id = await someTransaction();
    const before = await entries();
    const first = await cancel(id, { headers: { 'idempotency-key': 'cancel-once' } });
    const second = await cancel(id, { headers: { 'idempotency-key': 'cancel-once' } });
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect((await entries()) - before).toBe(1);
  });

  it('SUP-155 cancelled by two at once, it is cancelled once, and neither is told otherwise', async () => {
    const id = await someTransaction();
    const said = await Promise.all([cancel(id), cancel(id)]);
    for (const { status } of said) expect([200, 409]).toContain(status);
    expect(await atProvider(id)).toBe('payment_order.canceled');
  });
});

describe('what its provider says', () => {
  it('SUP-155 paid meanwhile, it is not cancelled, and stands as it is', async () => {
    const id = await someTransaction();
    await server.paygreen.become(id, 'captured');
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("n'est plus en attente") },
    });
    expect([await statusOf(id), await atProvider(id)]).toEqual(Array(2).fill('payment_order.captured'));
  });

  it('SUP-376 an answer that was lost is read after, and counts as done', async () => {
    const id = await someTransaction();
    server.paygreen.faults.losesAnswers = true;
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: 'payment_order.canceled' } });
  });

  it('SUP-155 a refusal of his is told, and changes nothing', async () => {
    const id = await someTransaction();
    server.paygreen.faults.refusal = 'Boutique suspendue';
    expect(await cancel(id)).toMatchObject({ status: 400, body: { error: 'Paygreen a refusé : Boutique suspendue' } });
    expect(await statusOf(id)).toBe('payment_order.pending');
  });

  it('SUP-376 where he cannot be reached nothing was asked: that is certain, and told so', async () => {
    const id = await someTransaction();
    server.paygreen.faults.isDown = true;
    expect(await cancel(id)).toMatchObject({
      status: 400,
      body: { error: "Paygreen ne répond pas : rien n'a été annulé." },
    });
    expect(await atProvider(id)).toBe('payment_order.pending');
  });

  it('SUP-376 asked and never read after, nobody knows; the next call reads it first', async () => {
    const id = await someTransaction();
    server.paygreen.faults.diesAfterCancel = true;
    expect(await cancel(id)).toMatchObject({
      status: 503,
      body: { error: 'Paygreen ne répond pas : on ne sait pas si la transaction est annulée.' },
    });
    expect(await statusOf(id)).toBe('payment_order.pending');
    Object.assign(server.paygreen.faults, { isDown: false, refusal: 'il serait demandé deux fois' });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: 'payment_order.canceled' } });
  });

  it('SUP-155 without a provider the call says so, and so does a sync without Stripe', async () => {
    const payments = new PaymentDesk({
      db: server.db,
      clock: server.clock,
      paygreen: null,
      shop: null,
      refunds: { card: null, edenred: null, paygreen: null },
      cards: null,
    });
    const beside = await serverBeside({ ...server, payments }, {});
    try {
      const alone = await beside.as('support');
      const body = { payment_order_id: await someTransaction(), user_id: customer };
      expect(await alone.post('/paygreen/cancel-transaction/', body)).toMatchObject({
        status: 400,
        body: { error: "Paygreen n'est pas configuré : rien n'a été annulé." },
      });
      expect(await alone.post(`/users/${customer}/stripe-sync/`)).toMatchObject({
        status: 400,
        body: { error: expect.stringMatching(/^Stripe n'est pas configuré/) },
      });
    } finally {
      await beside.close();
    }
  });
});
