import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dry, fresh, toDo, zones } from './worlds.ts';

export const zoneLock: TestAction = {
  name: 'zone.lock',
  samples: [
    {
      when: 'open',
      world: toDo,
      args: { ...fresh, isLocked: true },
      call: {
        row: 'API-046',
        line: 'POST /processing-orders/1001/pseudozone/',
        body: { pseudo_zone_id: 941, is_locked: true },
      },
    },
    {
      when: 'locked',
      world: zones({ is_locked: true }),
      args: { ...dry, isLocked: false },
      call: {
        row: 'API-046',
        line: 'POST /processing-orders/1001/pseudozone/',
        body: { pseudo_zone_id: 944, is_locked: false },
      },
    },
  ],
  consequences: [back('the other control of the same popover')],
  shape: queued(onOrder),
};
