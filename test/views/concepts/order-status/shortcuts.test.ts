import { describe, expect, it } from 'vitest';
import type { TaskRow } from '../../../../src/db/view-rows/dispatch.ts';
import { canteenOrders, shortcutsOf } from '../../../../src/views/concepts/order/status/shortcuts.ts';
import { aTaskRow } from '../../../builders/view-rows.ts';

const at = (orderStatus: string, fields: Partial<TaskRow> = {}) => aTaskRow(5, { orderStatus, ...fields });
const sending = { commandId: 'c', name: 'order.status', state: 'sending', inDoubt: false } as const;

describe('the shortcuts of a task', () => {
  it.each([
    ['received', ['shipping']],
    ['undeliveredclient', ['shipping']],
    ['shipping', ['prepared', 'received']],
    ['prepared', []],
  ])('DSP-291 DSP-292 DSP-293 from %s are %j', (from, to) => {
    expect(shortcutsOf(at(from))).toEqual(to);
  });

  it('DSP-296 are none while it is moved or saved; what waits in the outbox locks nothing', () => {
    expect(shortcutsOf(at('shipping', { is_moving: true }))).toEqual([]);
    expect(shortcutsOf(at('shipping', { marks: [sending] }))).toEqual([]);
    expect(shortcutsOf(at('shipping', { marks: [{ ...sending, state: 'queued' }] }))).toHaveLength(2);
  });

  it('DSP-294 DSP-295 of a canteen take along the orders in the status before', () => {
    const siblings = [
      aTaskRow(5, { orderStatus: 'prepared' }),
      aTaskRow(6, { orderStatus: 'shipping' }),
      aTaskRow(7, { orderStatus: 'prepared', is_moving: true }),
      aTaskRow(8, { orderStatus: 'received' }),
    ];
    expect(canteenOrders(siblings, 'shipping').map((row) => row.id)).toEqual([5]);
    expect(canteenOrders(siblings, 'received').map((row) => row.id)).toEqual([6]);
  });
});
