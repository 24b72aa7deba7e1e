import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { Provider } from '../../../src/domain/courier/provider.ts';
import type { Ask } from './ask.ts';

/** A provider's answer to a request; `silent` when it is unknown whether he received it. */
export type ProviderAnswer<Value> =
  | { readonly kind: 'yes'; readonly value: Value }
  | { readonly kind: 'no'; readonly error: string }
  | { readonly kind: 'silent' };

/** A provider's report about a job, by calling back. */
export interface JobEvent {
  /** The job's id, as sent with the call. */
  readonly job: number;
  /** Counts the events of a job from 1: they may come twice, and out of order. */
  readonly number: number;
  readonly set: ExternalJob;
  /** Status of the delivery beside the job; for the second provider only (DSP-685). */
  readonly deliveryStatus: string | null;
  /** When the client is reached. */
  readonly eta: string | null;
}

/** A courier's time to the center, in seconds, or why it is unknown (DSP-665). */
export interface Eta {
  readonly eta?: number;
  readonly message?: string;
}

/** One provider of couriers, whatever his protocol. Every request may be repeated: he identifies a job by its id. */
export interface CourierProvider {
  call(job: number, ask: Ask): Promise<ProviderAnswer<Pick<ExternalJob, 'uuid' | 'tracking_url'>>>;
  cancel(job: number): Promise<ProviderAnswer<null>>;
  eta(vehicle: string, center: string): Promise<ProviderAnswer<Eta>>;
  /** Reads a call back; null for one of another provider. */
  hear(body: unknown): JobEvent | null;
}

export type Providers = Readonly<Record<Provider, CourierProvider>>;
