import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, get, guarded, hours, post, type Toast } from '../../command.ts';
import { DockId } from '../../dock/dock.ts';
import { answersAll, answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { type Patch, patch, type Reader } from '../../rows.ts';
import { Code, Id, Instant } from '../../schema.ts';
import { hourText } from '../../time/paris-time.ts';
import { flatten, isRecord } from '../../wire.ts';
import { plural } from '../../words/plural.ts';
import { orderName } from '../name.ts';
import { checkReason } from '../reason.ts';
import { orderStatusLabel } from '../status.ts';
import { statusRefusals } from '../text.ts';
import { reasonFor, transitionsOf } from '../transitions.ts';
import { Changed, effectOf, lanesOf, ordersOf, readsOf, refusalToChange, seenNow } from './changed.ts';

/** One of the center's reasons, with a comment where the reason requires one (DSP-838, DSP-839). */
const Reason = z.object({
  kind: z.enum(['repreparation', 'blocking']),
  id: Id,
  comment: z.nullable(z.string()),
  refund: z.boolean(),
});
type Reason = z.infer<typeof Reason>;

const settings = (center: CenterId) => ({ metas: [center] });

function refusalOf(order: Changed, to: string, center: CenterId, rows: Reader) {
  const refusal = refusalToChange(order, rows);
  if (refusal) return refusal;
  const row = rows.get('order', order.orderId);
  return row && transitionsOf(row, rows.get('metas', center)).includes(to) ? null : refuse('notAllowed');
}

/** The reason that a change requires (DSP-326, DSP-327), unless it is given in full. */
function missingReason({ from }: Changed, to: string, center: CenterId, given: Reason | null, rows: Reader) {
  const metas = rows.get('metas', center);
  const wanted = reasonFor(from, to, metas);
  if (!wanted) return null;
  if (given?.kind === wanted) return checkReason(given, to, metas);
  return refuse(wanted === 'blocking' ? 'blockingReason' : 'repreparationReason');
}

/** Changes the status of one order, with a reason where one is required (DSP-313 to DSP-330, API-020). */
export const setOrderStatus = command('order.status', {
  version: 1,
  args: z.object({
    ...Changed.shape,
    to: Code,
    center: CenterId,
    reason: z.nullable(Reason),
    /** When it was delivered, as the user saw it: the server forgets it once the order is no longer delivered. */
    receivedAt: z.nullish(Instant),
    /** The hour of delivery that an undo gives back. */
    restores: z.nullish(Instant),
  }),
  reads: ({ center, ...order }) => ({ ...readsOf([order]), ...settings(center) }),
  guard: ({ to, center, reason, ...order }, rows) =>
    refusalOf(order, to, center, rows) ?? missingReason(order, to, center, reason, rows),
  anew: seenNow,
  holds: ({ orderId, to }, rows) => rows.get('order', orderId)?.status === to,
  effect: ({ to, ...order }, rows) => effectOf(order, to, rows),
  request: ({ orderId, to, reason, restores }) =>
    post(`/processing-orders/${orderId}/change_status/`, {
      body: { status: to, flat: 1, ...reasonBody(reason), ...(restores ? { date_received: restores } : {}) },
    }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: (body, { restores }) => ({ ...ordersOf(body), ...hourOf(body, restores ?? null) }),
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: lanesOf,
  undo: ({ to, from, receivedAt, restores: _, ...args }, rows) => {
    if (from === null || rows.get('order', args.orderId)?.status !== to) return null;
    // Money that went back does not come again (SUP-257).
    if (args.reason?.refund) return null;
    const back = { ...args, from: to, to: from, reason: null };
    // The hour of a delivery comes back with it, or it is not taken back.
    if (from !== 'received') return back;
    return receivedAt ? { ...back, restores: receivedAt } : null;
  },
  delivery: guarded(hours(1)),
  // Money is never queued (SUP-257, SUP-376).
  isLive: ({ reason }) => reason?.refund === true,
  isOperation: ({ reason }) => reason?.refund === true,
  text: {
    title: 'Statut de commande',
    label: ({ to, ...order }) => `Commande ${orderName(order)} : ${orderStatusLabel(to)}`,
    success: 'Le statut a été mis à jour avec succès',
    refusals: statusRefusals,
  },
});

/** Says so where the hour of delivery was not given back: only some servers know it (API-020). */
function hourOf(body: unknown, restores: string | null): { readonly told?: Toast } {
  if (restores === null) return {};
  const told = isRecord(body) && typeof body.date_received === 'string' ? body.date_received : null;
  if (told !== null && Date.parse(told) === Date.parse(restores)) return {};
  return { told: { text: hourLost(hourText(restores)), seconds: 10, isFailure: true } };
}

const hourLost = (hour: string) =>
  `Le statut est rétabli, mais pas l'heure de livraison : c'était ${hour}, c'est maintenant celle de l'annulation.`;

function reasonBody(reason: Reason | null) {
  if (!reason) return {};
  return reason.kind === 'blocking'
    ? {
        blocking_exit_reason_id: reason.id,
        blocking_exit_comment: reason.comment ?? '',
        ...(reason.refund ? { refund: '1' } : {}),
      }
    : { repreparation_reason_id: reason.id, repreparation_reason_comment: reason.comment ?? '' };
}

/** Changes the status of several orders of a dock together, or of a canteen (DSP-294, DSP-295, DSP-458, API-021). */
export const setOrderStatuses = command('orders.status', {
  version: 1,
  args: z.object({
    orders: z.array(Changed).check(z.minLength(1), z.maxLength(200)),
    dockId: z.nullable(DockId),
    to: Code,
    center: CenterId,
  }),
  reads: ({ orders, center }) => ({ ...readsOf(orders), ...settings(center) }),
  guard: ({ orders, to, center }, rows) => {
    for (const order of orders) {
      // Changes that require a reason are made one by one: this call has no field for it.
      const refusal = refusalOf(order, to, center, rows) ?? missingReason(order, to, center, null, rows);
      if (refusal) return refusal;
    }
    return null;
  },
  anew: (args, rows) => ({ ...args, orders: args.orders.map((order) => seenNow(order, rows)) }),
  holds: ({ orders, to }, rows) => orders.every(({ orderId }) => rows.get('order', orderId)?.status === to),
  effect: ({ orders, to }, rows) => inTurn(orders, to, rows),
  request: ({ orders, dockId, to }) =>
    post('/processing-orders/bulk_change_status/', {
      body: { orders_ids: orders.map(({ orderId }) => orderId), dock_id: dockId, status: to },
    }),
  answers: ({ orders }) =>
    answersAll(
      'order',
      orders.map(({ orderId }) => orderId),
    ),
  accept: ordersOf,
  reread: ({ orders }) =>
    get('/dispatch/deliveries/', { query: { ids: orders.flatMap(({ taskId }) => taskId ?? []).join(',') } }),
  acceptReread: (body) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] }),
  lane: ({ orders }) => [...new Set(orders.flatMap(lanesOf))],
  undo: ({ orders, to, ...args }, rows) => {
    const from = orders[0]?.from ?? null;
    // The call has no field for the hours of delivery, which would be lost.
    if (from === 'received') return null;
    const isOne = orders.every((order) => order.from === from && rows.get('order', order.orderId)?.status === to);
    return from === null || !isOne ? null : { ...args, orders: orders.map((it) => ({ ...it, from: to })), to: from };
  },
  delivery: guarded(hours(1)),
  text: {
    title: 'Statut de plusieurs commandes',
    label: ({ orders, to }) =>
      `${orders.length} ${plural(orders.length, 'commande', 'commandes')} : ${orderStatusLabel(to)}`,
    success: 'Le statut a été mis à jour avec succès',
    refusals: statusRefusals,
  },
});

