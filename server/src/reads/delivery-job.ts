import type { Address } from '../../../src/domain/address/address.ts';
import type { Center } from '../../../src/domain/center/center.ts';
import type { DeliveryJob } from '../../../src/domain/courier/delivery-job.ts';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { providerOfJob } from '../../../src/domain/courier/provider.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { distanceM, positionOf } from '../../../src/domain/geo.ts';
import { recipientText } from '../../../src/domain/order/delivery.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { addressLine } from '../../../src/domain/task/address.ts';
import type { Task } from '../../../src/domain/task/task.ts';

/** The subject of a job: the order, its task, and the dock for which the courier was called. */
export interface OfJob {
  readonly order: Order;
  readonly task: Task;
  readonly dock: Dock | undefined;
  readonly center: Center | undefined;
  /** The client's notes on the address. */
  readonly notes: string | null;
}

const isOver = (status: string | null | undefined) => status === 'finished' || status === 'delivered';

/** A job in full, in its provider's terms (API-S36). Everything comes from the rows for which it was made. */
export function fullJob(job: ExternalJob, of: OfJob): ExternalJob & Omit<DeliveryJob, keyof ExternalJob> {
  const provider = providerOfJob(job, of.dock);
  return { ...job, provider, ...(provider === 'UBER_DIRECT' ? ofSecond(job, of) : ofAny(job, of)) };
}

function ofAny(job: ExternalJob, { order, task, center, notes }: OfJob): Partial<DeliveryJob> {
  const km = kmBetween(center?.address, order.shipping_address);
  const cents = km === null ? null : priceCents(km);
  return {
    comment: notes,
    distance: km,
    duration: km === null ? null : Math.round(km * minutesEachKm),
    driver: person(job) && { display_name: job.driver_name, ...person(job) },
    pricing: cents === null ? null : { price_tax_excluded: cents / 100, price_tax_included: withTax(cents) / 100 },
    deliveries: [
      {
        id: task.id,
        status: job.status,
        picked_at: hasBags(job.status) ? (job.pickup_at ?? null) : null,
        delivered_at: isOver(job.status) ? (task.date_received ?? null) : null,
        proof: null,
        cancellation: job.cancel_reason
          ? { canceledBy: null, reason_key: job.status, comment: job.cancel_reason }
          : null,
      },
    ],
  };
}

function ofSecond(job: ExternalJob, { order, task, center, notes }: OfJob): Partial<DeliveryJob> {
  const km = kmBetween(center?.address, order.shipping_address);
  const cameBack = job.return_status != null;
  return {
    courier: person(job) && { name: job.driver_name, ...person(job) },
    fee: km === null ? null : priceCents(km),
    pickup_eta: job.pickup_at ?? null,
    dropoff_eta: task.eta ?? null,
    dropoff: {
      name: recipientText(order) || null,
      address: order.shipping_address ? addressLine(order.shipping_address) : null,
      notes,
      verification: null,
    },
    undeliverable_action: cameBack ? 'return' : null,
    undeliverable_reason: cameBack ? (job.cancel_reason ?? null) : null,
  };
}

const person = ({ driver_name, driver_phone, transport_type }: ExternalJob) =>
  driver_name ? { phone: driver_phone, vehicle_type: transport_type } : null;

const withBags: ReadonlySet<string> = new Set(['delivering', 'finished', 'pickup_complete', 'delivered', 'returned']);
const hasBags = (status: string | null | undefined) => withBags.has(status ?? '');

const minutesEachKm = 4;
const [baseCents, eachKmCents] = [450, 90] as const;
const priceCents = (km: number) => Math.round(baseCents + km * eachKmCents);
const withTax = (cents: number) => Math.round(cents * 1.2);

/** Kilometres as the crow flies, to a hundred metres; null without both places. */
function kmBetween(from: Address | null | undefined, to: Address | null | undefined): number | null {
  const [one, other] = [positionOf(from, null), positionOf(to, null)];
  return one && other ? Math.round(distanceM(one, other) / 100) / 10 : null;
}
