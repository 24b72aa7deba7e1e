import { noonMs } from '../../builders/noon.ts';
import { aDock } from '../../builders/rows.ts';
import { tellsDocks } from '../../fuzz/oracle/lifted.ts';
import { answering, asSeen, onTasksOfDock } from '../../fuzz/oracle/shape.ts';
import { undo } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { another, dock, loaded } from './worlds.ts';

export const dockMoveOnto: TestAction = {
  name: 'dock.moveOnto',
  samples: [
    {
      when: 'loaded on a driver',
      world: dock({ ...loaded, dock_type: 'NOCONFIG' }).with('dock', another),
      args: { dockId: 7, targetId: 8, taskIds: [2, 1], targetEmpty: false, atMs: noonMs },
      call: {
        row: 'API-079',
        line: 'POST /dispatch/docks/7/move_dock/',
        body: { dock_target_id: 8, target_should_be_empty: false },
      },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '2,1' } },
      shownOtherwise: 'in the order it was shown in',
    },
    {
      when: 'open on an empty one',
      world: dock({ dock_type: 'NOCONFIG' }).with('dock', aDock(9, { dock_type: 'NOCONFIG' })),
      args: { dockId: 7, targetId: 9, taskIds: [1, 2], targetEmpty: true, atMs: noonMs },
      call: {
        row: 'API-079',
        line: 'POST /dispatch/docks/7/move_dock/',
        body: { dock_target_id: 9, target_should_be_empty: true },
      },
    },
  ],
  consequences: [undo],
  shape: asSeen(answering(tellsDocks, onTasksOfDock)),
  windows: { moveDock: flow },
  takesMinutes: true,
};
