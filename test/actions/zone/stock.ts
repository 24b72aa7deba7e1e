import { aTask } from '../../builders/rows.ts';
import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dry, toDo } from './worlds.ts';

export const zoneStock: TestAction = {
  name: 'zone.stock',
  samples: [
    {
      when: 'taken out',
      world: toDo,
      args: { ...dry, action: 'destock' },
      call: {
        row: 'API-045',
        line: 'POST /processing-orders/1001/alter_stock/',
        body: { pseudo_zone_id: 944, action_type: 'destock' },
      },
    },
    {
      when: 'put back',
      world: toDo.with('task', aTask(1, { linked_order: 1001, logstock_pz: [{ pseudozone_id: 944, quantity: 8 }] })),
      args: { ...dry, action: 'add' },
      call: {
        row: 'API-045',
        line: 'POST /processing-orders/1001/alter_stock/',
        body: { pseudo_zone_id: 944, action_type: 'add' },
      },
    },
  ],
  consequences: [back('the other control of the same popover')],
  shape: live(onOrder),
  effectTellsNothing: true,
  rowsTellNothing: 'no row has the stock',
};
