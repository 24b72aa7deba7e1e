import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { changed, inDock } from './worlds.ts';

export const orderRestock: TestAction = {
  name: 'order.restock',
  samples: [
    {
      when: 'not delivered',
      world: inDock('undeliveredclient'),
      args: changed(1, 'undeliveredclient'),
      call: { row: 'API-039', line: 'GET /processing-orders/1001/to_restock/', query: { flag_id: '1' } },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
  windows: { returned: flow },
};
