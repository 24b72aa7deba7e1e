import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/domain/geo.ts';
import { bestOrder, bestRound } from '../../../src/domain/route/best-order.ts';
import { type PlannedStop, placeCosts } from '../../../src/domain/route/best-place.ts';

const center: Position = { latitude: 48.89, longitude: 2.36 };
const minute = 60_000;
const nine = Date.UTC(2026, 10, 27, 8);

const stop = (id: number, north: number, slotEndMs: number | null = null, group?: number): PlannedStop => ({
  id,
  position: { latitude: center.latitude + north / 111_195, longitude: center.longitude },
  etaMs: null,
  slotEndMs,
  ...(group === undefined ? {} : { group }),
});

/** At 18 km/h on streets 1.3 times as long as the straight line, 1,000 m take 260 s; 240 s at a door. */
const kilometreMs = 260_000;

const costOf = (orders: readonly PlannedStop[], leavesMs: number | null) =>
  placeCosts(orders, { center, leavesMs, stops: [] })[0];

const late = (orders: readonly PlannedStop[]) =>
  (costOf(orders, nine)?.late ?? []).reduce((sum, { minutes }) => sum + minutes, 0);

describe('the best order of orders that become a round', () => {
  it('OUR-211 is the shortest way out and back, as long as nobody is late', () => {
    const { ids, cost } = bestOrder([stop(1, 3_000), stop(2, 1_000), stop(3, -1_000)], center, nine);
    // One kilometre south and back, or first north: the way is as long, and what came first in the list stays first.
    expect(cost?.addedS).toBe((8 * kilometreMs) / 1_000 + 3 * 240);
    expect(ids.indexOf(3)).not.toBe(1);
  });

  it('OUR-211 leads to who would be late first, though the way is longer', () => {
    const far = stop(1, 3_000, nine + (3 * kilometreMs + minute));
    expect(bestOrder([stop(2, 1_000), far], center, nine).ids).toEqual([1, 2]);
    // Nobody knows when it leaves: the way alone counts.
    expect(bestOrder([stop(2, 1_000), far], center, null).cost?.isKnown).toBe(false);
  });

  it('OUR-211 says the latest departure, two minutes before what the slots allow', () => {
    const { latestMs } = bestOrder([stop(1, 1_000, nine + 60 * minute)], center, nine);
    expect(latestMs).toBe(nine + 60 * minute - kilometreMs - 2 * minute);
    expect(bestOrder([stop(1, 1_000)], center, nine).latestMs).toBeNull();
  });

  it('OUR-211 puts orders without a place last, and then says neither cost nor departure', () => {
    const lost: PlannedStop = { id: 1, position: null, etaMs: null, slotEndMs: nine + 60 * minute };
    expect(bestOrder([lost, stop(2, 1_000)], center, nine)).toEqual({ ids: [2, 1], cost: null, latestMs: null });
    expect(bestOrder([], center, nine)).toEqual({ ids: [], cost: null, latestMs: null });
  });

  it('OUR-211 keeps the orders of a canteen together', () => {
    const { ids } = bestOrder([stop(1, 1_000, null, 4), stop(2, 3_000), stop(3, 1_000, null, 4)], center, nine);
    expect(Math.abs(ids.indexOf(1) - ids.indexOf(3))).toBe(1);
  });

  const orders = fc.uniqueArray(
    fc.record({
      id: fc.nat(1_000),
      north: fc.integer({ min: -5_000, max: 5_000 }),
      ends: fc.option(fc.integer({ min: 0, max: 120 })),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );

  it('OUR-211 is each of them once, and no worse than the order they came in or its reverse', () => {
    fc.assert(
      fc.property(orders, (given) => {
        const stops = given.map(({ id, north, ends }) => stop(id, north, ends === null ? null : nine + ends * minute));
        const { ids } = bestOrder(stops, center, nine);
        expect([...ids].sort((a, b) => a - b)).toEqual(stops.map(({ id }) => id).sort((a, b) => a - b));
        if (stops.length > 7) return;
        const found = ids.flatMap((id) => stops.find((it) => it.id === id) ?? []);
        for (const other of [stops, stops.toReversed()]) {
          const [a, b] = [costOf(found, nine), costOf(other, nine)];
          if (!a || !b) continue;
          const [mine, theirs] = [a.late.length, b.late.length];
          expect(mine).toBeLessThanOrEqual(theirs);
          if (mine === theirs) expect(late(found)).toBeLessThanOrEqual(late(other));
          if (mine === theirs && late(found) === late(other)) expect(a.addedS).toBeLessThanOrEqual(b.addedS);
        }
      }),
    );
  });

  it('OUR-211 of two hundred orders is found within half a second', () => {
    const stops = Array.from({ length: 200 }, (_, at) => stop(at, ((at * 7919) % 9_000) - 4_500, nine + at * minute));
    const from = performance.now();
    expect(bestOrder(stops, center, nine).ids).toHaveLength(200);
    expect(performance.now() - from).toBeLessThan(500);
  });
});

describe('the round of some orders of the board', () => {
  const order = (id: number, north: number, fields: object = {}) => ({
    id,
    position: stop(id, north).position,
    eta: null,
    slotEndMs: null,
    canteenId: null,
    departureMs: null,
    ...fields,
  });
  const here = { center, nowMs: nine, isGrouped: false };

  it('OUR-211 leaves with the first of them that has to, ten minutes after the hour shown, and not before now', () => {
    const arrival = (...departures: readonly (number | null)[]) =>
      bestRound(
        departures.map((departureMs, at) => order(at + 1, 1_000, { departureMs })),
        here,
      ).cost?.arrivesMs;
    const shown = nine + 20 * minute;
    expect(arrival(shown + 60 * minute, shown, null)).toBe(shown + 10 * minute + kilometreMs);
    expect(arrival(nine - 60 * minute, shown)).toBe(nine + kilometreMs);
    expect(arrival(null, null)).toBeNull();
  });

  it('DSP-272 OUR-211 keeps a canteen together only where canteens stay together', () => {
    const orders = [order(1, 1_000, { canteenId: 4 }), order(2, 2_000), order(3, 3_000, { canteenId: 4 })];
    const between = (isGrouped: boolean) => bestRound(orders, { ...here, isGrouped }).ids.indexOf(2) === 1;
    expect([between(true), between(false)]).toEqual([false, true]);
  });
});
