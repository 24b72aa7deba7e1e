import * as z from 'zod/mini';
import type { RegularizedStatus } from '../../../src/domain/courier/courier-order.ts';
import { Code, maybe } from '../../../src/domain/schema.ts';
import type { StoreStatus } from '../../../src/domain/store/store.ts';
import { type Account, ask, done, read } from '../couriers/line.ts';
import type { Said } from '../couriers/provider.ts';
import { EventNumber, SentInstant } from '../http/bounds.ts';
import { storeTexts } from './text.ts';

/** How a store is since its change of this number, as its provider tells by an answer and by calling back. */
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
  /** The number of the last change heard of. */
  readonly after: number;
}

/** The second courier's service for stores. Every question may be repeated: it says how a store is to be, not what to do. */
export interface StoreProvider {
  setStatus(change: StoreChange): Promise<Said<StoreEvent>>;
  /** An order of a store was handed over, or will not be. */
  tellOrder(store: string, order: string, outcome: RegularizedStatus): Promise<Said<null>>;
  /** What he calls back with; null for words of another. */
  hear(body: unknown): StoreEvent | null;
}

/** `callbackUrl` is where he tells how his stores are. */
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

/** Without an address nothing seems to be asked. */
export const noStores: StoreProvider = {
  setStatus: async () => ({ kind: 'no', error: storeTexts.notConfigured }),
  tellOrder: async () => ({ kind: 'silent' }),
  hear: () => null,
};
