import { center } from '../../builders/noon.ts';
import { anOrder } from '../../builders/rows.ts';
import { live, onOrder, withOrder } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { inDock, who } from './worlds.ts';

const crates = [
  { id: 41, code: '12-34' },
  { id: 42, code: '56-78' },
];

const crated = inDock('paid').with('order', anOrder(1001, { status: 'paid', crates, number_of_crates: 2 }));

export const orderDeleteCrate: TestAction = {
  name: 'order.deleteCrate',
  samples: [
    {
      when: 'one of two',
      world: crated,
      args: { ...who, center, code: '12-34' },
      call: {
        row: 'API-033',
        line: 'POST /processing-orders/1001/delete_crate/',
        body: { crate_code: '12-34', flat: 1 },
      },
    },
  ],
  consequences: [back('the code, added again in the same dialog')],
  shape: live(onOrder, { sample: withOrder({ code: '12-34', center: 9 }) }),
};
