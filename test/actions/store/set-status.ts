import { center } from '../../builders/noon.ts';
import { live, onStores } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { world } from './worlds.ts';

export const storeSetStatus: TestAction = {
  name: 'store.setStatus',
  samples: [
    {
      when: 'paused',
      world,
      args: { center, storeId: 's-1', storeName: 'Épicerie', status: 'OFFLINE' },
      call: {
        row: 'API-P35',
        line: 'POST /uber-eats/update_store_status/',
        body: { center: 9, store: 's-1', status: 'OFFLINE' },
      },
    },
    {
      when: 'open',
      world,
      args: { center, storeId: 's-1', storeName: 'Épicerie', status: 'ONLINE' },
      call: {
        row: 'API-P35',
        line: 'POST /uber-eats/update_store_status/',
        body: { center: 9, store: 's-1', status: 'ONLINE' },
      },
    },
  ],
  consequences: [back('the other button of the same card')],
  shape: live(onStores),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: {
    ...{ store_id: 's-1', center_id: center, store_name: 'Épicerie', store_type: 'GROCERY_STORE', last_event: 1 },
    ...{ status: 'UNKNOWN', is_offline_until: null, offline_reason: null, offline_reason_metadata: null },
  },
  rowsTellNothing: 'told by a read of its own: see `stores.test.ts`',
  outsideTheDay: 'stores of the second courier have a room of their own',
};
