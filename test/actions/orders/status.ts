import { center } from '../../builders/noon.ts';
import { tellsOrders } from '../../fuzz/oracle/lifted.ts';
import { answering, guarded, onTasksOfOrders } from '../../fuzz/oracle/shape.ts';
import { asks, undo } from '../consequence.ts';
import { changed, inDock } from '../order/worlds.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';

export const ordersStatus: TestAction = {
  name: 'orders.status',
  samples: [
    {
      when: 'both off the road',
      world: inDock('shipping'),
      args: { orders: [changed(1, 'shipping'), changed(2, 'shipping')], dockId: 7, to: 'prepared', center },
      call: {
        row: 'API-021',
        line: 'POST /processing-orders/bulk_change_status/',
        body: { orders_ids: [1001, 1002], dock_id: 7, status: 'prepared' },
      },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '1,2' } },
    },
    {
      when: 'one delivered',
      world: inDock('shipping'),
      args: { orders: [changed(2, 'shipping')], dockId: null, to: 'received', center },
      call: {
        row: 'API-021',
        line: 'POST /processing-orders/bulk_change_status/',
        body: { orders_ids: [1002], dock_id: null, status: 'received' },
      },
    },
  ],
  consequences: [asks('component/board/task-menu'), undo],
  shape: guarded(answering(tellsOrders, onTasksOfOrders)),
  windows: { status: flow },
};
