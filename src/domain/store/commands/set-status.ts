import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, live, post } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { readable } from '../../readable.ts';
import { StoreStatuses, storesRequest } from '../details.ts';
import { askableStatuses, StoreId } from '../store.ts';
import { storeRefusals } from '../text.ts';

/**
 * Pauses a store of the second courier, or opens it again (PRP-365, PRP-368, API-P35). Live: only its provider knows a
 * store's state, and others may have changed it meanwhile. No row of the replica has stores: they are read again
 * (PRP-369).
 */
export const setStoreStatus = command('store.setStatus', {
  version: 1,
  args: z.object({
    center: CenterId,
    storeId: StoreId,
    storeName: z.string(),
    status: z.enum(askableStatuses),
  }),
  reads: () => ({}),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  request: ({ center, storeId, status }) =>
    post('/uber-eats/update_store_status/', { body: { center, store: storeId, status } }),
  answers: () => noAnswer,
  accept: () => ({ rows: [] }),
  reread: ({ center }) => storesRequest(center),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body, { storeId, status }) => {
    // As the screen reads them, row by row: one that cannot be read hides no other.
    const stores = readable(StoreStatuses, body)?.value.store_statuses ?? [];
    return stores.some((store) => store.store_id === storeId && store.status === status);
  },
  lane: ({ storeId }) => [`store/${storeId}`],
  delivery: live,
  text: {
    title: 'Statut du store',
    label: ({ storeName, status }) =>
      status === 'ONLINE' ? `Réouverture du store ${storeName}` : `Mise en pause du store ${storeName}`,
    done: ({ storeName, status }) =>
      status === 'ONLINE' ? `Store ${storeName} rouvert` : `Store ${storeName} mis en pause`,
    refusals: storeRefusals,
  },
});
