import * as z from 'zod/mini';
import { type Acceptance, command, get, guarded, minutes, post } from '../../command.ts';
import { dockAnswer } from '../../dock/commands/dock-command.ts';
import { dockCode } from '../../dock/text.ts';
import { answersNew } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, type Patch, patch, type Reader } from '../../rows.ts';
import { flatten, isRecord } from '../../wire.ts';
import { canDrag, type DragRefusal } from '../drag.ts';
import { TaskId } from '../task.ts';
import { dragRefusals } from '../text.ts';

const Dispatched = z.object({ taskId: TaskId, orderId: OrderId, randomId: z.nullish(z.string()) });
type Dispatched = z.infer<typeof Dispatched>;

/** Tasks as their orders are dispatched. */
export const dispatchedOf = (
  tasks: readonly { readonly id: TaskId; readonly orderId: OrderId; readonly randomId: string | null }[],
): Dispatched[] => tasks.map(({ id, orderId, randomId }) => ({ taskId: id, orderId, randomId }));

const readsOf = (orders: readonly Dispatched[]) => ({ task: orders.map(({ taskId }) => taskId) });
const lanesOf = (orders: readonly Dispatched[]) => orders.map(({ taskId }) => keyOf('task', taskId));

function refusalOf(orders: readonly Dispatched[], rows: Reader): Refusal<DragRefusal> | null {
  for (const { taskId } of orders) {
    const task = rows.get('task', taskId);
    if (!task) return refuse('gone');
    if (task.dock) return refuse('movedMeanwhile');
    const refusal = canDrag(task);
    if (refusal) return refusal;
  }
  return null;
}

const areInDocks = (orders: readonly Dispatched[], rows: Reader) =>
  orders.every(({ taskId }) => typeof rows.get('task', taskId)?.dock === 'number');

/** The server chooses the tour: until its answer the tasks stay where they are, marked as moving. */
const asMoving = (orders: readonly Dispatched[], rows: Reader): readonly Patch[] =>
  orders.flatMap(({ taskId }) => patch('task', rows.get('task', taskId), { is_moving: true }));

const reread = (orders: readonly Dispatched[]) =>
  get('/dispatch/deliveries/', { query: { ids: orders.map(({ taskId }) => taskId).join(',') } });

/** Only the answer names the dock that the server chose or made. */
const dockMade = (body: unknown): Acceptance =>
  isRecord(body) && typeof body.id === 'number'
    ? { ...dockAnswer(body), made: keyOf('dock', body.id) }
    : dockAnswer(body);

const countText = (count: number) => (count > 1 ? `${count} commandes` : '1 commande');
const tasksOf = (body: unknown) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] });

/** Puts one order without a dock into a tour by itself (DSP-252, DSP-456, API-043). */
export const dispatchTask = command('task.dispatch', {
  version: 1,
  args: Dispatched,
  reads: (order) => readsOf([order]),
  guard: (order, rows) => refusalOf([order], rows),
  holds: (order, rows) => areInDocks([order], rows),
  effect: (order, rows) => asMoving([order], rows),
  request: ({ orderId }) => post(`/processing-orders/${orderId}/direct_dispatch/`),
  answers: () => answersNew('dock'),
  accept: dockMade,
  reread: (order) => reread([order]),
  acceptReread: tasksOf,
  lane: (order) => lanesOf([order]),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Dispatch',
    label: ({ orderId, randomId }) => `Dispatcher la commande ${orderName({ orderId, randomId })}`,
    done: ({ orderId, randomId }, madeId) =>
      `Commande ${orderName({ orderId, randomId })}${madeId === null ? '' : ` dans la tournée ${dockCode(madeId)}`}`,
    success: 'Commande dispatchée',
    refusals: dragRefusals,
  },
});

/**
 * Puts several orders without a dock into an empty tour together, defined at once or not (DSP-205, DSP-457, API-077).
 */
export const dispatchTasks = command('tasks.dispatch', {
  version: 1,
  args: z.object({ orders: z.array(Dispatched).check(z.minLength(1), z.maxLength(200)), define: z.boolean() }),
  reads: ({ orders }) => readsOf(orders),
  guard: ({ orders }, rows) => refusalOf(orders, rows),
  holds: ({ orders }, rows) => areInDocks(orders, rows),
  effect: ({ orders }, rows) => asMoving(orders, rows),
  request: ({ orders, define }) =>
    post('/docks/direct_dispatch_many/', { body: { order_ids: orders.map(({ orderId }) => orderId), define } }),
  answers: () => answersNew('dock'),
  accept: dockMade,
  reread: ({ orders }) => reread(orders),
  acceptReread: tasksOf,
  lane: ({ orders }) => lanesOf(orders),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Création de tournée',
    label: ({ orders }) =>
      orders.length > 1 ? `Créer une tournée de ${orders.length} commandes` : "Créer une tournée d'une commande",
    done: ({ orders }, madeId) =>
      madeId === null ? countText(orders.length) : `Tournée ${dockCode(madeId)} créée : ${countText(orders.length)}`,
    success: 'Commandes dispatchées dans une tournée vide',
    refusals: dragRefusals,
  },
});