/** The effects of all orders; a dock that several of them leave is patched once. */
function inTurn(orders: readonly Changed[], to: string, rows: Reader): readonly Patch[] {
  const patches = orders.flatMap((order) => effectOf(order, to, rows));
  const leaving = new Set(
    patches.flatMap((it) => (it.kind === 'task' && 'dock' in it.set && it.set.dock === null ? [it.id] : [])),
  );
  const docks = new Map(
    patches.flatMap((it) => (it.kind === 'dock' ? [[it.id, rows.get('dock', it.id)] as const] : [])),
  );
  return [
    ...patches.filter((it) => it.kind !== 'dock'),
    ...[...docks.values()].flatMap((dock) =>
      patch('dock', dock, { tasks: (dock?.tasks ?? []).filter((id) => !leaving.has(id)) }),
    ),
  ];
}

/** `DESTOCK (RE)`: a separate restock call in place of a change of status (DSP-322, SUP-258, API-022). */
export const destockOrder = command('order.destock', {
  version: 1,
  args: z.object({ ...Changed.shape, center: CenterId }),
  reads: ({ center, ...order }) => ({ ...readsOf([order]), ...settings(center) }),
  guard: ({ center, ...order }, rows) => refusalOf(order, 'redestock', center, rows),
  anew: seenNow,
  holds: ({ orderId }, rows) => rows.get('order', orderId)?.status === 'redestock',
  effect: (order, rows) => effectOf(order, 'redestock', rows),
  request: ({ orderId }) => post(`/orders/${orderId}/destock/`),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: lanesOf,
  delivery: guarded(hours(1)),
  text: {
    title: 'Destockage',
    label: (order) => `Commande ${orderName(order)} : ${orderStatusLabel('redestock')}`,
    success: 'Sauvegarde effectuée',
    refusals: statusRefusals,
  },
});
