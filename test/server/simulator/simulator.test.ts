import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../server/src/simulator/change.ts';
import { schemaOf } from '../../../src/domain/row-schemas.ts';
import { fits } from '../../../src/domain/schema.ts';
import { broken } from '../world/day-rules.ts';
import { Play, viewRows } from './play.ts';

const hourSteps = 720;
const seeds = fc.integer({ min: 0, max: 1_000_000 });

const untouchable = [
  'number_of_bags',
  'number_of_bags_isotherm',
  'number_of_bags_dry',
  'dynamic_number_of_bags',
  'number_of_crates',
] as const;

describe('a simulated day', () => {
  it('keeps the rows true to one another at every step, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const play = new Play(seed);
        for (let step = 0; step < hourSteps; step++) {
          if (play.step().length > 0) expect(broken(viewRows(play.rows))).toEqual([]);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('is the same day for the same seed', () => {
    const [one, other] = [new Play(11), new Play(11)];
    one.run(hourSteps / 2);
    other.run(hourSteps / 2);
    expect(other.rows).toEqual(one.rows);
  });

  it('never takes an order away, and writes each row at most once a step', () => {
    const play = new Play(3);
    const first = new Set(play.rows.order.keys());
    const keyOf = (change: Change) => `${change.kind}:${'insert' in change ? change.insert.id : change.id}`;
    for (let step = 0; step < hourSteps; step++) {
      const keys = play.step().map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
    }
    for (const id of first) expect(play.rows.order.has(id)).toBe(true);
    expect(play.rows.task.size).toBe(play.rows.order.size);
  });

  it('leaves the view as it was: only its changes say what happens', () => {
    const play = new Play(5);
    const before = structuredClone(play.rows);
    for (let count = 0; count < 20; count++) play.next();
    expect(play.rows).toEqual(before);
  });

  it('writes rows that their schemaOf accept', () => {
    const play = new Play(9);
    for (let step = 0; step < hourSteps; step++)
      for (const change of play.step()) {
        const id = 'insert' in change ? change.insert.id : change.id;
        const row = play.rows[change.kind].get(id);
        expect(fits(schemaOf(change.kind), row), JSON.stringify(row)).toBe(true);
      }
  });

  it('never touches a bag count, nor a task a person is moving', () => {
    const play = new Play(21, 150);
    const moving = [...play.rows.task.values()].filter((task) => task.is_moving).map((task) => task.id as number);
    expect(moving).toHaveLength(2);
    for (let step = 0; step < hourSteps; step++) {
      for (const change of play.step()) {
        if ('insert' in change) continue;
        for (const field of untouchable) expect(change.set).not.toHaveProperty(field);
        if (change.kind === 'task' && moving.includes(change.id)) {
          expect(change.set).not.toHaveProperty('dock');
          expect(change.set).not.toHaveProperty('is_moving');
        }
      }
    }
  });

  it("takes no task out of a draft or a round being prepared, but out of a courier's that failed", () => {
    const play = new Play(33);
    for (let step = 0; step < 2 * hourSteps; step++) {
      const changes = play.next();
      for (const change of changes) {
        if (change.kind !== 'task' || 'insert' in change || change.set.dock === undefined) continue;
        const from = play.rows.dock.get(play.rows.task.get(change.id)?.dock ?? 0);
        if (!from || from.dock_type === 'STUART' || from.dock_type === 'UBER_DIRECT') continue;
        expect(from.current_status).toBe('loaded');
      }
      play.write(changes);
    }
  });

  it('stays of a bounded size: rounds close and leave the screen, alerts are read', () => {
    const play = new Play(42);
    for (let hour = 0; hour < 8; hour++) {
      play.run(hourSteps);
      const seen = [...play.rows.dock.values()].filter((dock) => !dock.hidden);
      const open = [...play.rows.task.values()].filter((task) => task.status === 'waiting' || task.status === 'todo');
      expect(seen.length).toBeLessThan(70);
      expect(open.length).toBeLessThan(260);
      expect([...play.rows.alert.values()].filter((alert) => !alert.is_read).length).toBeLessThanOrEqual(8);
    }
  });
});
