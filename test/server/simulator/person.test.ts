import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../server/src/world/random.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { broken } from '../world/day-rules.ts';
import { act } from './act.ts';
import { deeds, draw } from './person.ts';
import { Play, viewRows } from './play.ts';

const hourMs = 3_600_000;

/** What a person may say of an order in a round that is loaded or gone, which the day alone never does. */
const said = /left with a task that is not shipping|is loaded with a waiting task/;
const faults = (play: Play) => broken(viewRows(play.rows)).filter((fault) => !said.test(fault));

/** Given to a driver long ago, and neither gone nor taken back. */
const isStuck = (dock: Dock, nowMs: number) =>
  !!dock.locked_at &&
  !dock.gone_at &&
  !dock.closed_at &&
  !dock.hidden &&
  Date.parse(dock.locked_at) < nowMs - 2 * hourMs;

describe('a day beside a person who works in it', { timeout: 60_000 }, () => {
  it('goes on, and its rows stay true to one another, whatever the person does', () => {
    const accepted = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const play = new Play(seed);
        const random = makeRandom(seed).fork('person');
        for (let step = 0; step < 600; step++) {
          play.step();
          const asked = [draw(play, random), draw(play, random)];
          for (const one of asked) if (act(play, one)) accepted.add(one.action.path);
          if (step % 5 === 0) expect(faults(play)).toEqual([]);
        }
      }),
      // The days are drawn once for all: what a person comes to do in eight days is a matter of luck.
      { numRuns: 8, endOnFailure: true, seed: 9 },
    );
    // Nearly every call is accepted now and then: the person does work.
    expect(accepted.size).toBeGreaterThan(new Set(deeds.map(({ path }) => path)).size - 4);
  });

  it('leaves no round behind once the person is gone', () => {
    const play = new Play(12);
    const random = makeRandom(12).fork('person');
    for (let step = 0; step < 360; step++) {
      play.step();
      act(play, draw(play, random));
    }
    play.run(3 * 720);
    const stuck = [...play.rows.dock.values()].filter((dock) => isStuck(dock, play.nowMs));
    expect(stuck.filter((dock) => (dock.tasks ?? []).length > 0)).toEqual([]);
    expect([...play.rows.task.values()].some((task) => task.status === 'shipping')).toBe(true);
  });

  it('lets a round leave whose order is to be checked for another center, once it is checked', () => {
    const play = new Play(12);
    const isGiven = (dock: Dock) => !!dock.locked_at && !dock.gone_at && !dock.closed_at && !dock.hidden;
    const given = () => [...play.rows.dock.values()].find(isGiven);
    for (let step = 0; step < 720 && !given(); step++) play.step();
    const task = play.rows.task.get(given()?.tasks?.[0] ?? 0);
    const order = play.rows.order.get(task?.linked_order ?? 0);
    if (!task?.dock || !order) throw new Error('no round is given to a driver');
    play.rows.order.set(order.id, { ...order, status: 'xd-to-check' });
    play.run(720);
    expect(play.rows.order.get(order.id)?.status).not.toBe('xd-to-check');
    expect(play.rows.dock.get(task.dock)?.gone_at).toBeTruthy();
  });

  it('leaves the check of an order of a truck to people for as long as there is time', () => {
    const play = new Play(3, 150);
    const isToCheck = ({ linked_order, dock }: Task) => {
      const truck = play.rows.dock.get(dock ?? 0);
      const isWaiting = truck?.cross_docking_target_center && !truck.gone_at;
      return isWaiting && play.rows.order.get(linked_order)?.status === 'xd-to-check';
    };
    const toCheck = () => [...play.rows.task.values()].filter(isToCheck).map(({ id }) => id);
    const began = toCheck();
    play.run(15 * 12);
    expect(began.filter((id) => toCheck().includes(id))).not.toEqual([]);
    play.run(4 * 720);
    expect(toCheck().filter((id) => began.includes(id))).toEqual([]);
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
