import * as z from 'zod/mini';
import { patchTo } from '../../command.ts';
import { DockId, dockIdOf } from '../../dock/dock.ts';
import { refuse } from '../../result.ts';
import { keyOf, type Patch, patch, type Reader } from '../../rows.ts';
import { Code } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { flatten, isRecord } from '../../wire.ts';
import { OrderId } from '../order.ts';
import { taskStatus } from '../task-status.ts';
import { losesDock } from '../transitions.ts';

/** An order with its task and the dock the user saw it in: the rows that a change of status touches. */
export const Changed = z.object({
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  taskId: z.nullable(TaskId),
  dockId: z.nullable(DockId),
  /** The status the user saw. */
  from: z.nullable(Code),
});
export type Changed = z.infer<typeof Changed>;

export const readsOf = (orders: readonly Changed[]) => ({
  order: orders.map(({ orderId }) => orderId),
  task: orders.map(({ taskId }) => taskId),
  dock: orders.map(({ dockId }) => dockId),
});

export const lanesOf = ({ orderId, taskId, dockId }: Changed) => [
  keyOf('order', orderId),
  ...(taskId === null ? [] : [keyOf('task', taskId)]),
  ...(dockId === null ? [] : [keyOf('dock', dockId)]),
];

/** The orders an answer tells, one or several. */
export const ordersOf = (body: unknown) => ({
  rows: flatten('order', 'answer', Array.isArray(body) ? body : [body]),
});

/** The answer of a call that makes an order: it shows the new one, not the one it was made of. */
export const newOrder = (body: unknown) => ({
  ...ordersOf(body),
  ...(isRecord(body) && typeof body.id === 'number' ? { made: keyOf('order', body.id) } : {}),
});

/** Changes fields of an order; the answer may leave out nested objects (PRP-747, API-023). */
export const patchOrder = (orderId: OrderId, body: object) =>
  patchTo(`/processing-orders/${orderId}/`, { query: { flat: '1' }, body });

/** The same order with its present status and dock. */
export function seenNow<Order extends Changed>(order: Order, rows: Reader): Order {
  const task = rows.get('task', order.taskId);
  return {
    ...order,
    from: rows.get('order', order.orderId)?.status ?? null,
    dockId: task ? dockIdOf(task) : order.dockId,
  };
}

/** Refuses if the order is not as the user saw it, or is being moved. */
export function refusalToChange({ orderId, taskId, from }: Changed, rows: Reader) {
  const order = rows.get('order', orderId);
  if (!order) return refuse('gone');
  if (rows.get('task', taskId)?.is_moving) return refuse('taskMoving');
  return (order.status ?? null) === from ? null : refuse('statusMeanwhile');
}

/**
 * Patches of the order, its task (DSP-124, DSP-313 to DSP-319; without a mapping it keeps its status, DSP-320) and the
 * dock the user saw it in, which it leaves where `leaves` demands it (DSP-321). If it is in another dock by now, only
 * the answer brings that dock: its row need not be loaded, or exist.
 */
export function effectOf(
  { orderId, taskId, dockId }: Changed,
  to: string,
  rows: Reader,
  leaves: typeof losesDock = losesDock,
): readonly Patch[] {
  const order = rows.get('order', orderId);
  const task = rows.get('task', taskId);
  const status = task && taskStatus(task, to);
  const isLeaving = leaves(order?.status, to) && dockId !== null && task?.dock === dockId;
  const dock = isLeaving ? rows.get('dock', dockId) : undefined;
  return [
    ...patch('order', order, { status: to }),
    ...patch('task', task, {
      ...(status ? { status } : {}),
      ...(isLeaving ? { dock: null, dock_rank: null, ordering: null } : {}),
    }),
    ...patch('dock', dock, { tasks: (dock?.tasks ?? []).filter((id) => id !== taskId) }),
  ];
}
