import { describe, expect, it } from 'vitest';
import { dispatchTask, dispatchTasks } from '../../../server/src/actions/task/dispatch.ts';
import { aCenter, aDock, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, newDockId, nowMs } from './decide.ts';
import { places, written } from './written.ts';

const now = new Date(nowMs).toISOString();
const draft = { dock_type: 'NOCONFIG', current_status: 'draft', created_at: now, tasks: [] };

/** Tasks 1 and 2 to dispatch, 2 still being packed, task 3 in dock 7. */
const tasks = [
  aTask(1, { status: 'todo', address: { postal_code: '75018' } }),
  aTask(2, { status: 'waiting' }),
  aTask(3, { status: 'todo', dock: 7, dock_rank: 1 }),
];
const world = aWorld()
  .with('task', ...tasks)
  .with('order', ...tasks.map((task) => anOrder(task.linked_order)))
  .with('dock', aDock(7, { ...draft, tasks: [3] }))
  .with('metas', someMetas(9, { centers: [aCenter(9, { name: 'Paris' })] }));

const one = (orderId: number, rows = world) => decide(dispatchTask, { id: orderId }, rows);
const many = (order_ids: readonly number[], define = false, rows = world) =>
  decide(dispatchTasks, { body: { order_ids, define } }, rows);

describe('orders dispatched without being dragged', () => {
  it('DSP-456 DSP-457 go into a new unconfigured tour, in the order given', () => {
    const made = { id: newDockId, name: 'Tournée 75018', dock_type: 'NOCONFIG', current_status: 'draft', center: 9 };
    expect(one(1001)).toMatchObject({ verdict: 'accept', made: [{ kind: 'dock', row: made }] });
    expect(places(many([1002, 1001]))).toEqual({ 2: `${newDockId}/1`, 1: `${newDockId}/2` });
  });

  it('DSP-457 go into the oldest empty tour nothing is planned for, where there is one', () => {
    const docks = [
      aDock(4, { ...draft, target_driver: 5 }),
      aDock(5, { ...draft, locked_at: now }),
      aDock(6, draft),
      aDock(8, draft),
    ];
    const decision = many([1001, 1002], false, world.with('dock', ...docks));
    expect(decision).not.toHaveProperty('made');
    expect(places(decision)).toEqual({ 1: '6/1', 2: '6/2' });
  });

  it('DSP-457 are defined at once where that is asked and all are finalised', () => {
    expect(many([1001], true)).toMatchObject({ made: [{ row: { defined_at: now, current_status: 'defined' } }] });
    const free = world.with('dock', aDock(6, draft));
    expect(written(many([1001], true, free), 'dock', 6)).toMatchObject({ defined_at: now, status: 'defined' });
    expect(many([1001, 1002], true)).toMatchObject({ verdict: 'conflict', orders: [1001, 1002] });
  });

  it('DSP-456 DSP-457 stay where they are when one is in a dock already, moving or unknown', () => {
    expect(one(1003)).toMatchObject({ verdict: 'conflict', docks: [7], error: expect.stringContaining('entre-temps') });
    expect(many([1001, 1003])).toMatchObject({ verdict: 'conflict', docks: [7] });
    expect(one(1001, world.with('task', aTask(1, { is_moving: true })))).toMatchObject({ verdict: 'conflict' });
    expect(one(999)).toMatchObject({ verdict: 'conflict', orders: [999] });
    expect(() => many([])).toThrow(expect.objectContaining({ status: 400 }));
  });
});
