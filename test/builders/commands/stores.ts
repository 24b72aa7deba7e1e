import { setCourierOrderStatus } from '../../../src/domain/courier/commands/set-order-status.ts';
import { setStoreStatus } from '../../../src/domain/store/commands/set-status.ts';
import { aDock, anOrder, aTask, someMetas } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, type Sample, sample } from './sample.ts';

const world = aWorld()
  .with('metas', someMetas(center))
  .with('order', anOrder(1001, { status: 'prepared', center_id: center }))
  .with('task', aTask(1, { linked_order: 1001, dock: 7, status: 'todo' }))
  .with('dock', aDock(7, { dock_type: 'UBER_DIRECT', tasks: [1], center }));

export const storeSamples: readonly Sample[] = [
  sample(setStoreStatus)('paused', world, { center, storeId: 's-1', storeName: 'Épicerie', status: 'OFFLINE' }),
  sample(setStoreStatus)('open', world, { center, storeId: 's-1', storeName: 'Épicerie', status: 'ONLINE' }),
  sample(setCourierOrderStatus)('delivered', world, {
    ...{ center, orderId: 1001, randomId: 'A1', status: 'received' },
  }),
  sample(setCourierOrderStatus)('cancelled', world, {
    ...{ center, orderId: 1001, randomId: 'A1', status: 'canceled' },
  }),
];

/** What the server's actions lean on beside rows, by the command that sends them. */
export const storeFacts = {
  'store.setStatus': {
    ...{ store_id: 's-1', center_id: center, store_name: 'Épicerie', store_type: 'GROCERY_STORE', last_event: 1 },
    ...{ status: 'UNKNOWN', is_offline_until: null, offline_reason: null, offline_reason_metadata: null },
  },
};
