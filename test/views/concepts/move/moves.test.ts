import { describe, expect, it } from 'vitest';
import {
  type DraggedTasks,
  type DropTarget,
  dropRefusal,
  movesOf,
  stepsBack,
} from '../../../../src/views/concepts/dock/move/moves.ts';
import { aDockCard, aTaskRow } from '../../../builders/view-rows.ts';

const nowMs = Date.UTC(2026, 2, 3, 9);
const list: DropTarget = { kind: 'list' };
const fromList = (...ids: number[]): DraggedTasks => ({
  kind: 'tasks',
  tasks: ids.map((id) => aTaskRow(id)),
  from: null,
});
const first = (card: ReturnType<typeof aDockCard>): DropTarget => ({ kind: 'dock', card, at: 'first' });
const last = (card: ReturnType<typeof aDockCard>): DropTarget => ({ kind: 'dock', card, at: 'last' });
const ranks = (dragged: DraggedTasks, target: DropTarget) =>
  movesOf(dragged, target, nowMs).map((move) => move.ranks.map(({ taskId, rank }) => [taskId, rank]));

function inDock(card: ReturnType<typeof aDockCard>, ...ids: number[]): DraggedTasks {
  return { kind: 'tasks', tasks: card.tasks.filter((task) => ids.includes(task.id)), from: card };
}

function after(card: ReturnType<typeof aDockCard>, id: number): DropTarget {
  const task = card.tasks.find((it) => it.id === id);
  if (!task) throw new Error(`No task ${id} in the dock`);
  return { kind: 'task', card, task };
}

describe('a drop on a dock', () => {
  it('DSP-506 makes the task its first, the others move down', () => {
    expect(ranks(fromList(9), first(aDockCard(1, [5, 6])))).toEqual([
      [
        [9, 1],
        [5, 2],
        [6, 3],
      ],
    ]);
  });

  it('DSP-507 places the task right after the one it falls on', () => {
    const card = aDockCard(1, [5, 6, 7]);
    expect(ranks(fromList(9), after(card, 5))).toEqual([
      [
        [9, 2],
        [6, 3],
        [7, 4],
      ],
    ]);
  });

  it('DSP-487 says the dock the user saw, and null for the list', () => {
    const [there] = movesOf(inDock(aDockCard(1, [5, 6]), 5), first(aDockCard(2)), nowMs);
    const [out] = movesOf(fromList(9), first(aDockCard(2)), nowMs);
    expect([there?.from, there?.to, out?.from, out?.to]).toEqual([1, 2, null, 2]);
  });

  it('DSP-507 closes up the dock the task leaves', () => {
    const [move] = movesOf(inDock(aDockCard(1, [5, 6, 7]), 5), first(aDockCard(2)), nowMs);
    expect(move?.left).toEqual([
      { taskId: 6, rank: 1 },
      { taskId: 7, rank: 2 },
    ]);
  });
});

describe('inside one dock', () => {
  it('DSP-509 gives every task whose rank changes its new one', () => {
    const card = aDockCard(1, [5, 6, 7]);
    expect(ranks(inDock(card, 7), first(card))).toEqual([
      [
        [7, 1],
        [5, 2],
        [6, 3],
      ],
    ]);
    expect(movesOf(inDock(card, 7), first(card), nowMs)[0]?.left).toEqual([]);
  });

  it('sends nothing when the place is the one it has', () => {
    const card = aDockCard(1, [5, 6]);
    expect(movesOf(inDock(card, 5), first(card), nowMs)).toEqual([]);
    expect(movesOf(inDock(card, 6), last(card), nowMs)).toEqual([]);
    expect(movesOf(inDock(card, 6), after(card, 5), nowMs)).toEqual([]);
  });

  it('writes ranks 1..n again where they had holes', () => {
    const holed = { ...aDockCard(1), tasks: [aTaskRow(5, { dock_rank: 2 }), aTaskRow(6, { dock_rank: 7 })] };
    expect(ranks(fromList(9), last(holed))).toEqual([
      [
        [5, 1],
        [6, 2],
        [9, 3],
      ],
    ]);
  });
});

describe('back to the list', () => {
  it('DSP-508 clears dock and rank', () => {
    const [move] = movesOf(inDock(aDockCard(1, [5, 6]), 6), list, nowMs);
    expect(move).toMatchObject({ taskId: 6, from: 1, to: null, ranks: [{ taskId: 6, rank: null }], left: [] });
  });

  it('DSP-508 refuses a drop from the list onto the list', () => {
    expect(dropRefusal(fromList(9), list, nowMs)?.code).toBe('sameList');
  });
});

describe('several tasks together', () => {
  it('keep their order, each move on what the one before leaves', () => {
    expect(ranks(fromList(8, 9), first(aDockCard(1, [5])))).toEqual([
      [
        [8, 1],
        [5, 2],
      ],
      [
        [9, 2],
        [5, 3],
      ],
    ]);
  });

  it('are refused together when one of them may not move', () => {
    const dragged = {
      kind: 'tasks' as const,
      tasks: [aTaskRow(8), aTaskRow(9, { is_dispatch_disabled: true })],
      from: null,
    };
    expect(dropRefusal(dragged, first(aDockCard(1)), nowMs)?.code).toBe('dispatchDisabled');
  });
});

describe('a refused drop', () => {
  it('DSP-501 is one on itself', () => {
    const card = aDockCard(1, [5, 6]);
    expect(dropRefusal(inDock(card, 5), after(card, 5), nowMs)?.code).toBe('sameTask');
  });

  it('DSP-504 DSP-424 is one on a driver dock from the list, or on a locked one', () => {
    const driver = aDockCard(1, [], { dock_type: 'DRIVER_HARD' });
    const locked = aDockCard(2, [], { locked_at: '2026-03-03T09:00:00+01:00' });
    expect(dropRefusal(fromList(9), first(driver), nowMs)?.code).toBe('incompatible');
    expect(dropRefusal(fromList(9), first(locked), nowMs)?.code).toBe('dockLocked');
  });

  it('DSP-426 is one out of a dock whose driver is returning', () => {
    const card = aDockCard(1, [5], { driverState: 'returning' });
    expect(dropRefusal(inDock(card, 5), list, nowMs)?.code).toBe('driverReturning');
  });
});

describe('what takes moves back', () => {
  const taken = (...moves: ReturnType<typeof movesOf>[number][]) =>
    moves.map(({ taskId, rankBefore }) => [taskId, rankBefore]);

  it('is the rank each task had when its turn came, so that the last moved finds its place first', () => {
    const moves = movesOf(inDock(aDockCard(1, [5, 6, 7]), 5, 6, 7), last(aDockCard(2)), nowMs);
    expect(taken(...moves)).toEqual([
      [5, 1],
      [6, 1],
      [7, 1],
    ]);
  });

  it('is, of a dropped dock, the moves of its tasks behind those of the other', () => {
    const moves = stepsBack({ kind: 'dock', card: aDockCard(1, [5, 6]) }, aDockCard(2, [8]), nowMs);
    expect(moves.map(({ from, to, ranks: [rank] }) => [from, to, rank])).toEqual([
      [1, 2, { taskId: 5, rank: 2 }],
      [1, 2, { taskId: 6, rank: 3 }],
    ]);
  });

  it('is nothing where the tasks could not go back one by one', () => {
    const target = {
      ...aDockCard(2),
      gone_at: new Date(nowMs).toISOString(),
      locked_at: new Date(nowMs).toISOString(),
    };
    expect(stepsBack({ kind: 'dock', card: aDockCard(1, [5, 6]) }, target, nowMs)).toEqual([]);
  });
});
