import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { askedJob } from '../../../src/domain/courier/job-rules.ts';
import type { Provider } from '../../../src/domain/courier/provider.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { type Patch, patch, type Reader } from '../../../src/domain/rows.ts';

export const newJob = (id: number, vehicle: string | null): ExternalJob => ({ id, ...askedJob(vehicle) });

type Jobs = readonly ExternalJob[] | null | undefined;

export const jobIn = (jobs: Jobs, id: number) => jobs?.find((job) => job.id === id);

const changed = (jobs: Jobs, id: number, set: ExternalJob | null) =>
  (jobs ?? []).flatMap((job) => (job.id !== id ? [job] : set === null ? [] : [{ ...job, ...set }]));

/** Patches for a job on its dock and on the dock's tasks; null removes it. */
export function setJob(dock: Dock, id: number, set: ExternalJob | null, rows: Reader): Patch[] {
  return [
    ...patch('dock', dock, { external_shipping_jobs: changed(dock.external_shipping_jobs, id, set) }),
    ...(dock.tasks ?? []).flatMap((taskId) => {
      const task = rows.get('task', taskId);
      const jobs = changed(withJob(task?.external_shipping_jobs, jobIn(dock.external_shipping_jobs, id)), id, set);
      return patch('task', task, { external_shipping_jobs: jobs });
    }),
  ];
}

/** A task that joined the dock after the call gets the job with its next event. */
const withJob = (jobs: Jobs, job: ExternalJob | undefined) =>
  job && !jobIn(jobs, job.id ?? 0) ? [...(jobs ?? []), job] : (jobs ?? []);

/** The delivery status a job begins with (DSP-685); the first provider has none. */
export const firstDeliveryStatus = (provider: Provider) => (provider === 'UBER_DIRECT' ? 'SCHEDULED' : null);
