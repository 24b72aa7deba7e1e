import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refundSteps } from '../../../server/src/db/schema/money/refunds.ts';
import { orderPayments } from '../../../server/src/db/schema/sheets.ts';
import { plainText } from '../../../src/domain/money/course/plain.ts';
import { Course } from '../../../src/domain/money/course/step.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { cardOf, paidOrder } from './paid-order.ts';

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
afterEach(async () => {
  const fine = { refusal: null, losesAnswers: false, isSlow: false, isDown: false, delayMs: 0 };
  for (const book of [server.cards, server.edenred]) Object.assign(book.faults, fine);
  await server.bank.tellers.stripe.deliver();
});

let count = 0;
async function refundOf(id: number, refundAmount: number): Promise<number> {
  const body = { id, refundAmount, subtype: 'refund_other', notes: 'Rappelle Mme Roux au 06 12' };
  const headers = { 'idempotency-key': `course-${++count}` };
  const { status } = await api.post(`/processing-orders/${id}/refund/`, body, { headers });
  expect([200, 409]).toContain(status);
  const sheet = OrderSheet.parse((await api.get(`/processing-orders/${id}/?payment_details=1`)).body);
  assert(sheet.refunds?.[0], 'it is entered');
  return sheet.refunds[0].id;
}
const courseOf = async (refund: number) => Course.parse((await manager.get(`/refunds/${refund}/course/`)).body);
const short = ({ steps, parts }: Course) =>
  steps.map(({ kind, part, status, changes, state, code, asked_again }) => [
    ...[kind, parts.find(({ id }) => id === part)?.type ?? null, status ?? null, changes],
    ...[state ?? code ?? null, ...(asked_again ? ['again'] : [])],
  ]);

describe('the course of a refund', () => {
  it('OUR-160 OUR-161 API-O160 has who asked what of whom, what was answered, entered and told', async () => {
    const { id } = await paidOrder(server, [
      ['edenred', 1_000],
      ['paygreen', 800],
      ['stripe', 4_000],
    ]);
    server.bank.tellers.stripe.faults.isHeld = true;
    const course = await courseOf(await refundOf(id, 25));
    const steps = short(course);
    expect(steps[0]).toEqual(['reserved', null, null, true, null]);
    expect(steps.at(-1)).toEqual(['replied', null, null, false, null]);
    // They are asked side by side.
    const of = (type: string) => steps.filter(([, its]) => its === type);
    expect(of('edenred')).toEqual([
      ['asked', 'edenred', 'pending', true, null],
      ['answered', 'edenred', 'refunded', true, 'refunded'],
    ]);
    expect(of('paygreen')).toEqual([
      ['asked', 'paygreen', 'pending', true, null],
      ['answered', 'paygreen', 'refunded', true, 'refunded'],
    ]);
    expect(of('stripe')).toEqual([
      ['asked', 'stripe', 'pending', true, null],
      ['answered', 'stripe', 'refunded', true, 'succeeded'],
    ]);
    const answers = course.steps.filter(({ kind }) => kind === 'answered');
    expect(answers.every(({ movement }) => movement)).toBe(true);
    expect(answers.find(({ before }) => before)?.before).toBe('captured');
    expect(answers.find(({ number }) => number)?.number).toBe(server.cards.all.at(-1)?.id);
    expect([course.done_by?.last_name, course.steps[0]?.done_by?.last_name]).toEqual(
      Array(2).fill(course.done_by?.last_name ?? 'nobody'),
    );
    // Told late, it changes nothing, and is a step all the same.
    expect(await server.bank.tellers.stripe.deliver()).toEqual([204]);
    expect(short(await courseOf(course.id)).slice(steps.length)).toEqual([
      ['told', 'stripe', 'refunded', false, 'succeeded'],
    ]);
    expect((await courseOf(course.id)).is_whole).toBe(true);
  });

  it('OUR-160 OUR-161 a lost answer, each look-up, what was asked again, what came back a day later', async () => {
    const { id } = await paidOrder(server, [['stripe', 4_000]]);
    server.cards.faults.isDown = true;
    const refund = await refundOf(id, 12);
    for (const ms of [5_000, 15_000]) {
      server.advance(ms);
      await server.payments.refunds.catchUp();
    }
    server.cards.faults.isDown = false;
    server.advance(60_000);
    await server.payments.refunds.catchUp();
    server.cards.become('failed', 'expired_or_canceled_card', await paymentOf(id));
    await server.bank.tellers.stripe.deliver();
    const course = await courseOf(refund);
    expect(short(course).map(([kind, , status, changes, word, again]) => [kind, status, changes, word, again])).toEqual(
      [
        ['reserved', null, true, null, undefined],
        ['asked', 'pending', true, null, undefined],
        ['answered', 'unknown', true, null, undefined],
        ['replied', null, false, null, undefined],
        ['looked', 'unknown', false, null, undefined],
        ['looked', 'unknown', false, null, undefined],
        ['looked', 'refunded', true, 'succeeded', 'again'],
        ['told', 'refunded', false, 'succeeded', undefined],
        ['told', 'refused', true, 'failed', undefined],
        ['told', 'refused', false, 'failed', undefined],
      ],
    );
    const back = course.steps.findLast(({ status, changes }) => status === 'refused' && changes);
    expect([back?.code, back?.movement !== null]).toEqual(['expired_or_canceled_card', true]);
  });

  it('OUR-161 nothing takes a step away, and no word of a provider or of an agent is in it', async () => {
    const { id } = await paidOrder(server, [['stripe', 4_000]]);
    server.cards.faults.refusal = 'Carte de Mme Roux refusée';
    const refund = await refundOf(id, 5);
    const course = await courseOf(refund);
    expect(short(course).slice(1, 3)).toEqual([
      ['asked', 'stripe', 'pending', true, null],
      ['answered', 'stripe', 'refused', true, 'StripeCardError'],
    ]);
    expect(JSON.stringify(course.steps)).not.toMatch(/Roux|06 12/);
    expect(plainText(course)).not.toMatch(/Roux|06 12/);
    const gone = server.db.delete(refundSteps);
    await expect(gone).rejects.toThrow();
    await expect(server.db.update(refundSteps).set({ provider_code: 'x' })).rejects.toThrow();
  });

  it('OUR-160 is for managers alone; a refund of before the record says that it is not whole', async () => {
    const { id } = await paidOrder(server, [['stripe', 4_000]]);
    const refund = await refundOf(id, 3);
    expect((await api.get(`/refunds/${refund}/course/`)).status).toBe(403);
    expect((await manager.get('/refunds/999999/course/')).status).toBe(404);
    await server.db.execute(sql`alter table refund_steps disable trigger user`);
    await server.db.execute(sql`delete from refund_steps where refund_id = ${refund}`);
    await server.db.execute(sql`alter table refund_steps enable trigger user`);
    const { steps, parts, is_whole } = await courseOf(refund);
    expect([steps, is_whole, parts.length]).toEqual([[], false, 1]);
  });
});

async function paymentOf(id: number): Promise<string> {
  const [payment] = await server.db
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(and(eq(orderPayments.order_id, OrderId.parse(id)), eq(orderPayments.is_refundable, true)));
  assert(payment, 'it was paid');
  return cardOf(payment.id);
}
