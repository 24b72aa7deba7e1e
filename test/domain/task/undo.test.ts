import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { assert } from '../../../src/domain/result.ts';
import { type MoveArgs, moveTask } from '../../../src/domain/task/commands/move.ts';
import { ranksAfterDrop, ranksAfterLeaving } from '../../../src/domain/task/ranks.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { noon, noonMs } from '../../builders/noon.ts';
import { aDock, anOrder, aTask } from '../../builders/rows.ts';
import { atHand, aWorld, readerOf, type World } from '../../builders/world.ts';

const near = DockId.parse(7);
const far = DockId.parse(8);
const laterMs = noonMs + 60_000;

/** Dock 7 holds the tasks 1, 2 and 3, dock 8 the tasks 4 and 5; task 6 is to dispatch. */
const board: World = aWorld()
  .with('order', ...[1, 2, 3, 4, 5, 6, 9].map((id) => anOrder(id + 1000)))
  .with('task', ...[1, 2, 3].map((id) => aTask(id, { dock: near, dock_rank: id })))
  .with('task', ...[4, 5].map((id) => aTask(id, { dock: far, dock_rank: id - 3 })))
  .with('task', aTask(6, { dock: null, dock_rank: null }))
  .with('dock', aDock(near, { dock_type: 'NOCONFIG', tasks: [1, 2, 3] }))
  .with('dock', aDock(far, { dock_type: 'NOCONFIG', tasks: [4, 5] }));

function inOrder(world: World, dock: DockId | null) {
  const rows = readerOf(world);
  const tasks = (rows.get('dock', dock)?.tasks ?? []).flatMap((id) => rows.get('task', id) ?? []);
  return tasks.sort((a, b) => (a.dock_rank ?? 0) - (b.dock_rank ?? 0));
}

/** A drop as the board makes it: the ranks of both docks, and the one it had. */
function move(world: World, id: number, to: DockId | null, rank: number): MoveArgs {
  const task = readerOf(world).get('task', id);
  assert(task, `task ${id} is there`);
  const from = task.dock ? DockId.parse(task.dock) : null;
  const without = (dock: DockId | null) => inOrder(world, dock).filter((it) => it.id !== id);
  const place = Math.min(rank, without(to).length + 1);
  return {
    ...{ taskId: task.id, orderId: task.linked_order, from, to, rankBefore: task.dock_rank, atMs: noonMs },
    ranks: to === null ? [{ taskId: task.id, rank: null }] : ranksAfterDrop(task.id, place, without(to)),
    left: from === to ? [] : ranksAfterLeaving(without(from)),
  };
}

const laid = (world: World, args: MoveArgs) => world.after(moveTask.effect(args, readerOf(world)));

/** The way back, from nothing but the rows an undo reads. */
function back(world: World, args: MoveArgs): MoveArgs | null {
  const reads = moveTask.reads(args);
  const more = moveTask.undoReads?.(args, readerOf(world)) ?? {};
  const seen = atHand(world, { ...reads, task: [...(reads.task ?? []), ...(more.task ?? [])] });
  return moveTask.undo?.(args, readerOf(seen), laterMs) ?? null;
}

/** Where every task is: its dock and rank, and the docks that list it. */
function places(world: World) {
  const rows = readerOf(world);
  const where = [1, 2, 3, 4, 5, 6].map((id) => [rows.get('task', id)?.dock, rows.get('task', id)?.dock_rank]);
  return [where, [near, far].map((id) => (rows.get('dock', id)?.tasks ?? []).toSorted((a, b) => a - b))];
}

function undone(world: World, args: MoveArgs): World {
  const way = back(world, args);
  assert(way, 'it can be taken back');
  expect(moveTask.args.safeParse(way).success).toBe(true);
  expect(moveTask.guard(way, readerOf(world))).toBeNull();
  return laid(world, way);
}

const anyMove = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    to: fc.constantFrom(null, near, far),
    rank: fc.integer({ min: 1, max: 4 }),
  })
  .filter(({ id, to }) => id !== 6 || to !== null)
  .map(({ id, to, rank }) => move(board, id, to, rank));

