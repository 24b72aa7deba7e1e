import { aTask } from '../../builders/rows.ts';
import { tellsDock } from '../../fuzz/oracle/lifted.ts';
import { answering, guarded, onTask } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { board } from './worlds.ts';

/** Task 1 on its way from dock 8 to dock 7. */
const moving = board.with('task', aTask(1, { dock: 7, dock_rank: 1, is_moving: true, from_dock_id: 8 }));

export const taskCancelMove: TestAction = {
  name: 'task.cancelMove',
  samples: [
    {
      when: 'between docks',
      world: moving,
      args: { taskId: 1, orderId: 1001, randomId: 'A12', dockId: 7, fromDockId: 8 },
      call: { row: 'API-010', line: 'POST /dispatch/deliveries/1/cancel_move/' },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '1' } },
      shownOtherwise: 'without a rank in the dock it is back in',
    },
    {
      when: 'from the list',
      world: moving,
      args: { taskId: 1, orderId: 1001, dockId: 7, fromDockId: null },
      call: { row: 'API-010', line: 'POST /dispatch/deliveries/1/cancel_move/' },
      differsFromRows: true,
    },
    {
      when: 'not moved yet',
      world: moving,
      args: { taskId: 1, orderId: 1001, dockId: 7, fromDockId: 7 },
      call: { row: 'API-010', line: 'POST /dispatch/deliveries/1/cancel_move/' },
      differsFromRows: true,
    },
  ],
  consequences: [back('the move, made again')],
  shape: guarded(answering(tellsDock, onTask)),
};
