import { describe, expect, it } from 'vitest';
import { rounds } from '../../src/worker/view-rows/rounds.ts';
import { aDock, anOrder, aTask } from '../builders/rows.ts';
import { seenIn } from '../builders/seen.ts';

const goneAt = '2026-03-03T10:00:00+01:00';
type Statuses = readonly [task: string, order: string];

/** What the list says of dock 3, with tasks 5, 6… in the order of their ranks. */
function listed(tasks: readonly Statuses[], dock: Parameters<typeof aDock>[1] = {}) {
  const onTheRoad = {
    target_driver: 7,
    gone_at: goneAt,
    current_status: 'loaded',
    ending_center_has_disabled_driver_self_return: true,
  };
  const rows = tasks.flatMap(([status, orderStatus], at) => [
    ['task', aTask(at + 5, { status, dock: 3, dock_rank: at + 1, linked_order: at + 1005 })] as const,
    ['order', anOrder(at + 1005, { status: orderStatus })] as const,
  ]);
  const held = aDock(3, { tasks: tasks.map((_, at) => at + 5).reverse(), ...onTheRoad, ...dock });
  return rounds.listed(3, seenIn('dispatch-load/docks', [...rows, ['dock', held]]));
}

const shipping: Statuses = ['shipping', 'shipping'];

describe('what a driver has on the road', () => {
  it('DSP-627 is his orders not delivered, in their order, each with its dock', () => {
    const found = listed([['received', 'received'], shipping, shipping]);
    expect(found?.row).toMatchObject({ id: 3, driver: 7 });
    expect(found?.row.running).toEqual([
      { taskId: 6, orderId: 1006, dockId: 3 },
      { taskId: 7, orderId: 1007, dockId: 3 },
    ]);
    expect(found?.columns).toEqual({ goneAt: Date.parse(goneAt) });
  });

  it('is nothing of a dock that has not left, is closed or has nobody', () => {
    expect(listed([shipping], { gone_at: null })).toBeNull();
    expect(listed([shipping], { closed_at: goneAt })).toBeNull();
    expect(listed([shipping], { current_status: 'closed' })).toBeNull();
    expect(listed([shipping], { target_driver: null })).toBeNull();
  });

  it('DSP-630 is done with once the last order is received or nobody was there, where he cannot say so himself', () => {
    const last = (order: string, dock = {}) => listed([shipping, ['shipping', order]], dock)?.row.isReturnable;
    expect([last('received'), last('undeliveredclient'), last('shipping')]).toEqual([true, true, false]);
    expect(last('received', { ending_center_has_disabled_driver_self_return: false })).toBe(false);
  });
});
