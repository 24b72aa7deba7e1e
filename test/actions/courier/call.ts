import { anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';
import { tellsCalled } from '../../fuzz/oracle/lifted.ts';
import { answering, live, onTask } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';

/** Order 1005 of task 5, in no dock. */
const listed = (): World =>
  aWorld()
    .with('task', aTask(5, { status: 'todo' }))
    .with('order', anOrder(1005, { total_weight: '8 Kg' }));

const called = { orderId: 1005, taskId: 5, dockId: null, vehicle: 'bike', jobs: 0 };

export const courierCall: TestAction = {
  name: 'courier.call',
  samples: [
    {
      when: 'of the first provider',
      world: listed(),
      args: { ...called, provider: 'STUART', vehicle: 'car' },
      call: { row: 'API-036', line: 'GET /processing-orders/1005/call_stuart/', query: { vehicle: 'car' } },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '5' } },
      shownOtherwise: 'without the number the server gives the job',
    },
    {
      when: 'of the second provider',
      world: listed(),
      args: { ...called, provider: 'UBER_DIRECT' },
      call: { row: 'API-037', line: 'POST /processing-orders/1005/call_uber_direct/' },
      shownOtherwise: 'without the number the server gives the job',
    },
  ],
  consequences: [form],
  shape: live(answering(tellsCalled, onTask)),
  windows: { call: flow },
};
