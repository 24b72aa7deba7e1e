import { center } from '../../builders/noon.ts';
import { guarded, onPriorities } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import { floor } from '../priority/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const prioritiesOrder: TestAction = {
  name: 'priorities.order',
  samples: [
    {
      when: 'the last first',
      world: floor,
      args: {
        center,
        ranks: [
          { id: 403, from: 3, to: 1 },
          { id: 401, from: 1, to: 2 },
          { id: 402, from: 2, to: 3 },
        ],
      },
      call: {
        row: 'API-P24',
        line: 'POST /nextconfigs/bulk/',
        body: [
          { id: 403, rank: 1, rank_was: 3 },
          { id: 401, rank: 2, rank_was: 1 },
          { id: 402, rank: 3, rank_was: 2 },
        ],
      },
    },
  ],
  consequences: [back('the order, dragged back')],
  shape: guarded(onPriorities),
};
