import { describe, expect, it } from 'vitest';
import { moveTasks } from '../../../server/src/actions/task/move.ts';
import { rankTasks } from '../../../server/src/actions/task/rank.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, nowMs } from './decide.ts';

const daysAgo = (days: number) => new Date(nowMs - days * 86_400_000).toISOString();
const young = { created_at: daysAgo(1) };

/** Docks 1 (tasks 11, 12, 13) and 2 (tasks 21, 22), both open; task 31 is to dispatch. */
const tasks = [
  ...[11, 12, 13].map((id, index) => aTask(id, { dock: 1, dock_rank: index + 1 })),
  ...[21, 22].map((id, index) => aTask(id, { dock: 2, dock_rank: index + 1 })),
  aTask(31, { dock: null }),
];
const orders = tasks.map((task) => anOrder(task.linked_order));
const docks = [
  aDock(1, { ...young, dock_type: 'NOCONFIG', tasks: [11, 12, 13] }),
  aDock(2, { ...young, dock_type: 'NOCONFIG', tasks: [21, 22] }),
];

const board = aWorld()
  .with('task', ...tasks)
  .with('order', ...orders)
  .with('dock', ...docks);

const entry = (id: number, from: number | null, to: number | null, rank: number | null) => ({
  id,
  from_dock_id: from,
  dock_target_id: to,
  dock_rank: rank,
});

const move = (...body: ReturnType<typeof entry>[]) => decide(moveTasks, { body }, board);

/** `task → dock/rank` of every patch. */
const placedBy = (decision: ReturnType<typeof move>) => {
  const patches: readonly Patch[] = decision.verdict === 'accept' ? decision.patches : [];
  return Object.fromEntries(
    patches.map(({ id, set }) => [id, 'dock' in set && 'dock_rank' in set ? `${set.dock}/${set.dock_rank}` : '?']),
  );
};

describe('a move', () => {
  it('DSP-506 DSP-507 gives both docks ranks 1..n, whatever ranks the client had for the others', () => {
    expect(placedBy(move(entry(11, 1, 2, 2)))).toEqual({ 11: '2/2', 22: '2/3', 12: '1/1', 13: '1/2' });
    expect(placedBy(move(entry(11, 1, 2, 1), entry(21, 2, 2, 7), entry(22, 2, 2, 8)))).toEqual({
      11: '2/1',
      21: '2/2',
      22: '2/3',
      12: '1/1',
      13: '1/2',
    });
  });

  it('DSP-507 puts a task last when its rank is beyond the end', () => {
    expect(placedBy(move(entry(31, null, 2, 9)))).toEqual({ 31: '2/3' });
  });

  it('DSP-509 takes several tasks at once, in the order of their ranks', () => {
    expect(placedBy(move(entry(12, 1, 2, 2), entry(11, 1, 2, 1)))).toEqual({
      11: '2/1',
      12: '2/2',
      21: '2/3',
      22: '2/4',
      13: '1/1',
    });
  });

  it('DSP-508 clears dock and rank on the list and closes up the dock left', () => {
    expect(placedBy(move(entry(12, 1, null, null)))).toEqual({ 12: 'null/null', 13: '1/2' });
  });

  it('DSP-484 DSP-487 conflicts when one of its tasks is elsewhere, with every dock concerned', () => {
    expect(move(entry(21, 1, null, null))).toMatchObject({ verdict: 'conflict', docks: [1, 2] });
    expect(move(entry(31, 1, 2, 1))).toMatchObject({
      verdict: 'conflict',
      error: 'La commande 1031 a été déplacée : elle est à dispatcher',
    });
  });

  it.each([
    ['DSP-500', { is_moving: true }, {}, 'Commande en cours de déplacement'],
    ['DSP-529', { is_dispatch_disabled: true }, {}, 'Dispatch désactivé pour cette commande'],
    ['DSP-424', {}, { locked_at: daysAgo(0) }, 'Tournée verrouillée'],
    ['DSP-425', {}, { created_at: daysAgo(15) }, 'ce dock est trop vieux: 15 jours'],
    ['DSP-426', {}, { target_driver: 5 }, 'le livreur est en retour, impossible de modifier ce dock'],
    ['DSP-504', {}, { defined_at: daysAgo(0) }, 'Tournée déjà mise en chariot'],
  ])('%s is refused on the server as on the client', (_id, onTask, onTarget, error) => {
    const target = aDock(2, { ...young, dock_type: 'NOCONFIG', ...onTarget });
    const world = board
      .with('task', aTask(11, { dock: 1, dock_rank: 1, ...onTask }))
      .with('dock', target)
      .with('driver', aDriver(5, { state: 'returning' }));
    const decision = decide(moveTasks, { body: [entry(11, 1, 2, 1)] }, world);
    expect(decision).toMatchObject({ verdict: 'conflict', error, docks: [1, 2] });
  });

  it('is not held back by a rank-only neighbour that is itself moving', () => {
    const world = board.with('task', aTask(21, { dock: 2, dock_rank: 1, is_moving: true }));
    const decision = decide(moveTasks, { body: [entry(11, 1, 2, 1), entry(21, 2, 2, 2)] }, world);
    expect(decision.verdict).toBe('accept');
  });
});

describe('new ranks in a dock', () => {
  const rank = (body: unknown, world = board) => decide(rankTasks, { body }, world);

  it('DSP-509 renumbers the dock 1..n', () => {
    expect(placedBy(rank([{ id: 13, dock_rank: 1 }]))).toEqual({ 13: '1/1', 11: '1/2', 12: '1/3' });
  });

  it('DSP-424 is refused in a locked dock', () => {
    const locked = docks.map((dock) => ({ ...dock, locked_at: daysAgo(0) }));
    expect(rank([{ id: 13, dock_rank: 1 }], board.with('dock', ...locked))).toMatchObject({
      verdict: 'conflict',
      error: 'Tournée verrouillée',
      docks: [1],
    });
  });

  it('conflicts when the tasks are no longer together', () => {
    const apart = rank([
      { id: 11, dock_rank: 2 },
      { id: 21, dock_rank: 1 },
    ]);
    expect(apart).toMatchObject({ verdict: 'conflict', docks: [1, 2] });
    expect(rank([{ id: 31, dock_rank: 1 }])).toMatchObject({ verdict: 'conflict', docks: [] });
  });
});
