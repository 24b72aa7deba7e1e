import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressMap } from '../../../src/domain/task/same-address.ts';
import { shareAnHour } from '../../../src/domain/task/slot.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { aTask } from '../../builders/rows.ts';

const at = (hour: number) => new Date(Date.UTC(2025, 2, 3, 0, hour * 60)).toISOString();
const task = (id: number, latitude: number | null, longitude = 2.35, from = 10, to = 12) =>
  aTask(id, { address: { latitude, longitude }, shipping_time: at(from), max_shipping_time: at(to) });

function mapOf(tasks: readonly Task[]): AddressMap {
  const map = new AddressMap(null);
  for (const one of tasks) map.put(one);
  return map;
}
const near = (tasks: readonly Task[], id: number) => mapOf(tasks).near(aTask(id).id);

describe('tasks at one address', () => {
  it('DSP-247 lie within 0.002 degrees on each axis, the limit included', () => {
    const here = task(1, 48.85);
    expect(near([here, task(2, 48.852, 2.348), task(3, 48.8521), task(4, 48.85, 2.3521)], 1).ids).toEqual([2]);
  });

  it('DSP-247 have coordinates', () => {
    const tasks = [task(1, null), task(2, null), task(3, 48.85), aTask(4)];
    expect([1, 3, 4].map((id) => near(tasks, id).ids)).toEqual([[], [], []]);
  });

  it('DSP-248 overlap when their slots share an hour', () => {
    const tasks = [
      task(1, 48.85),
      task(2, 48.85, 2.35, 11, 13),
      task(3, 48.85, 2.35, 11.5, 13),
      task(4, 48.85, 2.35, 8, 20),
    ];
    expect(near(tasks, 1)).toEqual({ ids: [2, 3, 4], intersecting: [2, 4] });
  });

  it('DSP-248 counts exactly 60 minutes, and no slot that is unknown or shorter', () => {
    const hourMs = 3_600_000;
    const slot = (startMs: number, endMs: number) => ({ startMs, endMs });
    expect(shareAnHour(slot(0, 2 * hourMs), slot(hourMs, 3 * hourMs))).toBe(true);
    expect(shareAnHour(slot(0, 2 * hourMs), slot(hourMs + 1, 3 * hourMs))).toBe(false);
    expect(shareAnHour(slot(0, 2 * hourMs), slot(Number.NaN, 3 * hourMs))).toBe(false);
    expect(shareAnHour(slot(0, hourMs / 2), slot(0, hourMs / 2))).toBe(false);
  });

  it('follow a task that moves or goes', () => {
    const map = mapOf([task(1, 48.85), task(2, 48.85), task(3, 48.85)]);
    map.put(task(2, 48.9));
    map.drop(aTask(3).id);
    map.drop(aTask(9).id);
    expect([map.near(aTask(1).id).ids, map.near(aTask(2).id).ids, map.near(aTask(3).id).ids]).toEqual([[], [], []]);
  });

  it('DSP-247 are those a comparison of every pair finds, after any changes, whenever they were looked up before', () => {
    const coordinate = (base: number) => fc.integer({ min: -8, max: 8 }).map((steps) => base + steps * 0.001);
    const row = fc
      .record({
        id: fc.integer({ min: 1, max: 20 }),
        latitude: fc.option(coordinate(48.85)),
        longitude: coordinate(-0.001),
      })
      .map(({ id, latitude, longitude }) => task(id, latitude, longitude));
    const isOne = (a: number, b: number) => Math.round(Math.abs(a - b) * 1e7) <= 20_000;
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), fc.nat(40), (puts, looked) => {
        const map = mapOf(puts.slice(0, looked));
        map.everybody();
        for (const one of puts.slice(looked)) map.put(one);
        const last = [...new Map(puts.map((one) => [one.id, one])).values()].toSorted((a, b) => a.id - b.id);
        for (const one of last) {
          const pairs = last.filter(
            ({ id, address }) =>
              id !== one.id &&
              typeof address?.latitude === 'number' &&
              typeof one.address?.latitude === 'number' &&
              isOne(address.latitude, one.address.latitude) &&
              isOne(address.longitude ?? 0, one.address.longitude ?? 0),
          );
          expect(map.near(one.id).ids).toEqual(pairs.map((other) => other.id));
        }
      }),
    );
  });

  it('are found among 10,000 without comparing every pair', () => {
    const spread = Array.from({ length: 10_000 }, (_, at) =>
      task(at + 1, 48.8 + (at % 100) * 0.003, 2.2 + Math.floor(at / 100) * 0.003),
    );
    const map = mapOf(spread);
    const start = performance.now();
    expect(spread.every((one) => map.near(one.id).ids.length === 0)).toBe(true);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
