import * as z from 'zod/mini';
import { Code, Instant, maybe } from '../schema.ts';

/** The second courier's id of a store, a text. */
export const StoreId = z.string().check(z.minLength(1), z.maxLength(200));

/** Statuses a user can ask for (PRP-365, PRP-368). */
export const askableStatuses = ['ONLINE', 'OFFLINE'] as const;
export type StoreStatus = (typeof askableStatuses)[number];

/** A store of the center at the second courier, in its present state (E-19). */
export const Store = z.object({
  store_id: StoreId,
  store_name: maybe(z.string()),
  store_type: maybe(Code),
  status: maybe(Code),
  is_offline_until: maybe(Instant),
  offline_reason: maybe(Code),
  offline_reason_metadata: maybe(Code),
});
export type Store = Readonly<z.infer<typeof Store>>;

/** A change of a store's status (E-19, PRP-375). */
export const StoreLog = z.object({ status: maybe(Code), done_by: maybe(z.string()), created_at: maybe(Instant) });
export type StoreLog = Readonly<z.infer<typeof StoreLog>>;

/** Reasons that cannot be changed here: opening hours, and stores that are invisible (PRP-367). */
const setElsewhere: ReadonlySet<string> = new Set(['OUT_OF_MENU_HOURS', 'INVISIBLE']);

export const isSetElsewhere = ({ offline_reason }: Pick<Store, 'offline_reason'>) =>
  setElsewhere.has(offline_reason ?? '');

/** The status a store can be asked for now; null where it can only be looked at (PRP-363 to PRP-367). */
export function askableOf(store: Pick<Store, 'status' | 'offline_reason'>): StoreStatus | null {
  if (store.status === 'ONLINE') return 'OFFLINE';
  return store.status === 'OFFLINE' && !isSetElsewhere(store) ? 'ONLINE' : null;
}
