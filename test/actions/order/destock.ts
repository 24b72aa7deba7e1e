import { center } from '../../builders/noon.ts';
import { guarded, onOrder } from '../../fuzz/oracle/shape.ts';
import { asks, back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { changed, inDock } from './worlds.ts';

export const orderDestock: TestAction = {
  name: 'order.destock',
  samples: [
    {
      when: 'canceled',
      world: inDock('canceled'),
      args: { ...changed(1, 'canceled'), center },
      call: { row: 'API-022', line: 'POST /orders/1001/destock/' },
    },
  ],
  consequences: [back('the status FINALISÉE'), asks('component/board/task-menu')],
  shape: guarded(onOrder),
};
