import type { ReactNode } from 'react';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { ExternalJob } from '../../../../domain/courier/external-job.ts';
import type { JobDelivery } from '../../../../domain/courier/job-facts.ts';
import { type Provider, providerOf } from '../../../../domain/courier/provider.ts';
import { EndButtons } from '../../dock/courier-call/end-buttons.tsx';
import { shownJobs } from '../../dock/courier-call/offers.ts';
import { JobBlock } from './job-block.tsx';

const failed = 'FAILED';

/** The jobs of a courier's dock, the latest last; only it is about the present delivery (DSP-378, DSP-660). */
export function DockJobs({ card }: { readonly card: DockCard }) {
  const provider = providerOf(card);
  if (!provider || card.jobs.length === 0) return null;
  const jobs = shownJobs(card).map((job) => ({ provider, job }));
  return (
    <Jobs jobs={jobs} delivery={deliveryOf(card)}>
      <EndButtons card={card} provider={provider} />
    </Jobs>
  );
}

interface JobsProps {
  readonly jobs: readonly { readonly provider: Provider; readonly job: ExternalJob }[];
  readonly delivery: JobDelivery;
  /** Buttons for the latest. */
  readonly children?: ReactNode;
}

const notOfNow: JobDelivery = { status: null, eta: null };

export function Jobs({ jobs, delivery, children }: JobsProps) {
  const last = jobs.length - 1;
  return jobs.map(({ provider, job }, at) => (
    <JobBlock key={job.uuid ?? job.id ?? at} provider={provider} job={job} delivery={at === last ? delivery : notOfNow}>
      {at === last ? children : null}
    </JobBlock>
  ));
}

/** A failure of any of its orders is the dock's. */
function deliveryOf({ tasks, eta }: DockCard): JobDelivery {
  const task = tasks.find((it) => it.external_job_delivery_status === failed) ?? tasks[0];
  return { status: task?.external_job_delivery_status, eta: task?.eta ?? eta };
}
