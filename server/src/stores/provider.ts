import * as z from 'zod/mini';
import type { RegularizedStatus } from '../../../src/domain/courier/courier-order.ts';
import { Code, maybe } from '../../../src/domain/schema.ts';
import type { StoreStatus } from '../../../src/domain/store/store.ts';
import { type Account, ask, done, read } from '../couriers/line.ts';
import type { ProviderAnswer } from '../couriers/provider.ts';
import { EventNumber, SentInstant } from '../http/bounds.ts';
import { storeTexts } from './text.ts';

/** The state of a store since its change of this number, in an answer of its provider or a call back. */
const Event = z.object({
  store_id: z.string(),
  number: EventNumber,
  status: Code,
  paused_until: maybe(SentInstant),
  reason: maybe(Code),
  reason_metadata: maybe(Code),
  changed_by: z.string(),
  changed_at: SentInstant,
});
export type StoreEvent = Readonly<z.infer<typeof Event>>;

export interface StoreChange {
  readonly store: string;
  readonly status: StoreStatus;
  readonly by: string;
  /** Number of the last change received. */
  readonly after: number;
}

/** The second courier's service for stores. Every request may be repeated: it contains the wanted state, not a step. */
export interface StoreProvider {
  setStatus(change: StoreChange): Promise<ProviderAnswer<StoreEvent>>;
  /** Reports that an order of a store was handed over, or will not be. */
  tellOrder(store: string, order: string, outcome: RegularizedStatus): Promise<ProviderAnswer<null>>;
  /** Reads a call back; null for one of another provider. */
  hear(body: unknown): StoreEvent | null;
}

/** `callbackUrl` is where the service reports the state of its stores. */
export const uberEats = (account: Account, callbackUrl: () => string): StoreProvider => ({
  setStatus: async ({ store, status, by, after }) =>
    read(
      Event,
      await ask(account, {
        method: 'POST',
        path: `/v1/stores/${encodeURIComponent(store)}/status`,
        body: { status, requested_by: by, last_heard: after, webhook_url: callbackUrl() },
      }),
      (event) => event,
    ),
  tellOrder: async (store, order, outcome) =>
    done(
      await ask(account, {
        method: 'POST',
        path: `/v1/stores/${encodeURIComponent(store)}/orders/${encodeURIComponent(order)}`,
        body: { outcome: outcome === 'received' ? 'FULFILLED' : 'CANCELED' },
      }),
    ),
  hear: (body) => Event.safeParse(body).data ?? null,
});

/** Without an address every request is refused. */
export const noStores: StoreProvider = {
  setStatus: async () => ({ kind: 'no', error: storeTexts.notConfigured }),
  tellOrder: async () => ({ kind: 'silent' }),
  hear: () => null,
};
