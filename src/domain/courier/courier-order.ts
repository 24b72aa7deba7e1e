import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { OrderId } from '../order/order.ts';
import { weightKg } from '../order/weight.ts';
import { Code, Id, Instant, maybe } from '../schema.ts';
import { ExternalJob } from './external-job.ts';

/** A delivery of an order by the second courier (E-18). */
export const CourierDelivery = z.object({
  delivery_partner_name: maybe(z.string()),
  phone_number: maybe(z.string()),
  pin_code: maybe(z.string()),
  vehicle_type: maybe(Code),
  vehicle_plate: maybe(z.string()),
  status: maybe(Code),
  uber_direct: maybe(
    z.object({ cancel_reason: maybe(z.string()), return_status: maybe(Code), return_dropoff_at: maybe(Instant) }),
  ),
});
export type CourierDelivery = Readonly<z.infer<typeof CourierDelivery>>;

/** An order sold by the second courier, or delivered by him (E-17). */
export const CourierOrder = z.object({
  id: Id,
  uber_type: maybe(Code),
  pickup_time: maybe(Instant),
  order: z.object({
    id: OrderId,
    random_id: maybe(z.string()),
    status: maybe(Code),
    total_weight: maybe(z.string()),
    location: maybe(z.string()),
    bags: maybe(z.union([z.string(), z.int()])),
    fullname: maybe(z.string()),
  }),
  customer_phone_number: maybe(z.string()),
  customer_pin_code: maybe(z.string()),
  display_id: maybe(z.string()),
  merchants_link: maybe(z.string()),
  external_shipping_jobs: maybe(z.array(ExternalJob)),
  deliveries: maybe(z.array(CourierDelivery)),
});
export type CourierOrder = Readonly<z.infer<typeof CourierOrder>>;

export const CourierOrders = z.object({
  current_orders: z.array(CourierOrder),
  orders_to_regularize: z.array(CourierOrder),
});

/** Time between two reads of the orders while somebody looks at them, ms (PRP-403). */
export const courierOrdersPeriodMs = 10_000;

/** The call that reads them; after a lost answer it also shows whether an order was changed. */
export const courierOrdersRequest = (center: CenterId) =>
  get('/uber-eats/orders/', { query: { center: String(center) } });

/**
 * The orders of the second courier in a center (PRP-378, PRP-384, PRP-403, API-P37). They contain phone numbers and
 * codes of customers: dropped half an hour after the last look.
 */
export const courierOrders = detail('courierOrder.list', {
  args: z.object({ center: CenterId }),
  value: CourierOrders,
  throttleMs: 500,
  keptMs: 30 * 60_000,
  permission: 'flow',
  request: ({ center }) => courierOrdersRequest(center),
});

/** Statuses that an order can be given here (PRP-380, PRP-381). */
export const regularizedStatuses = ['received', 'canceled'] as const;
export type RegularizedStatus = (typeof regularizedStatuses)[number];

const over: ReadonlySet<string> = new Set(regularizedStatuses);

/** `Livrer` and `Annuler` are offered until the order is delivered or cancelled (PRP-382). */
export const canRegularizeOrder = (status: string | null | undefined) => !over.has(status ?? '');

const heavyAboveKg = 33;

/**
 * Whether a parcel is too heavy for the courier; orders that the second courier sold are not weighed here (PRP-401).
 */
export const isHeavyParcel = ({ uber_type, order }: Pick<CourierOrder, 'uber_type' | 'order'>) =>
  uber_type === 'uber_direct' && (weightKg(order) ?? 0) > heavyAboveKg;

/** Progress of an order, for the colour of its row; null for no colour (PRP-398 to PRP-400). */
export function orderProgress(status: string | null | undefined): 'done' | 'prepared' | 'preparing' | null {
  if (!canRegularizeOrder(status)) return 'done';
  if (status === 'prepared' || status === 'shipping') return 'prepared';
  return status === 'prep' ? 'preparing' : null;
}
