import { anOrder, aTask } from '../../builders/rows.ts';
import { tellsTask } from '../../fuzz/oracle/lifted.ts';
import { answering, live, onTask } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { crossDocking } from './worlds.ts';

/** It waits to be checked, in no dock or in its own. */
const toCheck = crossDocking.with('order', anOrder(1005, { cross_docking: 2, status: 'xd-to-check' }));

const lying = toCheck.with('task', aTask(5, { dock: 9, dock_rank: 1, status: 'todo' }));

export const taskLoadCrossDock: TestAction = {
  name: 'task.loadCrossDock',
  samples: [
    {
      when: 'into a dock',
      world: toCheck,
      args: { taskId: 5, orderId: 1005, randomId: 'A12' },
      call: { row: 'API-P39', line: 'GET /tasks/shipping/5/assign_xd_dock/' },
      shownOtherwise: 'as moving, until a dock takes it',
    },
    {
      when: 'in its dock',
      world: lying,
      args: { taskId: 5, orderId: 1005, randomId: 'A12' },
      call: { row: 'API-P39', line: 'GET /tasks/shipping/5/assign_xd_dock/' },
      shownOtherwise: 'as moving, until it is loaded',
    },
  ],
  consequences: [form],
  shape: live(answering(tellsTask, onTask)),
  windows: { crateCheck: flow },
  effectTellsNothing: true,
};
