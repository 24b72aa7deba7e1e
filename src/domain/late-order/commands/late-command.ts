import * as z from 'zod/mini';
import { type Acceptance, command, type Delivery, get, type RequestSpec } from '../../command.ts';
import { answersFields } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { isRecord, type RawRows } from '../../wire.ts';
import { LateOrder } from '../late-order.ts';
import { isTreated } from '../review.ts';
import { lateRefusals } from '../text.ts';

/** The order with its task, and who handles its lateness, and when. */
export const lateness = {
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  taskId: z.nullable(TaskId),
  at: Instant,
  by: z.string(),
};
const Lateness = z.object(lateness);
type Lateness = z.infer<typeof Lateness>;

interface LateSpec<Schema extends z.ZodMiniType<Lateness>> {
  readonly args: Schema;
  /** Why it is refused, for a record nobody has handled. */
  readonly guard?: (record: LateOrder | null) => Refusal | null;
  /** The record after the action. */
  readonly becomes: (args: z.infer<Schema>, record: LateOrder | null) => LateOrder;
  readonly request: (args: z.infer<Schema>) => RequestSpec;
  readonly delivery: Delivery;
  readonly title: string;
  readonly label: (name: string) => string;
}

/** An action on the lateness of one order (DSP-715). It answers the order's late-order record. */
export function lateCommand<Name extends string, Schema extends z.ZodMiniType<Lateness>>(
  name: Name,
  spec: LateSpec<Schema>,
) {
  const { args, becomes, request, delivery, title, label } = spec;
  return command(name, {
    version: 1,
    args,
    reads: ({ orderId, taskId }) => ({ order: [orderId], task: [taskId] }),
    guard: ({ orderId, taskId }, rows) => {
      if (!rows.get('order', orderId)) return refuse('gone');
      const record = recordOf({ orderId, taskId }, rows);
      return isTreated(record) ? refuse('treated') : (spec.guard?.(record) ?? null);
    },
    holds: (it, rows) => {
      const record = recordOf(it, rows);
      if (!record?.reviewed_at) return false;
      const { credit, recredit_shipping_fee } = becomes(it, record);
      return (record.credit ?? null) === credit && (record.recredit_shipping_fee ?? null) === recredit_shipping_fee;
    },
    effect: (it, rows) => {
      const order = rows.get('order', it.orderId);
      if (!order) return [];
      const late_order = becomes(it, recordOf(it, rows));
      return [...patch('order', order, { late_order }), ...patch('task', rows.get('task', it.taskId), { late_order })];
    },
    request,
    answers: () => answersFields('late order', Object.keys(LateOrder.shape)),
    accept: (body, it) => (isRecord(body) ? told(it, body) : { rows: [] }),
    reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
    acceptReread: (body, it) =>
      isRecord(body) && body.id === it.orderId ? told(it, body.late_order ?? null, body) : { rows: [] },
    lane: ({ orderId, taskId }) => [keyOf('order', orderId), ...(taskId === null ? [] : [keyOf('task', taskId)])],
    delivery,
    text: {
      title,
      label: ({ orderId, randomId }) => label(orderName({ orderId, randomId })),
      success: 'Sauvegarde effectuée',
      refusals: lateRefusals,
    },
  });
}

function recordOf({ orderId, taskId }: Pick<Lateness, 'orderId' | 'taskId'>, rows: Reader): LateOrder | null {
  return rows.get('task', taskId)?.late_order ?? rows.get('order', orderId)?.late_order ?? null;
}

/** The record is in the row of the order and in that of its task. */
function told({ orderId, taskId }: Lateness, late_order: unknown, order: object = {}): Acceptance {
  const rows: RawRows[] = [{ kind: 'order', list: 'answer', rows: [{ ...order, id: orderId, late_order }] }];
  if (taskId !== null) rows.push({ kind: 'task', list: 'answer', rows: [{ id: taskId, late_order }] });
  return { rows };
}
