import { tellsTask } from '../../fuzz/oracle/lifted.ts';
import { answering, live, onTask } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { crossDocking } from './worlds.ts';

export const taskAssignCrossDock: TestAction = {
  name: 'task.assignCrossDock',
  samples: [
    {
      when: 'from the list',
      world: crossDocking,
      args: { taskId: 5, orderId: 1005, randomId: 'A12' },
      call: { row: 'API-004', line: 'GET /tasks/shipping/5/assign_xd_dock/' },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '5' } },
      shownOtherwise: 'as moving, until a dock takes it',
    },
  ],
  consequences: [back('the order, dragged out of the round of its center')],
  shape: live(answering(tellsTask, onTask)),
  effectTellsNothing: true,
};
