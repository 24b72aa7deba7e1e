import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { Euros } from '../money/euros.ts';
import { OrderId } from '../order/order.ts';
import { Code, Extent, Id, Instant, maybe } from '../schema.ts';
import { courierVehicles, type Provider } from './provider.ts';

const Person = z.object({
  id: maybe(Id),
  display_name: maybe(z.string()),
  name: maybe(z.string()),
  phone: maybe(z.string()),
  vehicle_type: maybe(Code),
});

const Delivery = z.object({
  id: maybe(Id),
  status: maybe(Code),
  picked_at: maybe(Instant),
  delivered_at: maybe(Instant),
  proof: maybe(z.object({ signature_url: maybe(z.string()) })),
  cancellation: maybe(z.object({ canceledBy: maybe(z.string()), reason_key: maybe(Code), comment: maybe(z.string()) })),
});

/**
 * A courier's job in full: the fields of all providers, and those of the second alone (entity "External delivery job").
 */
export const DeliveryJob = z.object({
  id: Id,
  uuid: maybe(z.string()),
  status: maybe(Code),
  provider: maybe(Code),
  comment: maybe(z.string()),
  /** Kilometres. */
  distance: maybe(Extent),
  /** Minutes. */
  duration: maybe(Extent),
  driver: maybe(Person),
  courier: maybe(Person),
  pricing: maybe(z.object({ price_tax_excluded: maybe(Euros), price_tax_included: maybe(Euros) })),
  /** Cents (SUP-547). */
  fee: maybe(z.int()),
  pickup_eta: maybe(Instant),
  dropoff_eta: maybe(Instant),
  dropoff: maybe(
    z.object({
      name: maybe(z.string()),
      address: maybe(z.string()),
      notes: maybe(z.string()),
      verification: maybe(z.object({ pincode: maybe(z.string()) })),
    }),
  ),
  deliveries: maybe(z.array(Delivery)),
  undeliverable_action: maybe(Code),
  undeliverable_reason: maybe(Code),
});
export type DeliveryJob = Readonly<z.infer<typeof DeliveryJob>>;
export type JobOfDelivery = NonNullable<DeliveryJob['deliveries']>[number];

/**
 * The present state of one job of an order (SUP-541, API-S36). Failures are not shown (SUP-542). A screen uses no
 * answer from before it was opened: a call that failed then may succeed now.
 */
export const deliveryJob = detail('courier.deliveryJob', {
  args: z.object({ orderId: OrderId, jobId: Id, askedAt: z.int() }),
  value: DeliveryJob,
  throttleMs: 3_000,
  permission: null,
  request: ({ orderId, jobId }) =>
    get(`/processing-orders/${orderId}/get_external_job/`, { query: { job_id: String(jobId) } }),
});

const secondProvider: Provider = 'UBER_DIRECT';

/**
 * Whether a job has the view of the second courier: its provider is the second one, or its vehicle is one of his. All
 * others have the general view (SUP-543).
 */
export function isOfSecondCourier({ provider, courier, driver }: DeliveryJob): boolean {
  const code = provider?.trim().toLowerCase();
  if (code) return code === secondProvider.toLowerCase();
  return courierVehicles[secondProvider].includes((courier ?? driver)?.vehicle_type ?? '');
}
