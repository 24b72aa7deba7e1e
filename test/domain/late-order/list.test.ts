import { expect, it } from 'vitest';
import { isListedLate, lateRecord } from '../../../src/domain/late-order/list.ts';
import { anOrder, aTask } from '../../builders/rows.ts';

const record = { needs_review: true };
const listed = (task: Parameters<typeof aTask>[1], order: Parameters<typeof anOrder>[1] = {}, nowMs = 1) =>
  isListedLate(aTask(1, task), anOrder(1001, order), 0, nowMs);

it('DSP-712 lists late orders, delivered ones only with a record', () => {
  expect([listed({ status: 'shipping' }), listed({ status: 'received' })]).toEqual([true, false]);
  expect(listed({ status: 'received', late_order: record })).toBe(true);
  expect(listed({ status: 'received' }, { late_order: record })).toBe(true);
});

it('DSP-710 DSP-711 lists no order that is not late', () => {
  expect(listed({ status: 'todo', late_order: record }, {}, -1_200_000)).toBe(false);
  expect(listed({ status: 'todo' }, { canceled_mode: 'sms' })).toBe(false);
});

it('reads the record on the task, else on its order', () => {
  expect(lateRecord(aTask(1, { late_order: { credit: 1 } }), anOrder(1001, { late_order: record }))).toEqual({
    credit: 1,
  });
  expect([lateRecord(aTask(), anOrder(1001, { late_order: record })), lateRecord(aTask())]).toEqual([record, null]);
});
