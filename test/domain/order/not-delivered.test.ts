import { describe, expect, it } from 'vitest';
import { isNotDelivered } from '../../../src/domain/order/not-delivered.ts';
import { anOrder, aTask } from '../../builders/rows.ts';

const listed = (status: string, flagOfTask: number | null = null, flagOfOrder: number | null = null) =>
  isNotDelivered(
    aTask(1, { flagged_orders: flagOfTask ? [{ flag_id: flagOfTask }] : null }),
    anOrder(1001, { status, flagged_orders: flagOfOrder ? [{ flag_id: flagOfOrder }] : null }),
  );

describe('an order to redeliver or to restock', () => {
  it('DSP-750 was not handed over, waits to be restocked, or is flagged for that', () => {
    expect([listed('undeliveredclient'), listed('waiting_restock')]).toEqual([true, true]);
    expect([listed('prepared', 3), listed('prepared', null, 3)]).toEqual([true, true]);
    expect([listed('prepared'), listed('prepared', 1, 1)]).toEqual([false, false]);
  });

  it('DSP-751 DSP-759 is none any more once on the road again, delivered or restocked, flagged or not', () => {
    for (const status of ['shipping', 'received', 'restock'])
      expect([listed(status), listed(status, 3, 3)]).toEqual([false, false]);
  });
});
