import { noonMs } from '../../builders/noon.ts';
import { tellsDocks } from '../../fuzz/oracle/lifted.ts';
import { answering, guarded, onTasksOfDock } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { dock } from './worlds.ts';

export const dockExtract: TestAction = {
  name: 'dock.extract',
  samples: [
    {
      when: 'one task',
      world: dock(),
      args: { dockId: 7, taskIds: [2], atMs: noonMs },
      call: { row: 'API-080', line: 'POST /dispatch/docks/7/extract_tasks/', body: { task_ids: [2] } },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '2' } },
      shownOtherwise: 'as moving, until there is a grouping to move to',
    },
  ],
  consequences: [back('the orders, dragged back')],
  shape: guarded(answering(tellsDocks, onTasksOfDock), { conflictStatuses: [400] }),
  effectTellsNothing: true,
};
