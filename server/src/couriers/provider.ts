import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { Provider } from '../../../src/domain/courier/provider.ts';
import type { Ask } from './ask.ts';

/** What a provider says to a question; `silent` when nobody knows whether he heard it. */
export type Said<Value> =
  | { readonly kind: 'yes'; readonly value: Value }
  | { readonly kind: 'no'; readonly error: string }
  | { readonly kind: 'silent' };

/** What a provider tells of a job by calling back. */
export interface JobEvent {
  /** The job's id, as it was given with the call. */
  readonly job: number;
  /** Counts the events of a job from 1: they may come twice, and out of order. */
  readonly number: number;
  readonly set: ExternalJob;
  /** Of the delivery beside the job; the second provider's only (DSP-685). */
  readonly deliveryStatus: string | null;
  /** When the client is reached. */
  readonly eta: string | null;
}

/** How long a courier takes to the center, in seconds, or why nobody can say (DSP-665). */
export interface Eta {
  readonly eta?: number;
  readonly message?: string;
}

/** One provider of couriers, whatever he speaks. Every question may be repeated: he knows a job by its id. */
export interface CourierProvider {
  call(job: number, ask: Ask): Promise<Said<Pick<ExternalJob, 'uuid' | 'tracking_url'>>>;
  cancel(job: number): Promise<Said<null>>;
  eta(vehicle: string, center: string): Promise<Said<Eta>>;
  /** What he calls back with; null for words of another. */
  hear(body: unknown): JobEvent | null;
}

export type Providers = Readonly<Record<Provider, CourierProvider>>;
