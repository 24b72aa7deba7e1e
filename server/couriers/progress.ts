import type { Provider } from '../../src/domain/courier/provider.ts';
import { iso, minuteMs } from '../src/world/clock.ts';
import { drawMobile, drawName } from '../src/world/people/names.ts';
import type { Random } from '../src/world/random.ts';
import { arrivalMs } from '../src/world/road/trip.ts';
import { type Delivery, hasBags, isOver } from './delivery.ts';

/** Part of a job's time that one step covers. */
const stepMs = 5_000;

/** The next status of a job, and after how many minutes on average. */
interface Step {
  readonly to: string;
  readonly minutes: number;
}

const steps: Readonly<Record<Provider, Readonly<Record<string, Step>>>> = {
  STUART: {
    init: { to: 'in_progress', minutes: 1 },
    in_progress: { to: 'picking', minutes: 3 },
    picking: { to: 'delivering', minutes: 4 },
  },
  UBER_DIRECT: {
    init: { to: 'pickup', minutes: 2 },
    pickup: { to: 'pickup_complete', minutes: 6 },
  },
};

/** The final statuses of a delivery: success, failure, and no courier. */
const ends: Readonly<Record<Provider, { readonly well: string; readonly badly: string; readonly nobody: string }>> = {
  STUART: { well: 'finished', badly: 'voided', nobody: 'expired' },
  UBER_DIRECT: { well: 'delivered', badly: 'returned', nobody: 'canceled' },
};

const reasons: Readonly<Record<string, string>> = {
  expired: 'Aucun coursier disponible',
  canceled: 'Annulé depuis la console',
  voided: 'Course annulée par le transporteur',
  returned: 'Client injoignable, colis rapporté au centre',
};
const nobody = 'Aucun coursier disponible';

const nobodyShare = 0.05;
const failedShare = 0.03;

/** The delivery after the next five seconds; null while nothing happens. */
export function next(delivery: Delivery, nowMs: number, random: Random): Delivery | null {
  if (isOver(delivery)) return null;
  if (delivery.isToBeCancelled && !hasBags(delivery)) return become(delivery, 'canceled', nowMs, random);
  if (hasBags(delivery)) return arrive(delivery, nowMs, random);
  const step = steps[delivery.provider][delivery.status];
  if (!step || !random.chance(stepMs / (step.minutes * minuteMs))) return null;
  const isRefused = delivery.status === 'init' && random.chance(nobodyShare);
  if (!isRefused) return become(delivery, step.to, nowMs, random);
  return { ...become(delivery, ends[delivery.provider].nobody, nowMs, random), reason: nobody };
}

function arrive(delivery: Delivery, nowMs: number, random: Random): Delivery | null {
  const { well, badly } = ends[delivery.provider];
  const isDue = delivery.dropoffAt === null || Date.parse(delivery.dropoffAt) <= nowMs;
  if (!isDue || !random.chance(0.3)) return null;
  return become(delivery, random.chance(failedShare) ? badly : well, nowMs, random);
}

/** The same delivery in another status, with newly known facts: its courier from the moment one takes it. */
export function become(delivery: Delivery, status: string, nowMs: number, random: Random): Delivery {
  const told = { ...delivery, status };
  if (isOver(told)) {
    const isBack = status === 'returned';
    return {
      ...told,
      reason: reasons[status] ?? null,
      returnStatus: isBack ? 'EN_ROUTE_TO_DROPOFF' : null,
      returnAt: isBack ? iso(nowMs + random.int(5, 25) * minuteMs) : null,
    };
  }
  const { first, last } = drawName(random);
  return {
    ...told,
    courier: delivery.courier ?? { first, last, phone: drawMobile(random) },
    pickupAt: hasBags(told) ? delivery.pickupAt : iso(nowMs + random.int(2, 8) * minuteMs),
    dropoffAt: hasBags(told) ? iso(arrivalMs(nowMs, 1)) : null,
  };
}
