import { DockId } from '../../../../src/domain/dock/dock.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { statusRefusals } from '../../../../src/domain/order/text.ts';
import type { Refusal } from '../../../../src/domain/result.ts';
import { type Patch, patch, type Reader } from '../../../../src/domain/rows.ts';
import type { Decision, RefusalRows } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { leaving, takeOut } from '../leaving.ts';
import type { Rows } from '../reads.ts';

/** Rows that a change of status reads: orders with their tasks and docks, and the transition tables. */
export const readsOf = (ids: readonly number[]) => ({ order: ids, tasksOf: ids, settings: true as const });

/**
 * An order for the command of a change of status. The status the user saw is not sent: the tables apply to the present
 * one.
 */
export function changedOf(order: Order, rows: Rows) {
  const task = rows.all('task').find((row) => row.linked_order === order.id);
  return {
    orderId: order.id,
    randomId: order.random_id ?? null,
    taskId: task?.id ?? null,
    dockId: task?.dock ? DockId.parse(task.dock) : null,
    from: order.status ?? null,
  };
}

/** Asking again without a valid reason changes nothing: 400, while a status that is not allowed is a 409 (DSP-946). */
export const refused = (refusal: Refusal, told: RefusalRows): Decision =>
  refusal.code === 'repreparationReason' || refusal.code === 'blockingReason'
    ? refusalOf({ refusals: statusRefusals }, refusal)
    : conflictOf({ refusals: statusRefusals }, refusal, told);

/** The effects of a status on other rows: delivery times, and the docks that tasks leave (DSP-321, DSP-507). */
export function aftermath(effect: readonly Patch[], to: string, rows: Rows, nowMs: number): Patch[] {
  return [...takeOut(leaving(effect, rows), rows), ...effect.flatMap((it) => deliveredAt(it, to, rows, nowMs))];
}

function deliveredAt({ kind, id }: Patch, to: string, rows: Reader, nowMs: number): Patch[] {
  const task = kind === 'task' ? rows.get('task', id) : undefined;
  const date_received = to === 'received' ? new Date(nowMs).toISOString() : null;
  return (task?.date_received ?? null) === date_received ? [] : patch('task', task, { date_received });
}
