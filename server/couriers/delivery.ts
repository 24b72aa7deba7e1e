import type { Provider } from '../../src/domain/courier/provider.ts';

export interface Courier {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
}

/** A job as its provider knows it. Instants are ISO 8601. */
export interface Delivery {
  readonly provider: Provider;
  /** The caller's number of it. */
  readonly reference: number;
  readonly uuid: string;
  readonly callbackUrl: string;
  readonly vehicle: string | null;
  readonly status: string;
  /** Number of the last event sent. */
  readonly events: number;
  readonly courier: Courier | null;
  readonly pickupAt: string | null;
  readonly dropoffAt: string | null;
  readonly reason: string | null;
  readonly returnStatus: string | null;
  readonly returnAt: string | null;
  readonly isToBeCancelled: boolean;
}

const over: ReadonlySet<string> = new Set([
  ...['finished', 'expired', 'canceled', 'voided'],
  ...['delivered', 'returned'],
]);

export const isOver = ({ status }: Pick<Delivery, 'status'>) => over.has(status);

const withBags: ReadonlySet<string> = new Set(['delivering', 'pickup_complete']);

/** The courier has the bags: it is too late to cancel. */
export const hasBags = ({ status }: Pick<Delivery, 'status'>) => withBags.has(status);

export const trackingUrl = ({ uuid }: Pick<Delivery, 'uuid'>) => `https://suivi.example/${uuid}`;
