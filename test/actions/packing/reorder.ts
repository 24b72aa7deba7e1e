import { center } from '../../builders/noon.ts';
import { aPacking } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { onFloor, queued } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';

const emergencies = aWorld()
  .with('packing', aPacking(501, { linked_order: 1001, status: 'todo', emergency_rank: 1 }))
  .with('packing', aPacking(502, { linked_order: 1002, status: 'todo', emergency_rank: 2 }));

export const packingReorder: TestAction = {
  name: 'packing.reorder',
  samples: [
    {
      when: 'onto an emergency',
      world: emergencies,
      args: {
        ...{ center, packingId: 502, randomId: 'B22' },
        ranks: [
          { id: 501, rank: 2 },
          { id: 502, rank: 1 },
        ],
      },
      call: {
        row: 'API-P02',
        line: 'POST /tasks/packing/simple_bulk/',
        body: [
          { id: 501, emergency_rank: 2 },
          { id: 502, emergency_rank: 1 },
        ],
      },
    },
    {
      when: 'onto the normal ones',
      world: emergencies,
      args: {
        ...{ center, packingId: 502, randomId: null },
        ranks: [{ id: 502, rank: null }],
        order: [501],
      },
      call: {
        row: 'API-P02',
        line: 'POST /tasks/packing/simple_bulk/',
        body: [
          { id: 502, emergency_rank: null },
          { id: 501, emergency_rank: 1 },
        ],
      },
    },
  ],
  consequences: [back('the order, carried back')],
  shape: queued(onFloor),
};
