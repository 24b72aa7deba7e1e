import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { changed, flagged, inDock } from './worlds.ts';

export const orderRestocked: TestAction = {
  name: 'order.restocked',
  samples: [
    {
      when: 'waiting',
      world: inDock('waiting_restock'),
      args: changed(1, 'waiting_restock'),
      call: { row: 'API-040', line: 'GET /processing-orders/1001/validate_restock/' },
    },
    {
      when: 'flagged',
      world: flagged('paid'),
      args: changed(1, 'paid'),
      call: { row: 'API-040', line: 'GET /processing-orders/1001/validate_restock/' },
    },
  ],
  consequences: [form],
  shape: live(onOrder),
};
