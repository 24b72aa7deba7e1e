import { center } from '../../builders/noon.ts';
import { guarded, onOrder } from '../../fuzz/oracle/shape.ts';
import { asks, form, undo } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { changed, inDock } from './worlds.ts';

export const orderStatus: TestAction = {
  name: 'order.status',
  samples: [
    {
      when: 'on its way',
      world: inDock('paid'),
      args: { ...changed(1, 'paid'), to: 'prep', center, reason: null },
      call: { row: 'API-020', line: 'POST /processing-orders/1001/change_status/', body: { status: 'prep', flat: 1 } },
      reread: { row: 'API-048', line: 'GET /processing-orders/1001/' },
    },
    {
      when: 'off the road',
      world: inDock('shipping'),
      args: { ...changed(1, 'shipping'), to: 'prepared', center, reason: null },
      call: {
        row: 'API-020',
        line: 'POST /processing-orders/1001/change_status/',
        body: { status: 'prepared', flat: 1 },
      },
    },
    {
      when: 'delivered as before',
      world: inDock('shipping'),
      args: {
        ...{ ...changed(1, 'shipping'), to: 'received', center, reason: null },
        ...{ receivedAt: null, restores: '2026-03-29T00:50:00.000Z' },
      },
      call: {
        row: 'API-020',
        line: 'POST /processing-orders/1001/change_status/',
        body: { status: 'received', flat: 1, date_received: '2026-03-29T00:50:00.000Z' },
      },
    },
    {
      when: 'to be prepared again',
      world: inDock('prep'),
      args: {
        ...{ ...changed(1, 'prep'), to: 'paid', center },
        reason: { kind: 'repreparation', id: 5, comment: null, refund: false },
      },
      call: {
        row: 'API-020',
        line: 'POST /processing-orders/1001/change_status/',
        body: { status: 'paid', flat: 1, repreparation_reason_id: 5, repreparation_reason_comment: '' },
      },
    },
    {
      when: 'out of blocked',
      world: inDock('blocked'),
      args: {
        ...{ ...changed(1, 'blocked'), to: 'canceled', center },
        reason: { kind: 'blocking', id: 5, comment: 'Fraude levée', refund: true },
      },
      call: {
        row: 'API-020',
        line: 'POST /processing-orders/1001/change_status/',
        body: {
          status: 'canceled',
          flat: 1,
          blocking_exit_reason_id: 5,
          blocking_exit_comment: 'Fraude levée',
          refund: '1',
        },
      },
    },
    {
      when: 'without a task',
      world: inDock('paid').without('task', 1),
      args: {
        ...{ ...changed(1, 'paid'), taskId: null, dockId: null },
        ...{ to: 'blocked', center, reason: null },
      },
      call: {
        row: 'API-020',
        line: 'POST /processing-orders/1001/change_status/',
        body: { status: 'blocked', flat: 1 },
      },
    },
  ],
  consequences: [asks('component/board/task-menu'), undo, form],
  shape: guarded(onOrder),
  windows: { orderStatus: flow },
};
