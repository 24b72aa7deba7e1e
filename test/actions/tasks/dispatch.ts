import { anOrder, aTask } from '../../builders/rows.ts';
import { tellsDock } from '../../fuzz/oracle/lifted.ts';
import { answering, guarded, onTasksOfOrders } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import { board } from '../task/worlds.ts';
import type { TestAction } from '../test-action.ts';

/** Task 6 in no dock either. */
const twoListed = board.with('order', anOrder(1006)).with('task', aTask(6, { dock: null }));

const listed = [5, 6].map((taskId) => ({ taskId, orderId: taskId + 1000 }));

export const tasksDispatch: TestAction = {
  name: 'tasks.dispatch',
  samples: [
    {
      when: 'two from the list',
      world: twoListed,
      args: { orders: listed, define: false },
      call: {
        row: 'API-077',
        line: 'POST /docks/direct_dispatch_many/',
        body: { order_ids: [1005, 1006], define: false },
      },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '5,6' } },
      shownOtherwise: 'as moving, until there is a tour to move to',
    },
  ],
  consequences: [back('the orders, dragged out of their new round')],
  shape: guarded(answering(tellsDock, onTasksOfOrders)),
  effectTellsNothing: true,
};
