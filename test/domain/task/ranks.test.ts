import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOfDrop, ranksAfterDrop } from '../../../src/domain/task/ranks.ts';
import { TaskId } from '../../../src/domain/task/task.ts';

const id = (value: number) => TaskId.parse(value);
const dragged = id(99);
const dock = (...ids: readonly number[]) => ids.map((value, at) => ({ id: id(value), dock_rank: at + 1 }));

describe('the rank of a drop', () => {
  it('DSP-506 is 1 on the dock itself, the others move down by one', () => {
    expect(rankOfDrop(dragged, null, dock(1, 2))).toBe(1);
    expect(ranksAfterDrop(dragged, 1, dock(1, 2))).toEqual([
      { taskId: 99, rank: 1 },
      { taskId: 1, rank: 2 },
      { taskId: 2, rank: 3 },
    ]);
  });

  it('DSP-507 is the one after the task it falls on', () => {
    const others = dock(1, 2, 3);
    expect([1, 2, 3].map((onto) => rankOfDrop(dragged, id(onto), others))).toEqual([2, 3, 4]);
    expect(ranksAfterDrop(dragged, 3, others)).toEqual([
      { taskId: 99, rank: 3 },
      { taskId: 3, rank: 4 },
    ]);
  });

  it('DSP-507 is the last one when that task has just left', () => {
    expect(rankOfDrop(dragged, id(50), dock(1, 2))).toBe(3);
  });

  it('DSP-501 is refused on the task itself', () => {
    expect(rankOfDrop(dragged, dragged, dock(1))).toMatchObject({ refused: true, code: 'sameTask' });
  });
});

describe('the ranks after a drop', () => {
  const was = fc.option(fc.integer({ min: 1, max: 12 }));
  const others = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 98 }).map(id), dock_rank: was }), {
    selector: (task) => task.id,
    maxLength: 10,
  });

  it('DSP-507 run from 1 to n without holes, in the order before, whatever they were', () => {
    fc.assert(
      fc.property(others, fc.nat({ max: 10 }), (tasks, place) => {
        const rank = 1 + Math.min(place, tasks.length);
        const changed = new Map(ranksAfterDrop(dragged, rank, tasks).map((entry) => [entry.taskId, entry.rank]));
        const after = [...tasks, { id: dragged, dock_rank: null }]
          .map((task) => ({ id: task.id, rank: changed.get(task.id) ?? task.dock_rank ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank);
        expect(after.map((task) => task.rank)).toEqual(after.map((_, at) => at + 1));
        expect(after[rank - 1]?.id).toBe(dragged);
        expect(after.filter((task) => task.id !== dragged).map((task) => task.id)).toEqual(
          tasks.map((task) => task.id),
        );
      }),
    );
  });

  it('DSP-509 name the dragged task and only those whose rank changes', () => {
    fc.assert(
      fc.property(others, (tasks) => {
        const changed = ranksAfterDrop(dragged, 1, tasks);
        const before = new Map(tasks.map((task) => [task.id, task.dock_rank]));
        expect(changed.some((entry) => entry.taskId === dragged)).toBe(true);
        expect(changed.filter((entry) => entry.taskId !== dragged && before.get(entry.taskId) === entry.rank)).toEqual(
          [],
        );
      }),
    );
  });
});
