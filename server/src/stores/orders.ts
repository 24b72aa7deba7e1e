import type { CenterId } from '../../../src/domain/center/center-id.ts';
import {
  type CourierDelivery,
  type CourierOrder,
  canRegularizeOrder,
} from '../../../src/domain/courier/courier-order.ts';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { bagsText } from '../../../src/domain/order/bags.ts';
import { clientNameOf } from '../../../src/domain/order/client-name.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import type { Context } from '../context.ts';
import { minuteMs } from '../world/clock.ts';
import { courierDeliveryStatus } from '../world/rounds/jobs.ts';
import { type MarketOrder, readMarketOrders, readRegularizations } from './records.ts';

/** How long after its pickup time an order that its client fetches himself still counts as under way. */
const fetchedWithinMs = 30 * minuteMs;
/** How long a settled order stays in its list: others who were about to settle it see its status. */
const toldForMs = 15 * minuteMs;

export interface CourierOrderLists {
  readonly current_orders: readonly CourierOrder[];
  readonly orders_to_regularize: readonly CourierOrder[];
}

/** The orders of a center's day that the second courier sold or delivers (PRP-378, PRP-384, API-P37). */
export async function courierOrderLists(
  { db, snapshots }: Pick<Context, 'db' | 'snapshots'>,
  center: CenterId,
  nowMs: number,
): Promise<CourierOrderLists> {
  const mirror = await snapshots.mirror(center);
  const sold = new Map((await readMarketOrders(db, center)).map((row) => [row.order_id as number, row]));
  const settledAt = new Map(
    (await readRegularizations(db, center)).map((row) => [row.order_id as number, Date.parse(row.done_at)]),
  );
  const docks = mirror?.held.dock.rows;
  const all = [...(mirror?.deliveries.values() ?? [])].flatMap(({ order, task }) => {
    const market = sold.get(order.id);
    if (market) return [soldOrder(market, order, nowMs)];
    const isDirect = task.dock != null && docks?.get(task.dock)?.dock_type === 'UBER_DIRECT';
    return isDirect && (task.external_shipping_jobs ?? []).length > 0 ? [deliveredOrder(order, task)] : [];
  });
  const sorted = all.sort(
    (one, other) => (msOf(one.pickup_time) ?? 0) - (msOf(other.pickup_time) ?? 0) || one.id - other.id,
  );
  const isToSettle = (order: CourierOrder) =>
    nowMs - (settledAt.get(order.order.id) ?? Number.NEGATIVE_INFINITY) < toldForMs || isToRegularize(order, nowMs);
  return {
    current_orders: sorted.filter((order) => !isToSettle(order)),
    orders_to_regularize: sorted.filter(isToSettle),
  };
}

const ended: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED']);
/** Statuses of orders whose bags are in the center, or came back. */
const packed: ReadonlySet<string> = new Set(['prepared', 'undeliveredclient']);

/** Whether nobody else will report its outcome: the courier has finished, or its client should have come. */
function isToRegularize({ order, deliveries, pickup_time }: CourierOrder, nowMs: number): boolean {
  if (!canRegularizeOrder(order.status)) return false;
  if (deliveries?.length) return deliveries.every(({ status }) => ended.has(status ?? ''));
  return packed.has(order.status ?? '') && nowMs - (msOf(pickup_time) ?? nowMs) > fetchedWithinMs;
}

const shown = (order: Order): CourierOrder['order'] => ({
  id: order.id,
  random_id: order.random_id ?? null,
  status: order.status ?? null,
  total_weight: order.total_weight ?? null,
  location: order.transit_area_current ?? order.transit_area ?? null,
  bags: bagsText({
    bags: order.number_of_bags ?? null,
    bagsDry: order.number_of_bags_dry ?? null,
    bagsIsotherm: order.number_of_bags_isotherm ?? null,
  }),
  fullname: clientNameOf(order) || null,
});

function soldOrder(market: MarketOrder, order: Order, nowMs: number): CourierOrder {
  const { pickup_time, customer_phone_number, customer_pin_code, display_id, merchants_link } = market;
  return {
    id: order.id,
    uber_type: 'uber_eats',
    ...{ pickup_time, customer_phone_number, customer_pin_code, display_id, merchants_link },
    order: shown(order),
    external_shipping_jobs: [],
    deliveries: market.courier_name === null ? [] : [soldDelivery(market, order, nowMs)],
  };
}

/** The courier of an order is known from the start; his progress follows the order's. */
const soldDelivery = (market: MarketOrder, { status }: Order, nowMs: number): CourierDelivery => ({
  delivery_partner_name: market.courier_name,
  phone_number: market.courier_phone,
  pin_code: market.courier_pin_code,
  vehicle_type: market.vehicle_type,
  vehicle_plate: market.vehicle_plate,
  status: soldStatus(status, nowMs >= Date.parse(market.pickup_time)),
  uber_direct: null,
});

function soldStatus(status: string | null | undefined, isDue: boolean): string {
  switch (status) {
    case 'prepared':
      return isDue ? 'ARRIVED_AT_PICKUP' : 'EN_ROUTE_TO_PICKUP';
    case 'shipping':
      return 'EN_ROUTE_TO_DROPOFF';
    case 'received':
      return 'COMPLETED';
    case 'canceled':
    case 'undeliveredclient':
      return 'FAILED';
    default:
      return 'SCHEDULED';
  }
}

function deliveredOrder(order: Order, task: Task): CourierOrder {
  const jobs = task.external_shipping_jobs ?? [];
  const latest = jobs.at(-1);
  return {
    id: order.id,
    uber_type: 'uber_direct',
    pickup_time: latest?.pickup_at ?? task.shipping_time ?? null,
    order: shown(order),
    customer_phone_number: order.phone ?? null,
    customer_pin_code: null,
    display_id: latest?.uuid?.slice(-5).toUpperCase() ?? null,
    merchants_link: latest?.tracking_url ?? null,
    external_shipping_jobs: [...jobs],
    deliveries: jobs.map((job) => deliveryOf(job, job === latest ? task.external_job_delivery_status : null)),
  };
}

const deliveryOf = (job: ExternalJob, told: string | null | undefined): CourierDelivery => ({
  delivery_partner_name: job.driver_name ?? null,
  phone_number: job.driver_phone ?? null,
  pin_code: null,
  vehicle_type: job.transport_type ?? null,
  vehicle_plate: null,
  status: told ?? courierDeliveryStatus('UBER_DIRECT', job.status ?? ''),
  uber_direct: {
    cancel_reason: job.cancel_reason ?? null,
    return_status: job.return_status ?? null,
    return_dropoff_at: job.return_dropoff_at ?? null,
  },
});
