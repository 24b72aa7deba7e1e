import { guarded, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { changed, flagged, inDock } from './worlds.ts';

export const orderReset: TestAction = {
  name: 'order.reset',
  samples: [
    {
      when: 'not delivered',
      world: inDock('undeliveredclient'),
      args: changed(1, 'undeliveredclient'),
      call: { row: 'API-038', line: 'POST /processing-orders/1001/reset_for_redelivery/' },
    },
    {
      when: 'flagged',
      world: flagged('paid'),
      args: changed(1, 'paid'),
      call: { row: 'API-038', line: 'POST /processing-orders/1001/reset_for_redelivery/' },
    },
  ],
  consequences: [form],
  shape: guarded(onOrder),
};
