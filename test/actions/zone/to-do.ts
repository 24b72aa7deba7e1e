import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { fresh, zones } from './worlds.ts';

export const zoneToDo: TestAction = {
  name: 'zone.toDo',
  samples: [
    {
      when: 'done',
      world: zones({ is_done: true }),
      args: fresh,
      call: {
        row: 'API-P11',
        line: 'POST /processing-orders/1001/pseudozone/',
        body: { order_id: 1001, center_id: 9, pseudo_zone_id: 941, is_done: false },
      },
    },
  ],
  consequences: [back('the zone, done again from the same popover')],
  shape: queued(onOrder),
};
