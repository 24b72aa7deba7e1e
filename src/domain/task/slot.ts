import type { Order } from '../order/order.ts';
import { msOf } from '../time/instant.ts';
import type { Task } from './task.ts';

/** Start of the delivery slot, epoch ms: the task's, else its order's. */
export const slotStartMs = (task: Pick<Task, 'shipping_time'>, order?: Pick<Order, 'shipping_time'>) =>
  msOf(task.shipping_time ?? order?.shipping_time);

/** End of the delivery slot, epoch ms: the task's, else its order's. */
export const slotEndMs = (task: Pick<Task, 'max_shipping_time'>, order?: Pick<Order, 'max_shipping_time'>) =>
  msOf(task.max_shipping_time ?? order?.max_shipping_time);

/** The slot of a delivery, epoch ms; NaN where unknown. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

export const slotOf = (task: Pick<Task, 'shipping_time' | 'max_shipping_time'>): Slot => ({
  startMs: slotStartMs(task) ?? Number.NaN,
  endMs: slotEndMs(task) ?? Number.NaN,
});

const overlapMs = 3_600_000; // CST-17

/** Whether two slots overlap by at least an hour (DSP-248); an unknown slot overlaps with none. */
export const shareAnHour = (a: Slot, b: Slot): boolean =>
  Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs) >= overlapMs;
