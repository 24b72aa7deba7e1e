import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom, type Random } from '../../../server/src/world/random.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { broken } from '../world/day-rules.ts';
import { Play, viewRows } from './play.ts';

const editable = (dock: Dock) => !dock.hidden && !dock.locked_at && !dock.closed_at && (dock.tasks?.length ?? 0) > 0;

/** A person takes the last task of a dock back to the list, between two steps. */
function takeOut(play: Play, random: Random): void {
  const docks = [...play.rows.dock.values()].filter(editable);
  if (docks.length === 0) return;
  const dock = random.pick(docks);
  const id = dock.tasks?.at(-1);
  const task = play.rows.task.get(id ?? 0);
  if (!task) return;
  play.rows.dock.set(dock.id, { ...dock, tasks: (dock.tasks ?? []).slice(0, -1) });
  play.rows.task.set(task.id, { ...task, dock: null, dock_rank: null });
}

/** A person stops the presence of a driver, whatever he is doing. */
function sendHome(play: Play, random: Random): void {
  const driver = random.pick([...play.rows.driver.values()]);
  play.rows.driver.set(driver.id, { ...driver, state: 'plan', queue_position: null });
}

/** A person closes a round: its tasks are to dispatch again. */
function close(play: Play, random: Random): void {
  const docks = [...play.rows.dock.values()].filter((dock) => editable(dock) && !dock.gone_at);
  if (docks.length === 0) return;
  const dock = random.pick(docks);
  const closed_at = new Date(play.nowMs).toISOString();
  play.rows.dock.set(dock.id, {
    ...dock,
    tasks: [],
    hidden: true,
    closed_at,
    current_status: 'closed',
    status: 'closed',
  });
  for (const id of dock.tasks ?? []) {
    const task = play.rows.task.get(id);
    if (task) play.rows.task.set(id, { ...task, dock: null, dock_rank: null });
  }
}

describe('a day beside a person who works in it', () => {
  it('goes on, and its rows stay true to one another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const play = new Play(seed);
        const random = makeRandom(seed).fork('person');
        for (let step = 0; step < 900; step++) {
          play.step();
          if (random.chance(0.05)) random.pick([takeOut, sendHome, close])(play, random);
          if (step % 5 === 0) expect(broken(viewRows(play.rows))).toEqual([]);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('goes on when past rounds and their tasks are left out of the view', () => {
    const play = new Play(8);
    for (let hour = 0; hour < 3; hour++) {
      play.run(720);
      for (const dock of play.rows.dock.values()) if (dock.hidden) play.rows.dock.delete(dock.id);
      for (const task of play.rows.task.values()) if (task.status === 'received') play.rows.task.delete(task.id);
    }
    expect([...play.rows.task.values()].some((task) => task.status === 'shipping')).toBe(true);
  });
});
