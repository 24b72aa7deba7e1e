import { noonMs } from '../../builders/noon.ts';
import { guarded, onTasksOfDock } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockReorder: TestAction = {
  name: 'dock.reorder',
  samples: [
    {
      when: 'the other way round',
      world: dock(),
      args: { dockId: 7, taskIds: [2, 1], atMs: noonMs },
      call: {
        row: 'API-003',
        line: 'POST /tasks/shipping/simple_bulk/',
        query: { dispatch: '1' },
        body: [2, 1].map((id, at) => ({ id, dock_rank: at + 1 })),
      },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '2,1' } },
    },
  ],
  consequences: [back('the orders, dragged back')],
  shape: guarded(onTasksOfDock),
};
