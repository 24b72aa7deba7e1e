import { tellsDock } from '../../fuzz/oracle/lifted.ts';
import { answering, guarded, onTask } from '../../fuzz/oracle/shape.ts';
import { back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { board } from './worlds.ts';

export const taskDispatch: TestAction = {
  name: 'task.dispatch',
  samples: [
    {
      when: 'from the list',
      world: board,
      args: { taskId: 5, orderId: 1005, randomId: 'A12' },
      call: { row: 'API-043', line: 'POST /processing-orders/1005/direct_dispatch/' },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '5' } },
      shownOtherwise: 'as moving, until there is a tour to move to',
    },
  ],
  consequences: [back('the order, dragged out of its new round')],
  shape: guarded(answering(tellsDock, onTask)),
  effectTellsNothing: true,
};
