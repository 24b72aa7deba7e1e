import { expect, it } from 'vitest';
import { toDispatch } from '../../src/worker/view-rows/to-dispatch.ts';
import { anOrder, aTask } from '../builders/rows.ts';
import { seenIn } from '../builders/seen.ts';

const endsAt = '2026-03-03T10:00:00+01:00';

/** The columns of a task to dispatch. */
function columnsOf(task: Parameters<typeof aTask>[1]) {
  const rows = seenIn('dispatch-load/deliveries', [
    ['task', aTask(1, { status: 'todo', max_shipping_time: endsAt, ...task })],
    ['order', anOrder(1001, {})],
  ]);
  const listed = toDispatch.listed(1, rows);
  if (!listed) throw new Error('It is to dispatch');
  return listed.columns;
}

it('the list to dispatch has in columns which order is where and from when it is late, for the map', () => {
  const placed = columnsOf({ address: { latitude: 48.89, longitude: 2.36 } });
  expect([placed.order, placed.latitude, placed.longitude]).toEqual([1001, 48.89, 2.36]);
  expect(placed.lateFrom).toBe(Date.parse(endsAt) - 20 * 60_000);
  const lost = columnsOf({ address: { latitude: 48.89 }, will_be_extra_late: true });
  expect([lost.latitude, lost.longitude, lost.lateFrom]).toEqual([Number.NaN, Number.NaN, 0]);
});
