import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { type MoveArgs, moveTask } from '../../../src/domain/task/commands/move.ts';
import { ranksAfterDrop, ranksAfterLeaving } from '../../../src/domain/task/ranks.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf, type World } from '../../builders/world.ts';

const atMs = Date.parse('2025-03-03T12:00:00+01:00');
const open = DockId.parse(7);
const other = DockId.parse(8);
const taskId = TaskId.parse(1);

/** Dock 7 holds the tasks 2, 3 and 4; task 1 stands where the test says. */
const world = (dock: DockId | null): World =>
  aWorld()
    .with('order', anOrder(1001))
    .with('task', aTask(1, { dock, dock_rank: dock && 1 }))
    .with('task', ...[2, 3, 4].map((id) => aTask(id, { dock: 7, dock_rank: id - 1 })))
    .with('dock', aDock(7, { dock_type: 'NOCONFIG', tasks: [2, 3, 4] }))
    .with('dock', aDock(8, { dock_type: 'NOCONFIG', tasks: dock === other ? [1] : [] }));

function move(from: DockId | null, to: DockId | null, rank = 1): MoveArgs {
  const others = [2, 3, 4].map((id) => ({ id: TaskId.parse(id), dock_rank: id - 1 }));
  const ranks = to === null ? [{ taskId, rank: null }] : ranksAfterDrop(taskId, rank, to === open ? others : []);
  return { taskId, orderId: OrderId.parse(1001), from, to, ranks, left: [], atMs };
}

const moved = (args: MoveArgs, before: World) => before.after(moveTask.effect(args, readerOf(before)));

describe('a move', () => {
  it('DSP-506 DSP-507 shows at once where the task goes and how the others close up', () => {
    const rows = readerOf(moved(move(other, open, 2), world(other)));
    expect([2, 1, 3, 4].map((id) => rows.get('task', id)?.dock_rank)).toEqual([1, 2, 3, 4]);
    expect([rows.get('task', 1)?.dock, rows.get('dock', 7)?.tasks, rows.get('dock', 8)?.tasks]).toEqual([
      7,
      [2, 3, 4, 1],
      [],
    ]);
  });

  it('DSP-508 clears the dock on the list', () => {
    const rows = readerOf(moved(move(other, null), world(other)));
    expect([rows.get('task', 1)?.dock, rows.get('task', 1)?.dock_rank, rows.get('dock', 8)?.tasks]).toEqual([
      null,
      null,
      [],
    ]);
  });

  it('holds after its effect; twice is once', () => {
    const place = fc.constantFrom(null, open, other);
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 4 }), (from, to, rank) => {
        const args = move(from, to, rank);
        const once = moved(args, world(from));
        expect(moveTask.holds(args, readerOf(once))).toBe(true);
        expect(moved(args, once).rows).toEqual(once.rows);
      }),
    );
  });

  it('does not hold where only the dock or only the rank is right', () => {
    expect(moveTask.holds(move(null, open, 3), readerOf(world(open)))).toBe(false);
    expect(moveTask.holds(move(null, open, 1), readerOf(world(other)))).toBe(false);
    expect(moveTask.holds(move(null, null), readerOf(aWorld()))).toBe(false);
  });

  it('DSP-500 asks the rules of a drop, and that everything is still there', () => {
    const code = (args: MoveArgs, rows: World) => moveTask.guard(args, readerOf(rows))?.code;
    expect(code(move(null, open), world(null))).toBeUndefined();
    expect(code(move(null, open), world(null).with('task', aTask(1, { is_moving: true })))).toBe('taskMoving');
    expect(code(move(null, open), world(null).without('dock', 7))).toBe('gone');
    expect(code(move(other, null), world(other).without('dock', 8))).toBe('gone');
    expect(code(move(null, open), world(null).without('task', 1))).toBe('gone');
  });

  it('DSP-487 is refused where the task is no longer what the user saw it in', () => {
    expect(moveTask.guard(move(null, open), readerOf(world(other)))?.code).toBe('movedMeanwhile');
  });

  it('DSP-507 closes up the dock the task leaves', () => {
    const leaving = { taskId: TaskId.parse(2), orderId: OrderId.parse(1002), from: open, to: other };
    const others = [3, 4].map((id) => ({ id: TaskId.parse(id), dock_rank: id - 1 }));
    const args = { ...leaving, ranks: ranksAfterDrop(leaving.taskId, 1, []), left: ranksAfterLeaving(others), atMs };
    const rows = readerOf(moved(args, world(null)));
    expect([3, 4].map((id) => rows.get('task', id)?.dock_rank)).toEqual([1, 2]);
    expect(moveTask.request(args).body).toContainEqual({ id: 3, from_dock_id: 7, dock_target_id: 7, dock_rank: 1 });
  });

  it('DSP-426 minds the driver of either dock', () => {
    const returning = world(other)
      .with('dock', aDock(8, { dock_type: 'NOCONFIG', target_driver: 4 }))
      .with('driver', aDriver(4, { state: 'returning' }));
    expect(moveTask.guard(move(other, open), readerOf(returning))?.code).toBe('driverReturning');
  });
});

describe('the call of a move', () => {
  it('DSP-487 DSP-509 says what the user saw, for every task whose dock or rank changes', () => {
    expect(moveTask.request(move(null, open, 3))).toEqual({
      method: 'POST',
      path: '/dispatch/deliveries/move_task/',
      timeoutMs: 30_000,
      body: [
        { id: 1, from_dock_id: null, dock_target_id: 7, dock_rank: 3 },
        { id: 4, from_dock_id: 7, dock_target_id: 7, dock_rank: 4 },
      ],
    });
  });

  it('DSP-509 saves a rank inside one dock in bulk, in dispatch mode', () => {
    const args = { ...move(open, open, 1), ranks: [{ taskId, rank: 2 }] };
    expect(moveTask.request(args)).toEqual({
      method: 'POST',
      path: '/tasks/shipping/simple_bulk/',
      query: { dispatch: '1' },
      timeoutMs: 30_000,
      body: [{ id: 1, dock_rank: 2 }],
    });
    expect(moveTask.lane(args)).toEqual(['task:1', 'dock:7']);
  });

  it('takes the docks of the answer, or the tasks when ranks changed', () => {
    const dock = { id: 7, name: 'G7' };
    const task = { id: 1, dock_rank: 2 };
    expect(moveTask.accept([dock], move(null, open)).rows).toContainEqual({
      kind: 'dock',
      list: 'answer',
      rows: [dock],
    });
    expect(moveTask.accept([task], move(open, open)).rows).toContainEqual({
      kind: 'task',
      list: 'answer',
      rows: [task],
    });
    expect(moveTask.accept('ok', move(null, open)).rows).toEqual([]);
  });

  it('asks, after a lost answer, for every task it moves', () => {
    expect(moveTask.reread(move(null, open, 3))).toMatchObject({
      path: '/dispatch/deliveries/',
      query: { ids: '1,4' },
    });
    expect(moveTask.delivery).toEqual({ kind: 'guarded', staleAfterMs: 900_000 });
  });
});
