import type { Dock } from '../dock/dock.ts';
import { type Refusal, refuse } from '../result.ts';
import type { ExternalJob } from './external-job.ts';
import { type Provider, providerOf } from './provider.ts';

/** The status of a job from the click until its provider reports it as cancelled (DSP-678). */
export const cancelling = 'canceling';

/** A job that nobody has accepted yet (DSP-674). */
export const askedJob = (vehicle: string | null): ExternalJob => ({
  ...{ status: 'init', transport_type: vehicle, imminent: false },
});

type Job = Pick<ExternalJob, 'status' | 'cancel_reason'>;

const failed: Readonly<Record<Provider, ReadonlySet<string>>> = {
  STUART: new Set(['expired', 'canceled', 'voided']),
  UBER_DIRECT: new Set(['canceled', 'returned']),
};
const delivered: Readonly<Record<Provider, string>> = { STUART: 'finished', UBER_DIRECT: 'delivered' };

const isFailed = (provider: Provider, { status }: Job) => failed[provider].has(status ?? '');
const isDelivered = (provider: Provider, { status }: Job) => delivered[provider] === status;

/** Whether a job is in its last state. */
export const isJobOver = (provider: Provider, job: Job) => isFailed(provider, job) || isDelivered(provider, job);

/** Jobs as shown from the click on: the latest is being cancelled, without a pickup time (DSP-678). */
export const withLatestCancelling = (jobs: readonly ExternalJob[]) =>
  jobs.map((job, at) => (at === jobs.length - 1 ? { ...job, status: cancelling, pickup_at: null } : job));

type JobDock = Pick<Dock, 'dock_type' | 'gone_at' | 'external_shipping_jobs'>;

/** The job of a courier's dock for the present delivery: the latest. */
export const latestJob = ({ external_shipping_jobs: jobs }: Pick<Dock, 'external_shipping_jobs'>) => jobs?.at(-1);

export type CancelRefusal = 'noCourier' | 'jobGone' | 'jobOver' | 'cancelling';

/**
 * Whether a job can be cancelled (DSP-677, DSP-682): not if it is gone, over or has a reason, nor twice. For the first
 * provider the rule is literal: a finished job without a reason can be.
 */
export function canCancel(dock: JobDock): Refusal<CancelRefusal> | null {
  const provider = providerOf(dock);
  const job = latestJob(dock);
  if (!provider || !job) return refuse('noCourier');
  if (dock.gone_at) return refuse('jobGone');
  if (isFailed(provider, job) || job.cancel_reason) return refuse('jobOver');
  return job.status === cancelling ? refuse('cancelling') : null;
}

/**
 * `Régulariser`: for a failed job of either provider, or a finished one of the first that has a reason (DSP-680,
 * DSP-683).
 */
export function canRegularize(dock: JobDock): Refusal<'notRegularizable'> | null {
  const provider = providerOf(dock);
  const job = latestJob(dock);
  if (!provider || !job) return refuse('notRegularizable');
  const isFinishedWithReason = provider === 'STUART' && isDelivered(provider, job) && !!job.cancel_reason;
  return isFailed(provider, job) || isFinishedWithReason ? null : refuse('notRegularizable');
}

/** Whether a courier has the job: no other is called meanwhile. */
export function hasCourier(dock: JobDock): boolean {
  const provider = providerOf(dock);
  const job = latestJob(dock);
  return !!provider && !!job && !isJobOver(provider, job);
}
