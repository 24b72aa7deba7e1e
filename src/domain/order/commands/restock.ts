import type * as z from 'zod/mini';
import {
  type Command,
  command,
  type Delivery,
  get,
  guarded,
  hours,
  live,
  post,
  type RequestSpec,
} from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { type Patch, patch, type Reader, type RowOf } from '../../rows.ts';
import { orderName } from '../name.ts';
import { flagsForRestock, isNotDelivered, waitsForRestock } from '../not-delivered.ts';
import { returnRefusals } from '../text.ts';
import { Changed, effectOf, lanesOf, ordersOf, readsOf, refusalToChange, seenNow } from './changed.ts';

type Flagged = Pick<RowOf<'task'>, 'flagged_orders'>;

interface ReturnSpec {
  readonly to: string;
  readonly guard: (task: Flagged, order: RowOf<'order'>) => Refusal | null;
  /** Whether the task leaves its dock. */
  readonly leaves: boolean;
  /** Whether the order is flagged for restock afterwards; undefined where its flags stay. */
  readonly flagged?: boolean;
  readonly request: (orderId: Changed['orderId']) => RequestSpec;
  readonly delivery: Delivery;
  readonly title: string;
  readonly label: (name: string) => string;
  readonly success: string;
}

/** Actions on an order that came back from the road (section 20 of dispatch.md). They answer the order. */
function returnCommand<Name extends string>(
  name: Name,
  spec: ReturnSpec,
): Command<z.infer<typeof Changed>> & { readonly name: Name } {
  const { to, leaves, flagged, request, delivery, title, label, success } = spec;
  return command(name, {
    version: 1,
    args: Changed,
    reads: (order) => readsOf([order]),
    guard: (args, rows) => {
      const order = rows.get('order', args.orderId);
      const refusal = refusalToChange(args, rows);
      return refusal || !order ? refusal : spec.guard(rows.get('task', args.taskId) ?? {}, order);
    },
    anew: seenNow,
    holds: ({ orderId, taskId }, rows) => {
      const order = rows.get('order', orderId);
      if (order?.status !== to) return false;
      return flagged === undefined || waitsForRestock(rows.get('task', taskId) ?? {}, order) === flagged;
    },
    effect: (args, rows) => [
      ...effectOf(args, to, rows, () => leaves),
      ...(flagged === undefined ? [] : flagging(args, flagged, rows)),
    ],
    request: ({ orderId }) => request(orderId),
    answers: ({ orderId }) => answersOne('order', orderId),
    accept: ordersOf,
    reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
    acceptReread: ordersOf,
    lane: lanesOf,
    delivery,
    text: { title, label: (args) => label(orderName(args)), success, refusals: returnRefusals },
  });
}

function flagging({ orderId, taskId }: Changed, isOn: boolean, rows: Reader): readonly Patch[] {
  const order = rows.get('order', orderId);
  const task = rows.get('task', taskId);
  return [
    ...patch('order', order, { flagged_orders: flagsForRestock(order ?? {}, isOn) }),
    ...patch('task', task, { flagged_orders: flagsForRestock(task ?? {}, isOn) }),
  ];
}

const isAwaited: ReturnSpec['guard'] = (task, order) => (isNotDelivered(task, order) ? null : refuse('notAwaited'));

/**
 * `Restocker`: the order waits to be put back on its shelves (DSP-754, API-039). `flag_id` is the default one, 1,
 * although the flag for restock is 3 (CST-49). A GET with an effect: live, so that it is never sent again by itself
 * (DSP-490).
 */
export const askRestock = returnCommand('order.restock', {
  to: 'waiting_restock',
  guard: (task, order) => isAwaited(task, order) ?? (waitsForRestock(task, order) ? refuse('waitsAlready') : null),
  leaves: false,
  flagged: true,
  request: (orderId) => get(`/processing-orders/${orderId}/to_restock/`, { query: { flag_id: '1' } }),
  delivery: live,
  title: 'Restockage',
  label: (name) => `Commande ${name} : à restocker`,
  success: 'La commande est en attente de restockage',
});

/**
 * `La commande a été restockée`: it leaves the flow (DSP-758, DSP-759, API-040). A GET with an effect: live (DSP-490).
 */
export const validateRestock = returnCommand('order.restocked', {
  to: 'restock',
  guard: (task, order) => (waitsForRestock(task, order) ? null : refuse('notWaiting')),
  leaves: true,
  flagged: false,
  request: (orderId) => get(`/processing-orders/${orderId}/validate_restock/`),
  delivery: live,
  title: 'Restockage validé',
  label: (name) => `Commande ${name} : restockée`,
  success: 'Le restockage a été validé',
});

/** `Commande livrée`: it was delivered after all (DSP-756, API-042). */
export const markDelivered = returnCommand('order.delivered', {
  to: 'received',
  guard: isAwaited,
  leaves: false,
  request: (orderId) => post(`/processing-orders/${orderId}/was_delivered/`),
  delivery: guarded(hours(1)),
  title: 'Commande livrée',
  label: (name) => `Commande ${name} : livrée`,
  success: 'La commande est passée en statut livrée.',
});

/** `Relivrer la même commande`: finalised again, in no dock, to be dispatched as before (DSP-761, API-038). */
export const resetForRedelivery = returnCommand('order.reset', {
  to: 'prepared',
  guard: isAwaited,
  leaves: true,
  flagged: false,
  request: (orderId) => post(`/processing-orders/${orderId}/reset_for_redelivery/`),
  delivery: guarded(hours(1)),
  title: 'Relivraison',
  label: (name) => `Commande ${name} : à relivrer`,
  success: 'La commande est finalisée et prête pour une relivraison',
});
