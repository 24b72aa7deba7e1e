import type { Order } from '../order/order.ts';
import type { Task } from '../task/task.ts';
import { isLate } from './late.ts';

/** Late orders on screen; the title counts all (DSP-712, DSP-713, CST-14). */
export const lateCap = 35;

/** The late-order record of an order, on its task or on itself; null when it has none. */
export const lateRecord = (task: Pick<Task, 'late_order'>, order?: Pick<Order, 'late_order'>) =>
  task.late_order ?? order?.late_order ?? null;

/** Whether a late order is listed: it is late and, if delivered, has a late-order record (DSP-710 to DSP-712). */
export const isListedLate = (
  task: Pick<Task, 'status' | 'late_order'>,
  order: Pick<Order, 'canceled_mode' | 'late_order'>,
  slotEndMs: number | null,
  nowMs: number,
) => isLate(slotEndMs, order, nowMs) && (task.status !== 'received' || lateRecord(task, order) !== null);
