import { eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endedStatuses } from '../../../server/src/day-end/leave-board.ts';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import { type CardRow, cardTransactions } from '../../../server/src/db/schema/money/transactions.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { PaymentDesk } from '../../../server/src/payments/desk.ts';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import type { CardTransaction } from '../../../src/domain/payment/card-transaction.ts';
import { assert } from '../../../src/domain/result.ts';
import { type OwnServer, ownServer, serverBeside } from '../own-server.ts';

let server: OwnServer;
/** Somebody who waits for nothing. */
let customer: CustomerId;
beforeAll(async () => {
  server = await ownServer();
  const waiting = server.db
    .select({ id: orderSheets.customer_id })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .where(notInArray(orders.status, endedStatuses));
  const waits = new Set((await waiting).map(({ id }) => id));
  const found = (await server.db.select({ id: customers.id }).from(customers)).find(({ id }) => !waits.has(id));
  assert(found, 'somebody waits for nothing');
  customer = found.id;
  await server.db.delete(cardTransactions).where(eq(cardTransactions.customer_id, customer));
});
afterAll(() => server.close());

const card = (id: string, ageMs: number, fields: Partial<CardRow> = {}): CardRow => ({
  ...{ id, customer_id: customer, order_id: null, payment_intent_id: `pi_${id}`, charge_id: id, status: 'succeeded' },
  ...{ created_at: new Date(server.clock() - ageMs).toISOString(), amount_cents: 1_999, has_3ds: false },
  ...{ message: 'Paiement accepté', full_message: 'Accepté', receipt_url: 'https://recus.example/1', ...fields },
});

const listed = async () =>
  (await (await server.as('support')).get(`/users/${customer}/card-transactions/`)).body as CardTransaction[];

const weekMs = 7 * 24 * 3_600_000;

it('SUP-130 SUP-140 card transactions of seven days are listed, the newest first, with their time in Paris', async () => {
  await server.db
    .insert(cardTransactions)
    .values([card('ch_old', weekMs), card('ch_week', weekMs - 1_000), card('ch_new', 3_600_000)]);
  expect(await listed()).toEqual([
    {
      ...{ payment_intent_id: 'pi_ch_new', charge_id: 'ch_new', order: null, status: 'succeeded' },
      ...{ created_formated: '10/03/2026 10:00', amount: 1_999, refunded_outside: 0, has_3ds: false, status_3ds: null },
      message: { message: 'Paiement accepté', full_message: 'Accepté' },
      ...{ outcome_risk_level: null, outcome_risk_score: null, receipt_url: 'https://recus.example/1' },
    },
    expect.objectContaining({ charge_id: 'ch_week' }),
  ]);
});

it('SUP-141 a sync writes what the provider has now, and one that he refuses or loses changes nothing', async () => {
  const answers = [
    { kind: 'yes', value: [card('ch_new', 3_600_000, { status: 'failed' }), card('ch_newer', 60_000)] },
    { kind: 'no', error: 'Clé expirée' },
    { kind: 'silent' },
  ] as const;
  const asked: number[] = [];
  const attemptsOf = async (id: CustomerId) => {
    const answer = answers[asked.length];
    asked.push(id);
    assert(answer, 'three are prepared');
    return answer;
  };
  const payments = new PaymentDesk({
    db: server.db,
    clock: server.clock,
    paygreen: null,
    shop: null,
    refunds: { card: null, edenred: null, paygreen: null },
    cards: { attemptsOf },
  });
  const beside = await serverBeside({ ...server, payments }, {});
  try {
    const api = await beside.as('support');
    const sync = () => api.post(`/users/${customer}/stripe-sync/`);
    expect((await sync()).status).toBe(204);
    const after = await listed();
    expect(after.map(({ charge_id, status }) => [charge_id, status])).toEqual([
      ['ch_newer', 'succeeded'],
      ['ch_new', 'failed'],
      ['ch_week', 'succeeded'],
    ]);
    expect(await sync()).toMatchObject({ status: 400, body: { error: 'Clé expirée' } });
    expect((await sync()).status).toBe(503);
    expect(await listed()).toEqual(after);
    expect(asked).toEqual([customer, customer, customer]);
  } finally {
    await beside.close();
  }
});

it('SUP-583 an anonymised customer keeps numbers and amounts, without words of a bank or a receipt', async () => {
  const api = await server.as('manager');
  expect((await api.post(`/users/${customer}/anonymise/`)).status).toBe(200);
  for (const { amount, charge_id, message, receipt_url } of await listed()) {
    expect({ amount, message, receipt_url }).toEqual({
      ...{ amount: 1_999, receipt_url: null },
      message: { message: null, full_message: null },
    });
    expect(charge_id).toMatch(/^ch_/);
  }
  expect(await listed()).toHaveLength(3);
});
