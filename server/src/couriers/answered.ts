import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { cancelling } from '../../../src/domain/courier/job-rules.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { whyNotOver } from '../../../src/domain/dock/over.ts';
import { type Patch, patch, type Reader } from '../../../src/domain/rows.ts';
import { place } from '../actions/placement.ts';
import type { Undo } from './ask.ts';
import { jobIn, setJob } from './jobs-of.ts';

/** A provider accepted a call: his details of the job, except those that he has called back with already. */
export function accepted(dock: Dock, job: number, said: ExternalJob, rows: Reader): Patch[] {
  const before = jobIn(dock.external_shipping_jobs, job);
  return before ? setJob(dock, job, { ...said, ...withoutNulls(before) }, rows) : [];
}

/**
 * A provider refused a call: its job is removed, and an order goes back to its former place, if that is still possible.
 */
export function refused(dock: Dock, job: number, { madeFor, dock: was }: Undo, rows: Reader, nowMs: number): Patch[] {
  const withoutJob = setJob(dock, job, null, rows);
  if (!madeFor) return [...withoutJob, ...(was && !dock.gone_at ? patch('dock', dock, was) : [])];
  const task = rows.get('task', madeFor.task);
  const isThere = task?.dock === dock.id;
  const from = rows.get('dock', madeFor.dock);
  const isAlone = (dock.tasks ?? []).every((id) => id === madeFor.task);
  const at = new Date(nowMs).toISOString();
  return [
    ...withoutJob,
    ...(task && isThere ? place([{ task, dock: isOpen(from) ? from.id : null, rank: madeFor.rank }], rows) : []),
    ...(isAlone
      ? patch('dock', dock, { hidden: true, closed_at: at, current_status: 'closed', status: 'closed' })
      : []),
  ];
}

const isOpen = (dock: Dock | undefined): dock is Dock => !!dock && !whyNotOver(dock) && !dock.locked_at;

/** A provider refused to cancel: the job gets its former state, unless it has progressed since (DSP-678). */
export const cancelRefused = (dock: Dock, job: number, before: ExternalJob, rows: Reader): Patch[] =>
  jobIn(dock.external_shipping_jobs, job)?.status === cancelling ? setJob(dock, job, before, rows) : [];

const withoutNulls = (job: ExternalJob): ExternalJob =>
  Object.fromEntries(Object.entries(job).filter(([, value]) => value !== null && value !== undefined));
