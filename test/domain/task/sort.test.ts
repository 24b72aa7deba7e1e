import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emergencyRank } from '../../../src/domain/task/emergency.ts';
import { compareKeys, sortKeys } from '../../../src/domain/task/sort.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { anOrder, aTask } from '../../builders/rows.ts';

const at = (hour: number) => new Date(Date.UTC(2025, 2, 3, hour)).toISOString();
const sorted = (tasks: readonly Task[]) =>
  tasks.toSorted((a, b) => compareKeys(sortKeys(a), sortKeys(b))).map((task) => task.id);

describe('the order of the to-dispatch list', () => {
  it('DSP-227 puts emergencies first, by rank', () => {
    const early = aTask(1, { estimated_travel_departure_at: at(6) });
    expect(sorted([early, aTask(2, { emergency_rank: 2 }), aTask(3, { emergency_rank: 1 })])).toEqual([3, 2, 1]);
  });

  it('DSP-245 counts null, 0 and less as no emergency', () => {
    expect([null, undefined, 0, -1, 1, 7].map((emergency_rank) => emergencyRank({ emergency_rank }))).toEqual([
      null,
      null,
      null,
      null,
      1,
      7,
    ]);
  });

  it('DSP-227 goes on with the departure, the end of the slot, the id', () => {
    const departs = { estimated_travel_departure_at: at(10) };
    expect(
      sorted([
        aTask(5, { ...departs, max_shipping_time: at(14) }),
        aTask(4, { ...departs, max_shipping_time: at(14) }),
        aTask(3, { ...departs, max_shipping_time: at(13) }),
        aTask(2, { estimated_travel_departure_at: at(9), max_shipping_time: at(20) }),
        aTask(1),
      ]),
    ).toEqual([2, 3, 4, 5, 1]);
  });

  it('DSP-227 reads the times of the order when the task has none', () => {
    const order = anOrder(1001, { estimated_travel_departure_at: at(10), max_shipping_time: at(12) });
    expect(sortKeys(aTask(), order)).toEqual([0, Infinity, Date.parse(at(10)) - 600_000, Date.parse(at(12)), 1]);
  });

  it('DSP-125 lists exchanges after all other tasks', () => {
    const exchange = aTask(1, { client: { user_type: 2 }, emergency_rank: 1 });
    expect(sorted([exchange, aTask(2), aTask(3, { client: { user_type: 1 } })])).toEqual([2, 3, 1]);
  });

  it('DSP-227 is the same whatever order the rows come in', () => {
    const maybeHour = fc.option(fc.integer({ min: 0, max: 3 }).map(at));
    const task = fc
      .record({
        id: fc.integer({ min: 1, max: 10_000 }),
        emergency_rank: fc.option(fc.integer({ min: 0, max: 2 })),
        estimated_travel_departure_at: maybeHour,
        max_shipping_time: maybeHour,
      })
      .map(({ id, ...fields }) => aTask(id, fields));
    const tasks = fc.uniqueArray(task, { selector: (row) => row.id, maxLength: 30 });
    fc.assert(
      fc.property(tasks, (rows) => {
        expect(sorted(rows.toReversed())).toEqual(sorted(rows));
      }),
    );
  });
});
