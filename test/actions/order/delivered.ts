import { guarded, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { changed, inDock } from './worlds.ts';

export const orderDelivered: TestAction = {
  name: 'order.delivered',
  samples: [
    {
      when: 'not delivered',
      world: inDock('undeliveredclient'),
      args: changed(1, 'undeliveredclient'),
      call: { row: 'API-042', line: 'POST /processing-orders/1001/was_delivered/' },
    },
  ],
  consequences: [form],
  shape: guarded(onOrder),
};
