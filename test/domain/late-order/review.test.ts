import { describe, expect, it } from 'vitest';
import {
  ignoreLateness,
  markWarned,
  sendLateSms,
  validateLateness,
} from '../../../src/domain/late-order/commands/review.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const at = '2025-03-03T12:00:00+01:00';
const who = { orderId: OrderId.parse(1001), randomId: 'A12', taskId: TaskId.parse(1), at, by: 'claire@quai.example' };
const sms = { ...who, creditCents: 500, message: 'Bonjour.' };
const valid = { ...who, creditCents: 500, recredit: true, sms: '' };
const world = (late_order: object | null) =>
  aWorld().with('order', anOrder(1001, { late_order })).with('task', aTask(1, { late_order }));
const rows = (late_order: object | null) => readerOf(world(late_order));

const codes = (late_order: object | null) => [
  sendLateSms.guard(sms, rows(late_order))?.code ?? null,
  markWarned.guard(who, rows(late_order))?.code ?? null,
  ignoreLateness.guard(who, rows(late_order))?.code ?? null,
  validateLateness.guard(valid, rows(late_order))?.code ?? null,
];

describe('what may be done about a lateness', () => {
  it('DSP-715 DSP-719 without a record: tell, mark as warned or ignore; there is nothing to validate', () => {
    expect(codes(null)).toEqual([null, null, null, 'noRecord']);
  });

  it('DSP-715 DSP-716 with a record: the review decides, no SMS goes past it', () => {
    expect(codes({ needs_review: true })).toEqual(['recorded', null, null, null]);
  });

  it.each([{ reviewed_at: at }, { sent_at: at }])('DSP-715 nothing is done twice, with %j', (record) => {
    expect(codes(record)).toEqual(Array(4).fill('treated'));
  });

  it('DSP-720 SUP-651 whatever is done says who reviewed it and when, on the order and on its task', () => {
    const after = world({ needs_review: true, credit: 5, sms_template_id: 14 });
    const seen = readerOf(after.after(ignoreLateness.effect(who, readerOf(after))));
    const expected = { reviewed_at: at, reviewed_by: 'claire@quai.example', credit: 5, sms_template_id: 14 };
    expect(seen.get('order', 1001)?.late_order).toMatchObject(expected);
    expect(seen.get('task', 1)?.late_order).toMatchObject(expected);
  });

  it('a lost answer about money is taken for done only where the same was given', () => {
    const done = { reviewed_at: at, credit: 5, recredit_shipping_fee: true };
    expect([validateLateness.holds(valid, rows(done)), sendLateSms.holds(sms, rows(done))]).toEqual([true, true]);
    expect(validateLateness.holds({ ...valid, creditCents: 0 }, rows(done))).toBe(false);
    expect(validateLateness.holds({ ...valid, recredit: false }, rows(done))).toBe(false);
    expect(sendLateSms.holds({ ...sms, creditCents: 501 }, rows(done))).toBe(false);
  });
});
