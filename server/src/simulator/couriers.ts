import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { iso } from '../world/clock.ts';
import { courierDeliveryStatus, isProvider, makeJob, type Provider } from '../world/jobs.ts';
import { isAlive } from './crew.ts';
import type { Day } from './day.ts';
import { finish } from './returns.ts';
import { hitTheRoad } from './road.ts';
import { isSettled, mayLeave, release } from './stops.ts';

/** What a job becomes next, and after how many minutes on average; `leaves` when the bags are picked up. */
interface Step {
  readonly to: string;
  readonly minutes: number;
  readonly leaves?: true;
}

const steps: Readonly<Record<Provider, Readonly<Record<string, Step>>>> = {
  STUART: {
    init: { to: 'in_progress', minutes: 1 },
    in_progress: { to: 'picking', minutes: 3 },
    picking: { to: 'delivering', minutes: 4, leaves: true },
  },
  UBER_DIRECT: {
    init: { to: 'pickup', minutes: 2 },
    pickup: { to: 'pickup_complete', minutes: 6, leaves: true },
  },
};

const done: Readonly<Record<Provider, string>> = { STUART: 'finished', UBER_DIRECT: 'delivered' };
const failed = new Set(['expired', 'canceled', 'voided', 'returned']);

/** Couriers take their jobs, pick up, deliver; a failed job is settled when no person does. */
export function couriersProgress(day: Day): void {
  for (const dock of day.all('dock')) {
    const job = dock.external_shipping_jobs?.at(-1);
    if (!isAlive(dock) || !isProvider(dock.dock_type) || !job) continue;
    if (failed.has(job.status ?? '') || job.cancel_reason) settle(day, dock);
    else progress(day, dock, dock.dock_type, job);
  }
}

function progress(day: Day, dock: Dock, provider: Provider, job: ExternalJob): void {
  const stops = day.stopsOf(dock);
  if (!isSettled(stops)) return;
  const step = steps[provider][job.status ?? ''];
  if (!dock.gone_at) {
    if (step && day.once(step.minutes)) take(day, dock, provider, job, step);
  } else if (!stops.some(({ order }) => order.status === 'shipping')) {
    setJob(day, dock, { ...job, status: done[provider] }, provider);
    finish(day, dock);
  }
}

function take(day: Day, dock: Dock, provider: Provider, job: ExternalJob, step: Step): void {
  const isReady = dock.current_status === 'loaded' && mayLeave(day.stopsOf(dock));
  if (step.leaves && !isReady) return;
  const status = job.status === 'init' && day.random.chance(0.05) ? 'expired' : step.to;
  setJob(day, dock, jobIn(day, provider, job, status), provider);
  if (step.leaves) hitTheRoad(day, dock);
}

/** The same job further on: its courier is known from the moment one takes it. */
function jobIn({ nowMs, random }: Day, provider: Provider, job: ExternalJob, status: string): ExternalJob {
  const fresh = makeJob(provider, status, nowMs, random);
  const { id = null, uuid = null, transport_type = null } = job;
  return {
    ...fresh,
    ...(job.driver_name ? job : {}),
    id,
    uuid,
    transport_type,
    status,
    imminent: fresh.imminent ?? null,
  };
}

function setJob(day: Day, dock: Dock, job: ExternalJob, provider: Provider): void {
  const external_shipping_jobs = [...(dock.external_shipping_jobs ?? []).slice(0, -1), job];
  day.set('dock', dock.id, { external_shipping_jobs });
  const external_job_delivery_status = courierDeliveryStatus(provider, job.status ?? '');
  for (const { task } of day.stopsOf(dock))
    day.set('task', task.id, { external_shipping_jobs, external_job_delivery_status });
}

/** The orders are to dispatch again, the dock is closed: what `Régulariser` ends in. */
function settle(day: Day, dock: Dock): void {
  const stops = day.stopsOf(dock);
  if (stops.some(({ task }) => task.is_moving) || !day.once(60)) return;
  release(day, dock);
  day.set('dock', dock.id, { closed_at: iso(day.nowMs), current_status: 'closed', status: 'closed', hidden: true });
}
