import { describe, expect, it } from 'vitest';
import { needsReview } from '../../src/domain/late-order/late.ts';
import { LateOrder } from '../../src/domain/late-order/late-order.ts';
import { isTreated } from '../../src/domain/late-order/review.ts';
import { type Board, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, type WireTask } from './wire.ts';

const contract = contractOf();

const call = (task: WireTask, service: string) => `/processing-orders/${task.linked_order.id}/${service}/`;
const post = (task: WireTask, service: string, body?: unknown) => contract.target.api.post(call(task, service), body);
const done = ({ status, body }: { status: number; body: unknown }) => {
  expect(status).toBe(200);
  return LateOrder.parse(body);
};
const record = ({ late_order, linked_order }: WireTask) => late_order ?? linked_order.late_order ?? null;

/** Of clients who can be told: every demonstration client has a number, save one in forty. */
const isTold = ({ client }: WireTask) => !!client?.id && client.id % 40 !== 0;
const find = (fits: (task: WireTask) => boolean) => (board: Board) =>
  [...board.tasks.values()].find((task) => isTold(task) && fits(task));

describe('the lateness of an order', () => {
  contract.onBoard(
    'DSP-719 API-028 tells the client with a credit, and is reviewed by whoever did; once',
    find((task) => record(task) === null && task.status === 'shipping'),
    async (task) => {
      const body = { id: task.linked_order.id, credits: 5.5, message: ' Bonjour. ' };
      const told = done(await post(task, 'late_sms', body));
      expect(told).toMatchObject({ credit: 5.5, reviewed_by: expect.stringContaining('@') });
      expect(told.reviewed_at).toBeTruthy();
      expect(record(await readTask(contract.target.api, task.id))).toMatchObject({ credit: 5.5 });
      const again = await post(task, 'late_sms', body);
      expect(again.status).toBe(409);
      expect(Conflict.parse(again.body).order?.late_order).toMatchObject({ credit: 5.5 });
    },
  );

  contract.onBoard(
    'DSP-730 API-029 is marked as warned without a message',
    find((task) => record(task) === null && task.status === 'todo'),
    async (task) => {
      expect(done(await post(task, 'warned'))).toMatchObject({ sent_at: null, reviewed_by: expect.any(String) });
      expect((await post(task, 'warned')).status).toBe(409);
    },
  );

  contract.onBoard(
    'DSP-716 API-027 API-026 gets a record on demand, once, which the review starts from',
    find((task) => record(task) === null && task.status === 'waiting'),
    async (task) => {
      const { api } = contract.target;
      expect((await api.get(call(task, 'process_late_order'))).status).toBe(404);
      expect(needsReview(done(await post(task, 'process_late_order')))).toBe(true);
      expect(needsReview(done(await api.get(call(task, 'process_late_order'))))).toBe(true);
      expect((await post(task, 'process_late_order')).status).toBe(409);
    },
  );

  contract.onBoard(
    'DSP-717 API-025 API-031 is validated with credits, shipping fee and SMS; its text follows the credit',
    find((task) => needsReview(record(task)) && task.status !== 'received'),
    async (task) => {
      const { api } = contract.target;
      const text = async (credits_amount: string) => {
        const query = { sms_template_id: String(record(task)?.sms_template_id), credits_amount };
        const { body } = await api.get(call(task, 'late_sms_content'), { query });
        return (body as { sms_content?: string }).sms_content ?? '';
      };
      expect(await text('7.5')).toContain('votre compte est crédité de 7,50 euros.');
      expect(await text('0')).toContain('Toutes nos excuses pour le retard.');
      const body = { credits: 7.5, recredit_shipping_fee: true, sms: await text('7.5') };
      expect(done(await post(task, 'validate', body))).toMatchObject({ credit: 7.5, recredit_shipping_fee: true });
      expect((await post(task, 'validate', body)).status).toBe(409);
    },
  );

  contract.onBoard(
    'DSP-718 API-030 is ignored, once',
    find((task) => record(task) !== null && !isTreated(record(task))),
    async (task) => {
      expect(isTreated(done(await post(task, 'ignore')))).toBe(true);
      expect((await post(task, 'ignore')).status).toBe(409);
    },
  );

  contract.onBoard(
    'DSP-723 takes no credit below 0 or finer than a cent',
    find((task) => record(task) === null),
    async (task) => {
      for (const credits of [-1, 0.005, '5', null]) {
        const answer = await post(task, 'late_sms', { id: task.linked_order.id, credits, message: 'Bonjour.' });
        expect(answer.status).toBe(400);
      }
    },
  );
});

it('DSP-127 is dealt with by users with flow access alone', async (test) => {
  const { api, withoutFlow } = contract.target;
  if (!withoutFlow) return test.skip();
  for (const service of ['late_sms', 'warned', 'ignore', 'validate', 'process_late_order'])
    expect((await api.as(withoutFlow).post(`/processing-orders/1/${service}/`)).status).toBe(403);
});
