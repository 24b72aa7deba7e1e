import { describe, expect, it } from 'vitest';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { cancelMove } from '../../../src/domain/task/commands/cancel-move.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { aDock, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const here = DockId.parse(7);
const origin = DockId.parse(8);
const cancel = (fromDockId: DockId | null) => ({
  ...{ taskId: TaskId.parse(1), orderId: OrderId.parse(1001), dockId: here, fromDockId },
});
/** Task 1 is on its way to dock 7, which lists it already. */
const moving = { dock: here, dock_rank: 2, is_moving: true, from_dock_id: origin, dock_target_id: here };
const world = aWorld()
  .with('task', aTask(1, moving))
  .with('dock', aDock(here, { tasks: [1, 2] }), aDock(origin, { tasks: [3] }));
const cancelled = (fromDockId: DockId | null) =>
  readerOf(world.after(cancelMove.effect(cancel(fromDockId), readerOf(world))));

describe('a move that is cancelled', () => {
  it('DSP-511 puts the task back in the dock it came from, last until the server says its rank', () => {
    const rows = cancelled(origin);
    expect(rows.get('task', 1)).toMatchObject({
      dock: origin,
      dock_rank: null,
      is_moving: false,
      dock_target_id: null,
    });
    expect([rows.get('dock', here)?.tasks, rows.get('dock', origin)?.tasks]).toEqual([[2], [3, 1]]);
  });

  it('DSP-511 puts it back on the list when it came from there', () => {
    const rows = cancelled(null);
    expect(rows.get('task', 1)).toMatchObject({ dock: null, is_moving: false });
    expect(rows.get('dock', here)?.tasks).toEqual([2]);
  });

  it('DSP-511 leaves it its rank where it has not left its dock yet', () => {
    const rows = cancelled(here);
    expect(rows.get('task', 1)).toMatchObject({ dock: here, dock_rank: 2, is_moving: false });
    expect(rows.get('dock', here)?.tasks).toEqual([1, 2]);
  });

  it('DSP-511 is for a moving task that is there', () => {
    const code = (rows: typeof world) => cancelMove.guard(cancel(origin), readerOf(rows))?.code;
    expect([world, world.with('task', aTask(1, { dock: here })), world.without('task', 1)].map(code)).toEqual([
      undefined,
      'notMoving',
      'gone',
    ]);
  });

  it('is done where the task stands still in the dock it came from', () => {
    const still = (dock: DockId | null) => world.with('task', aTask(1, { dock, is_moving: false }));
    const holds = [still(origin), still(here), world].map((rows) => cancelMove.holds(cancel(origin), readerOf(rows)));
    expect(holds).toEqual([true, false, false]);
    expect(cancelMove.holds(cancel(null), readerOf(still(null)))).toBe(true);
  });

  it('waits for what is done to the task and to both docks', () => {
    expect(cancelMove.lane(cancel(origin))).toEqual(['task:1', 'dock:7', 'dock:8']);
    expect([cancelMove.lane(cancel(null)), cancelMove.lane(cancel(here))]).toEqual(Array(2).fill(['task:1', 'dock:7']));
  });
});