describe('a move taken back', () => {
  it('puts the task where it was, every task at the rank it had, in both docks', () => {
    fc.assert(
      fc.property(anyMove, (args) => {
        expect(places(undone(laid(board, args), args))).toEqual(places(board));
      }),
    );
  });

  it('is a move of its own from there to here, which can be taken back as well', () => {
    fc.assert(
      fc.property(anyMove, (args) => {
        const moved = laid(board, args);
        const way = back(moved, args);
        assert(way, 'it can be taken back');
        expect([way.from, way.to, way.atMs]).toEqual([args.to, args.from, laterMs]);
        expect(places(undone(laid(moved, way), way))).toEqual(places(moved));
      }),
    );
  });

  it.each([
    ['from a dock to another', move(board, 2, far, 1), [near, 2]],
    ['inside its dock', move(board, 3, near, 1), [near, 3]],
    ['to the list', move(board, 2, null, 1), [near, 2]],
    ['from the list', move(board, 6, far, 2), [null, null]],
  ] as const)('%s goes back to the dock and the rank it had', (_where, args, place) => {
    const rows = readerOf(undone(laid(board, args), args));
    expect([rows.get('task', args.taskId)?.dock, rows.get('task', args.taskId)?.dock_rank]).toEqual(place);
  });

  it('DSP-509 inside its dock is a plain save of every rank that changes', () => {
    const args = move(board, 3, near, 1);
    const way = back(laid(board, args), args);
    assert(way, 'it can be taken back');
    expect(moveTask.request(way)).toMatchObject({ path: '/tasks/shipping/simple_bulk/', query: { dispatch: '1' } });
    expect(way.ranks).toEqual([
      { taskId: 1, rank: 1 },
      { taskId: 2, rank: 2 },
      { taskId: 3, rank: 3 },
    ]);
  });

  it('DSP-487 says the dock it is in now', () => {
    const args = move(board, 2, far, 1);
    const way = back(laid(board, args), args);
    assert(way, 'it can be taken back');
    expect(moveTask.request(way).body).toContainEqual({ id: 2, from_dock_id: 8, dock_target_id: 7, dock_rank: 2 });
  });
});

describe('a move something has been built on', () => {
  const args = move(board, 2, far, 1);
  const moved = laid(board, args);

  it('is not taken back once the task is in another dock, on the list or gone', () => {
    const elsewhere = [null, near, 9].map((dock) => moved.with('task', aTask(2, { dock, dock_rank: 1 })));
    expect([...elsewhere, moved.without('task', 2)].map((world) => back(world, args))).toEqual(Array(4).fill(null));
  });

  it('is not taken back once it stands at another rank of that dock', () => {
    const second = laid(moved, move(moved, 5, far, 1));
    expect(readerOf(second).get('task', 2)?.dock_rank).toBe(2);
    expect(back(second, args)).toBeNull();
  });

  it('is not taken back before it is shown, nor twice', () => {
    expect(back(board, args)).toBeNull();
    expect(back(undone(moved, args), args)).toBeNull();
  });

  it('DSP-507 is taken back among what came meanwhile, which keeps its place', () => {
    const joined = moved
      .with('task', aTask(9, { dock: near, dock_rank: 3 }))
      .with('dock', aDock(near, { dock_type: 'NOCONFIG', tasks: [1, 3, 9] }));
    expect(inOrder(undone(joined, args), near).map(({ id, dock_rank }) => [id, dock_rank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [9, 4],
    ]);
  });

  it('DSP-507 is taken back last where its dock is shorter now', () => {
    const last = move(board, 3, far, 1);
    const left = laid(laid(board, last), move(laid(board, last), 1, null, 1));
    expect(inOrder(undone(left, last), near).map(({ id, dock_rank }) => [id, dock_rank])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('DSP-424 is refused by the rules of any move: a locked dock, one that is gone', () => {
    const way = back(moved, args);
    assert(way, 'it can be taken back');
    const locked = moved.with('dock', aDock(near, { dock_type: 'NOCONFIG', locked_at: noon, tasks: [1, 3] }));
    const codes = [locked, moved.without('dock', near)].map((world) => moveTask.guard(way, readerOf(world))?.code);
    expect(codes).toEqual(['dockLocked', 'gone']);
  });

  it('of a rank that was not kept goes last', () => {
    const { rankBefore: _unknown, ...old } = args;
    expect(readerOf(undone(moved, old)).get('task', TaskId.parse(2))).toMatchObject({ dock: near, dock_rank: 3 });
  });
});
