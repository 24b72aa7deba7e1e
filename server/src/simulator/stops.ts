import type { Dock } from '../../../src/domain/dock/dock.ts';
import { deliveryStatus } from '../../../src/domain/order/task-status.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { hasLeft, isAside } from '../world/rounds/task-status.ts';
import type { Day, Stop } from './day.ts';

/** Gives an order a status; its task follows when the status is mapped (DSP-313 to DSP-316, DSP-320). */
export function setStatus(day: Day, { task, order }: Stop, status: string, more: Partial<Task> = {}): void {
  day.set('order', order.id, { status });
  day.set('task', task.id, { status: deliveryStatus(status) ?? task.status, ...more });
}

/** The fields of a task without a dock. */
export const nowhere = {
  dock: null,
  dock_rank: null,
  ordering: null,
  group_uniq_id: null,
  delivery_man_id: null,
  eta: null,
};

/** Frees the deliveries of a dock: they are finalised, and to be dispatched again (DSP-321). */
export function release(day: Day, dock: Dock): void {
  for (const stop of day.stopsOf(dock)) {
    const back = stop.order.status === 'shipping' ? 'prepared' : (stop.order.status ?? 'prepared');
    setStatus(day, stop, back, nowhere);
  }
  day.set('dock', dock.id, { tasks: [] });
}

/** Puts tasks into a dock, in this order; the dock's row lists them already. */
export function putInto(day: Day, dock: Dock, stops: readonly Stop[]): void {
  stops.forEach(({ task }, index) => {
    day.set('task', task.id, { dock: dock.id, dock_rank: index + 1, group_uniq_id: `${dock.id}-${index + 1}` });
  });
}

/** Whether nobody is dragging a task out of the dock. */
export const isSettled = (stops: readonly Stop[]) => stops.length > 0 && !stops.some(({ task }) => task.is_moving);

export const isFinished = ({ order }: Stop) => order.status === 'prepared';

/** Whether a person marked the order as on the road before its round is, or took it aside: no round waits for it. */
const isDealtWith = ({ order }: Stop) => hasLeft(order.status ?? '') || isAside(order.status ?? '');

/** Whether every delivery of a round is packed. */
export const arePacked = (stops: readonly Stop[]) =>
  !stops.some((stop) => stop.task.status === 'waiting' && !isDealtWith(stop));

/** Whether a round waits for no order. */
export const mayLeave = (stops: readonly Stop[]) => stops.every((stop) => isFinished(stop) || isDealtWith(stop));
