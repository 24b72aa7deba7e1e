import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { Store, StoreId, StoreLog } from './store.ts';

export const StoreStatuses = z.object({ store_statuses: z.array(Store) });

/** Time between two reads of the stores while somebody looks at them, ms (PRP-402). */
export const storesPeriodMs = 300_000;

/** The call that reads the stores of a center; after a lost answer it also shows whether one was changed. */
export const storesRequest = (center: CenterId) =>
  get('/uber-eats/store_statuses/', { query: { center: String(center) } });

/** The stores of a center (PRP-360, PRP-402, PRP-405, API-P34). */
export const storeStatuses = detail('store.statuses', {
  args: z.object({ center: CenterId }),
  value: StoreStatuses,
  throttleMs: 500,
  retryMs: [1_000, 2_000, 4_000, 8_000, 16_000],
  permission: 'flow',
  request: ({ center }) => storesRequest(center),
});

/** The changes of a store, with author and time (PRP-375, PRP-407, API-P36). */
export const storeLogs = detail('store.logs', {
  args: z.object({ storeId: StoreId }),
  value: z.object({ logs: z.array(StoreLog) }),
  throttleMs: 500,
  permission: 'flow',
  request: ({ storeId }) => get('/uber-eats/store_status_logs/', { query: { store: storeId } }),
});
