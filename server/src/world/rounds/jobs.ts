import type { ExternalJob } from '../../../../src/domain/courier/external-job.ts';
import { courierVehicles } from '../../../../src/domain/courier/provider.ts';
import { iso, minuteMs } from '../clock.ts';
import { drawMobile, drawName } from '../people/names.ts';
import type { Random } from '../random.ts';
import type { DockType } from './dock-plans.ts';

export type Provider = Extract<DockType, 'STUART' | 'UBER_DIRECT'>;
export const isProvider = (type: string | null | undefined): type is Provider =>
  type === 'STUART' || type === 'UBER_DIRECT';

const withoutCourier = new Set(['init', 'expired', 'voided']);
const reasons: Readonly<Record<string, string>> = {
  canceled: 'Annulé depuis la console',
  expired: 'Aucun coursier disponible',
  voided: 'Course annulée par le transporteur',
  returned: 'Client injoignable, colis rapporté au centre',
};

const hex = (random: Random, length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const uuid = (random: Random) =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`;

/** A job in `status` (DSP-675, DSP-676, DSP-681). */
export function makeJob(provider: Provider, status: string, nowMs: number, random: Random): ExternalJob {
  const id = uuid(random);
  const person = withoutCourier.has(status) ? null : drawName(random);
  const isReturned = status === 'returned';
  return {
    id: random.int(7_000_000_000, 7_999_999_999),
    uuid: id,
    status,
    transport_type: random.pick(courierVehicles[provider]),
    cancel_reason: reasons[status] ?? null,
    pickup_at: withoutCourier.has(status) ? null : iso(nowMs + random.int(2, 15) * minuteMs),
    tracking_url: person ? `https://suivi.example/${id}` : null,
    driver_name: person ? `${person.first} ${person.last}` : null,
    driver_phone: person && random.chance(0.8) ? drawMobile(random) : null,
    return_dropoff_at: isReturned ? iso(nowMs + random.int(5, 25) * minuteMs) : null,
    return_status: isReturned ? 'EN_ROUTE_TO_DROPOFF' : null,
    imminent: status === 'picking' || status === 'pickup',
  };
}

const uberDelivery: Readonly<Record<string, string>> = {
  init: 'SCHEDULED',
  pickup: 'EN_ROUTE_TO_PICKUP',
  picking: 'ARRIVED_AT_PICKUP',
  pickup_complete: 'EN_ROUTE_TO_DROPOFF',
  delivering: 'EN_ROUTE_TO_DROPOFF',
  delivered: 'COMPLETED',
  canceled: 'FAILED',
  returned: 'FAILED',
};

/** The delivery status of a job (DSP-685); the first provider has none. */
export const courierDeliveryStatus = (provider: Provider, jobStatus: string): string | null =>
  provider === 'UBER_DIRECT' ? (uberDelivery[jobStatus] ?? null) : null;
