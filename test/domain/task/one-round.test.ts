import { describe, expect, it } from 'vitest';
import { Layer } from '../../../src/domain/replay.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import { listsAfter, movedBy, ownWords } from '../../../src/domain/task/one-round.ts';
import { aDock, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf, type World } from '../../builders/world.ts';

/** Dock 7 lists the tasks 1 and 2, dock 8 none; task 3 is to dispatch. */
const board = aWorld()
  .with('task', aTask(1, { dock: 7, dock_rank: 1 }), aTask(2, { dock: 7, dock_rank: 2 }))
  .with('task', aTask(3, { dock: null }))
  .with('dock', aDock(7, { tasks: [1, 2] }), aDock(8, { tasks: [] }));

interface Told {
  readonly tasks?: Readonly<Record<number, number | null>>;
  readonly docks?: Readonly<Record<number, readonly number[]>>;
}

/** The rows after an answer that tells these tasks to be in these docks, and these lists. */
function rowsAfter({ tasks = {}, docks = {} }: Told, world: World = board) {
  const idsOf = (told: object) => Object.keys(told).map(Number);
  const patches = [
    ...Object.entries(tasks).map(([id, dock]) => ({ kind: 'task', id: Number(id), set: { dock } })),
    ...Object.entries(docks).map(([id, list]) => ({ kind: 'dock', id: Number(id), set: { tasks: list } })),
  ] as Patch[];
  const rows = new Layer(readerOf(world));
  rows.apply(patches);
  const changed = { before: readerOf(world), after: rows, tasks: idsOf(tasks), docks: idsOf(docks) };
  const own = ownWords(changed, (id) => id in tasks);
  rows.apply(own);
  const moved = movedBy({ ...changed, tasks: [...changed.tasks, ...own.map(({ id }) => id)] });
  rows.apply(listsAfter(moved, rows, [7, 8], (dock) => !(dock in docks)));
  return {
    own: [1, 2, 3].map((id) => rows.get('task', id)?.dock),
    lists: [7, 8].map((id) => rows.get('dock', id)?.tasks),
  };
}

describe('a task stands in one round', () => {
  it('DSP-484 leaves the list of the dock it was in, and joins that of the one its row says', () => {
    expect(rowsAfter({ tasks: { 1: 8 } })).toEqual({ own: [8, 7, null], lists: [[2], [1]] });
    expect(rowsAfter({ tasks: { 1: null } })).toEqual({ own: [null, 7, null], lists: [[2], []] });
    expect(rowsAfter({ tasks: { 3: 8 } })).toEqual({ own: [7, 7, 8], lists: [[1, 2], [3]] });
  });

  it('is where a dock lists it, when nothing tells of the task itself', () => {
    expect(rowsAfter({ docks: { 8: [1] } })).toEqual({ own: [8, 7, null], lists: [[2], [1]] });
    expect(rowsAfter({ docks: { 7: [1, 2, 3] } })).toEqual({ own: [7, 7, 7], lists: [[1, 2, 3], []] });
  });

  it('is to dispatch once its dock is told without it and nothing says where it went', () => {
    expect(rowsAfter({ docks: { 7: [2] } })).toEqual({ own: [null, 7, null], lists: [[2], []] });
  });

  it('is in the one dock that lists it when both are told', () => {
    expect(rowsAfter({ docks: { 7: [2], 8: [1] } })).toEqual({ own: [8, 7, null], lists: [[2], [1]] });
    expect(rowsAfter({ docks: { 8: [1], 7: [2] } })).toEqual({ own: [8, 7, null], lists: [[2], [1]] });
  });

  it('is where its own row says when an answer contradicts itself', () => {
    expect(rowsAfter({ tasks: { 1: 7 }, docks: { 8: [1] } })).toEqual({ own: [7, 7, null], lists: [[1, 2], []] });
    expect(rowsAfter({ tasks: { 1: 8 }, docks: { 7: [1, 2] } })).toEqual({ own: [8, 7, null], lists: [[2], [1]] });
  });

  it('is not put into a list that the same answer tells without it', () => {
    expect(rowsAfter({ tasks: { 3: 8 }, docks: { 8: [] } }).lists).toEqual([[1, 2], []]);
  });

  it('stays where it is listed while its row says nothing of a dock', () => {
    const silent = board.with('task', aTask(1));
    expect(rowsAfter({ docks: { 7: [1, 2] } }, silent).lists).toEqual([[1, 2], []]);
  });
});
