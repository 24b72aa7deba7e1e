import { marksOfRow, visibleRow } from '../../../../db/queries/rows.ts';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import type { Dock } from '../../../../domain/dock/dock.ts';
import { weightKg } from '../../../../domain/order/weight.ts';
import { addressLine } from '../../../../domain/task/address.ts';
import { slotEndMs, slotStartMs } from '../../../../domain/task/slot.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** An order a courier may be called for; `id` is its task's. */
export interface CalledOrder
  extends Pick<
    TaskRow,
    | 'id'
    | 'dock'
    | 'status'
    | 'is_moving'
    | 'orderId'
    | 'randomId'
    | 'tranquility'
    | 'weightKg'
    | 'address'
    | 'jobs'
    | 'marks'
    | 'orderStatus'
    | 'prepProgress'
    | 'prepTotal'
    | 'slotStartMs'
    | 'slotEndMs'
  > {
  /** The round it is in. */
  readonly round: Dock | undefined;
}

/** The order of a task, with all data for a call; null once it is gone, undefined until read. */
export function useCalledOrder(taskId: number): CalledOrder | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async (): Promise<CalledOrder | null> => {
    const task = await visibleRow(db, center, 'task', taskId);
    if (!task) return null;
    const orderId = task.linked_order;
    const order = await visibleRow(db, center, 'order', orderId);
    const ofTask = await marksOfRow(db, center, 'task', taskId);
    return {
      id: task.id,
      dock: task.dock,
      status: task.status,
      is_moving: task.is_moving,
      orderStatus: order?.status ?? null,
      prepProgress: task.prep_progress ?? null,
      prepTotal: task.prep_total ?? null,
      slotStartMs: slotStartMs(task, order),
      slotEndMs: slotEndMs(task, order),
      orderId,
      randomId: order?.random_id ?? null,
      tranquility: order?.option_tranquility === true,
      weightKg: order ? weightKg(order) : null,
      address: isolated(addressLine(task.address)),
      jobs: (task.external_shipping_jobs ?? []).length,
      marks: [...ofTask, ...(await marksOfRow(db, center, 'order', orderId))],
      round: task.dock ? await visibleRow(db, center, 'dock', task.dock) : undefined,
    };
  }, [db, center, taskId]);
}
