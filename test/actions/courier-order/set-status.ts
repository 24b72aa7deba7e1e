import { center } from '../../builders/noon.ts';
import { live, onCourierOrders } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { world } from '../store/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const courierOrderSetStatus: TestAction = {
  name: 'courierOrder.setStatus',
  samples: [
    {
      when: 'delivered',
      world,
      args: { center, orderId: 1001, randomId: 'A1', status: 'received' },
      call: {
        row: 'API-P38',
        line: 'POST /uber-eats/change_order_status/',
        body: { order_id: 1001, status: 'received', provider: 'uber' },
      },
    },
    {
      when: 'cancelled',
      world,
      args: { center, orderId: 1001, randomId: 'A1', status: 'canceled' },
      call: {
        row: 'API-P38',
        line: 'POST /uber-eats/change_order_status/',
        body: { order_id: 1001, status: 'canceled', provider: 'uber' },
      },
    },
  ],
  consequences: [asks('component/rounds/second-courier')],
  shape: live(onCourierOrders),
  effectTellsNothing: true,
  needsNoRow: true,
  rowsTellNothing: 'told by a read of its own: see `stores.test.ts`',
  outsideTheDay: 'stores of the second courier have a room of their own',
};
