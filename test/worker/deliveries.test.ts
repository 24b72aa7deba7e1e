import { describe, expect, it } from 'vitest';
import { late } from '../../src/worker/view-rows/late.ts';
import { notDelivered } from '../../src/worker/view-rows/not-delivered.ts';
import { anOrder, aTask } from '../builders/rows.ts';
import { seenIn } from '../builders/seen.ts';

const endsAt = '2026-03-03T10:00:00+01:00';

/** What is seen of one task and its order, the task being in a part of an answer. */
const seen = (task: Parameters<typeof aTask>[1], order: Parameters<typeof anOrder>[1], list: string) =>
  seenIn(list, [
    ['task', aTask(1, { max_shipping_time: endsAt, ...task })],
    ['order', anOrder(1001, order)],
  ]);

const lateIn = (task: Parameters<typeof aTask>[1], order: Parameters<typeof anOrder>[1] = {}) =>
  late.listed(1, seen(task, order, 'dispatch-load/late_orders'));

describe('the list of late orders', () => {
  it('DSP-712 takes those the dispatch load names as late, by the end of their slot', () => {
    expect(lateIn({ status: 'shipping' })?.columns.slotEnd).toBe(Date.parse(endsAt));
    expect(late.listed(1, seen({ status: 'shipping' }, {}, 'dispatch-load/deliveries'))).toBeNull();
  });

  it('DSP-711 DSP-712 takes none cancelled by sms, and a delivered one only with a record', () => {
    expect(lateIn({ status: 'shipping' }, { canceled_mode: 'sms' })).toBeNull();
    expect(lateIn({ status: 'received' })).toBeNull();
    expect(lateIn({ status: 'received' }, { late_order: { sent_at: endsAt } })?.row.late).toBe('treatedAuto');
  });

  it('DSP-714 DSP-720 says what is to be done, and that it was once somebody reviewed it', () => {
    expect(lateIn({ status: 'todo', late_order: { needs_review: true } })?.row.late).toBe('check');
    const reviewed = { needs_review: true, reviewed_at: endsAt, reviewed_by: 'zoe@quai.example' };
    expect(lateIn({ status: 'todo', late_order: reviewed })?.row.late).toBe('treated');
  });
});

describe('the list of orders to redeliver or to restock', () => {
  const listed = (status: string, list = 'dispatch-load/deliveries') =>
    notDelivered.listed(1, seen({ status: 'shipping', last_driver_name: 'Zoé Pont' }, { status }, list));

  it('DSP-750 DSP-751 takes those of the board that wait for it', () => {
    expect([listed('undeliveredclient'), listed('restock')].map((it) => it !== null)).toEqual([true, false]);
    expect(listed('undeliveredclient', 'tasks-state/deliveries')).toBeNull();
  });

  it('DSP-764 tells who had the order last', () => {
    expect(listed('undeliveredclient')?.row.lastDriverName).toBe('Zoé Pont');
  });
});

it('DSP-861 both lists have the postal code in a column, 01000 as a number', () => {
  const at = (postal_code: string) => ({ status: 'shipping', address: { postal_code } });
  const notDeliveredAt = seen(at('01000'), { status: 'undeliveredclient' }, 'dispatch-load/deliveries');
  expect(lateIn(at('75018'))?.columns.postalCode).toBe(75_018);
  expect(notDelivered.listed(1, notDeliveredAt)?.columns.postalCode).toBe(1_000);
});
