import { noonMs } from '../../builders/noon.ts';
import { asSeen, onRankedTasks } from '../../fuzz/oracle/shape.ts';
import { undo } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { board } from './worlds.ts';

const placed = (id: number, from: number | null, to: number | null, rank: number | null) => ({
  ...{ id, from_dock_id: from, dock_target_id: to, dock_rank: rank },
});

export const taskMove: TestAction = {
  name: 'task.move',
  samples: [
    {
      when: 'from the list',
      world: board,
      args: {
        ...{ taskId: 5, orderId: 1005, randomId: 'A12', from: null, to: 9, rankBefore: null, atMs: noonMs },
        ...{ ranks: [{ taskId: 5, rank: 1 }], left: [] },
      },
      call: { row: 'API-009', line: 'POST /dispatch/deliveries/move_task/', body: [placed(5, null, 9, 1)] },
    },
    {
      when: 'from dock to dock',
      world: board,
      args: {
        ...{ taskId: 1, orderId: 1001, from: 7, to: 8, rankBefore: 1, atMs: noonMs },
        ...{ ranks: [1, 4].map((taskId, at) => ({ taskId, rank: at + 1 })) },
        ...{ left: [2, 3].map((taskId, at) => ({ taskId, rank: at + 1 })) },
      },
      call: {
        row: 'API-009',
        line: 'POST /dispatch/deliveries/move_task/',
        body: [...[placed(1, 7, 8, 1), placed(4, 8, 8, 2)], ...[placed(2, 7, 7, 1), placed(3, 7, 7, 2)]],
      },
      reread: { row: 'API-008', line: 'GET /dispatch/deliveries/', query: { ids: '1,4' } },
    },
    {
      when: 'inside its dock',
      world: board,
      args: {
        ...{ taskId: 3, orderId: 1003, from: 7, to: 7, rankBefore: 3, left: [], atMs: noonMs },
        ...{ ranks: [3, 1, 2].map((taskId, at) => ({ taskId, rank: at + 1 })) },
      },
      call: {
        row: 'API-003',
        line: 'POST /tasks/shipping/simple_bulk/',
        query: { dispatch: '1' },
        body: [3, 1, 2].map((id, at) => ({ id, dock_rank: at + 1 })),
      },
    },
    {
      when: 'back to the list',
      world: board,
      args: {
        ...{ taskId: 3, orderId: 1003, from: 7, to: null, rankBefore: 3, atMs: noonMs },
        ...{ ranks: [{ taskId: 3, rank: null }], left: [] },
      },
      call: { row: 'API-009', line: 'POST /dispatch/deliveries/move_task/', body: [placed(3, 7, null, null)] },
    },
  ],
  consequences: [undo],
  shape: asSeen(onRankedTasks),
  windows: { move: flow },
};
