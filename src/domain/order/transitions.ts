import type { Metas } from '../center/center.ts';
import type { ReasonKind } from '../center/reasons.ts';
import type { Order } from './order.ts';
import { inStatusOrder } from './status.ts';

type Tables = Pick<Metas, 'order_statuses' | 'crossdock_status_transitions'>;
type Typed = Pick<Order, 'status' | 'tags' | 'cross_docking'>;

/**
 * The statuses an order may change to now, in list order (DSP-312, DSP-323 to DSP-325); none without the center's
 * tables.
 */
export function transitionsOf(order: Typed, metas: Tables | undefined): readonly string[] {
  const { ALLOWED_TRANSITIONS, SUBSCRIPTION_ALLOWED_TRANSITIONS } = metas?.order_statuses ?? {};
  const table = order.cross_docking
    ? metas?.crossdock_status_transitions
    : order.tags?.includes('subscription')
      ? SUBSCRIPTION_ALLOWED_TRANSITIONS
      : ALLOWED_TRANSITIONS;
  return inStatusOrder(table?.[order.status ?? ''] ?? []);
}

/** The kind of reason a change of status asks for first (DSP-326, DSP-327). */
export function reasonFor(
  from: string | null | undefined,
  to: string,
  metas: Pick<Metas, 'order_statuses'> | undefined,
): ReasonKind | null {
  if (from === 'blocked') return 'blocking';
  const origins = metas?.order_statuses?.ORIGIN_STATUSES_FOR_REPREPARATION_REASON;
  return to === 'paid' && origins?.includes(from ?? '') ? 'repreparation' : null;
}

/** The order leaves the road: its task loses dock and rank (DSP-321). */
const losing = new Set([
  'prepared',
  'paid',
  'prep',
  'canceled',
  'restock',
  'waiting-products',
  'to-check',
  'now',
  'later',
]);

export const losesDock = (from: string | null | undefined, to: string) =>
  (from === 'shipping' || from === 'received') && losing.has(to);

/**
 * Whether a status ends the order for the client or on the shelf, and therefore asks for confirmation: cancelled and
 * restocked always, destocked where the tables have no way back.
 */
export function endsOrder(order: Typed, to: string, tables: Tables | undefined): boolean {
  if (to === 'canceled' || to === 'restock') return true;
  return to === 'redestock' && !isWayBack(order, to, tables);
}

/** Whether a change takes a delivery back: its hour is erased, and the order may go out a second time (SUP-240). */
export const takesDeliveryBack = (from: string | null | undefined, to: string): boolean =>
  from === 'received' && to !== 'received';

/** Whether the tables allow the reverse change. */
export const isWayBack = (order: Typed, to: string, tables: Tables | undefined): boolean =>
  transitionsOf({ ...order, status: to }, tables).includes(order.status ?? '');
