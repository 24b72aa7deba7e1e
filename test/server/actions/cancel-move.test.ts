import { describe, expect, it } from 'vitest';
import { readAlert } from '../../../server/src/actions/read-alert.ts';
import { cancelMove } from '../../../server/src/actions/task/cancel-move.ts';
import { aDock, anAlert, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, nowMs } from './decide.ts';
import { places, written } from './written.ts';

const now = new Date(nowMs).toISOString();
const open = { dock_type: 'NOCONFIG', created_at: now };

/** Task 12 moves between dock 1, with task 11, and dock 2, with tasks 21 and 22. */
const world = (task: Parameters<typeof aTask>[1], two: object = {}) => {
  const dock = task?.dock ?? null;
  return aWorld()
    .with('order', ...[1011, 1012, 1021, 1022].map((id) => anOrder(id)))
    .with('task', aTask(11, { dock: 1, dock_rank: dock === 1 ? 2 : 1 }), aTask(12, { is_moving: true, ...task }))
    .with('task', aTask(21, { dock: 2, dock_rank: 1 }), aTask(22, { dock: 2, dock_rank: 2 }))
    .with('dock', aDock(1, { ...open, tasks: dock === 1 ? [12, 11] : [11] }))
    .with('dock', aDock(2, { ...open, tasks: [21, 22], ...two }));
};
const cancel = (on: ReturnType<typeof world>) => decide(cancelMove, { id: 12 }, on);

describe('a cancelled move', () => {
  it('DSP-511 leaves a task that has not left yet at its rank', () => {
    const decision = cancel(world({ dock: 1, dock_rank: 1, from_dock_id: 1, dock_target: 2, dock_target_id: 2 }));
    expect(written(decision, 'task', 12)).toEqual({
      is_moving: false,
      dock: 1,
      dock_target: null,
      dock_target_id: null,
      from_dock_id: null,
    });
  });

  it('DSP-511 DSP-507 puts one that has left last in the dock it came from, the other closing up', () => {
    const decision = cancel(world({ dock: 1, dock_rank: 1, from_dock_id: 2 }));
    expect(places(decision)).toEqual({ 12: '2/3', 11: '1/1' });
  });

  it('DSP-511 puts one back in the list that came from there, or from a dock that is closed by now', () => {
    expect(places(cancel(world({ dock: 1, dock_rank: 1 })))).toEqual({ 12: 'null/null', 11: '1/1' });
    const closed = cancel(world({ dock: 1, dock_rank: 1, from_dock_id: 2 }, { hidden: true, tasks: [] }));
    expect(places(closed)).toMatchObject({ 12: 'null/null' });
  });

  it('DSP-424 goes into no locked dock', () => {
    expect(cancel(world({ dock: 1, dock_rank: 1, from_dock_id: 2 }, { locked_at: now }))).toEqual({
      verdict: 'conflict',
      error: 'Tournée verrouillée',
      task: 12,
      docks: [1, 2],
    });
  });

  it('DSP-942 is a 409 with task and docks once the move is over', () => {
    expect(cancel(world({ dock: 1, dock_rank: 1, is_moving: false }))).toEqual({
      verdict: 'conflict',
      error: "La commande n'est plus en cours de déplacement",
      task: 12,
      docks: [1],
    });
  });
});

describe('an alert', () => {
  const read = (kind: 'alert' | 'notification', body: unknown = { is_read: true }) =>
    decide(readAlert, { id: 4, body }, aWorld().with('metas', someMetas(9)).with(kind, anAlert(4)));

  it('DSP-224 is read, banner or notification', () => {
    for (const kind of ['alert', 'notification'] as const)
      expect(written(read(kind), kind, 4)).toEqual({ is_read: true });
  });

  it('DSP-224 changes nothing else', () => {
    for (const body of [{}, { is_read: false }, { is_read: true, label: 'x' }])
      expect(() => read('alert', body)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
