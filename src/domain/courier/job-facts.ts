import { webAddress } from '../web-address.ts';
import type { ExternalJob } from './external-job.ts';
import type { Provider } from './provider.ts';
import { courierVehicleLabel, deliveryStatusLabel, jobStatusLabels, returnStatusLabel } from './text.ts';

/** Facts about the delivery of a job, beside the job itself. */
export interface JobDelivery {
  /** `external_job_delivery_status` of the task; for the second provider only (DSP-685). */
  readonly status: string | null | undefined;
  /** Estimated arrival of the task, else of its dock (DSP-675). */
  readonly eta: string | null | undefined;
}

/** Facts about a job on screen; texts are words already, absent facts are null or empty. */
export interface JobFacts {
  readonly status: string;
  readonly deliveryStatus: string;
  readonly vehicle: string;
  readonly courier: string | null;
  readonly phone: string | null;
  readonly trackingUrl: string | null;
  /** When the courier comes, or when he reaches the client (DSP-675). */
  readonly time: { readonly of: 'pickup' | 'delivery'; readonly at: string } | null;
  readonly failure: JobFailure | null;
  readonly isImminent: boolean;
}

interface JobFailure {
  readonly reason: string | null;
  readonly returnStatus: string;
  readonly returnAt: string | null;
}

/** The facts of a job that are shown (DSP-675, DSP-676, DSP-681, DSP-685 to DSP-689). */
export function jobFacts(provider: Provider, job: ExternalJob, delivery: JobDelivery): JobFacts {
  const deliveryCode = provider === 'UBER_DIRECT' ? delivery.status : null;
  return {
    status: jobStatusLabels[provider](job.status),
    deliveryStatus: deliveryStatusLabel(deliveryCode),
    vehicle: courierVehicleLabel(job.transport_type),
    courier: job.driver_name?.trim() || null,
    phone: job.driver_phone?.trim() || null,
    trackingUrl: webAddress(job.tracking_url),
    time: timeOf(job, delivery),
    failure: deliveryCode === 'FAILED' ? failureOf(job) : null,
    isImminent: job.imminent === true,
  };
}

function timeOf({ status, pickup_at }: ExternalJob, { eta }: JobDelivery): JobFacts['time'] {
  if (status === 'picking' && pickup_at) return { of: 'pickup', at: pickup_at };
  return status === 'delivering' && eta ? { of: 'delivery', at: eta } : null;
}

const failureOf = ({ cancel_reason, return_status, return_dropoff_at }: ExternalJob): JobFailure => ({
  reason: cancel_reason?.trim() || null,
  returnStatus: returnStatusLabel(return_status),
  returnAt: return_dropoff_at ?? null,
});
