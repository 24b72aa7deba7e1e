import { describe, expect, it } from 'vitest';
import { distanceText } from '../../../src/domain/geo.ts';
import type { Route } from '../../../src/domain/route/route.ts';
import { isOfAnotherRound, routeLine, routeStops, routeTotals } from '../../../src/domain/route/stops.ts';

const startMs = Date.parse('2025-03-03T12:00:00+01:00');
const minute = 60_000;
const address = { street: 'Rue Pajol', postal_code: '75018', city: 'Paris', latitude: 48.89, longitude: 2.36 };
const route: Route = {
  points: [
    { name: 'Centre', address },
    { task_id: 7, order_id: 70, random_id: 'A7', name: 'Léa', address },
    { task_id: 8, order_id: 80, name: 'Max', address: { ...address, latitude: null } },
    { name: 'Centre' },
  ],
  durations: [840, 540, 840],
  distances: [1_200, null, 900],
};
const nothingReached = { startMs, reachedMs: () => null };
const minutesAt = (stops: readonly { atMs: number | null }[]) =>
  stops.map(({ atMs }) => atMs && (atMs - startMs) / minute);

describe('the stops of a route', () => {
  it('DSP-454 are numbered from 1, the centers are not; each says how far it is from the one before', () => {
    const stops = routeStops(route, nothingReached);
    expect(stops.map(({ number }) => number)).toEqual([null, 1, 2, null]);
    expect(stops.map(({ order }) => order)).toEqual(['', 'A7', '80', '']);
    expect(stops.map(({ durationS }) => durationS)).toEqual([null, 840, 540, 840]);
    expect(stops.map(({ distanceM }) => distanceM)).toEqual([null, 1_200, null, 900]);
    expect(stops.map(({ position }) => position !== null)).toEqual([true, true, false, false]);
    expect(stops[1]?.address).toBe('Rue Pajol, 75018 Paris');
  });

  it('DSP-454 are reached one leg after the other from the departure on', () => {
    expect(minutesAt(routeStops(route, nothingReached))).toEqual([0, 14, 23, 37]);
    const unknown = routeStops(route, { startMs: null, reachedMs: () => null });
    expect(unknown.map(({ atMs }) => atMs)).toEqual([null, null, null, null]);
  });

  it('are reached when their task says, and what follows is counted from there', () => {
    const late = { startMs, reachedMs: (id: number) => (id === 7 ? startMs + 20 * minute : null) };
    expect(minutesAt(routeStops(route, late))).toEqual([0, 20, 29, 43]);
  });

  it('have no time after a leg nobody knows, until a task says one', () => {
    const holey = { ...route, durations: [null, 540, 840] };
    expect(minutesAt(routeStops(holey, nothingReached))).toEqual([0, null, null, null]);
    const told = { startMs, reachedMs: (id: number) => (id === 8 ? startMs + 30 * minute : null) };
    expect(minutesAt(routeStops(holey, told))).toEqual([0, null, 30, 44]);
  });

  it('add up to the whole way, where every part is known', () => {
    expect(routeTotals(routeStops(route, nothingReached))).toEqual({ durationS: 2_220, distanceM: null });
    expect(routeTotals([])).toEqual({ durationS: 0, distanceM: 0 });
  });

  it('are joined by the line of the route, else straight', () => {
    const stops = routeStops(route, nothingReached);
    expect(routeLine(route, stops)).toHaveLength(2);
    expect(routeLine({ ...route, polyline: [[48.1, 2.2]] }, stops)).toEqual([{ latitude: 48.1, longitude: 2.2 }]);
  });

  it('tell when they are those of another round than the dock has now', () => {
    const stops = routeStops(route, nothingReached);
    expect([[7, 8], [8, 7], [7], []].map((ids) => isOfAnotherRound(stops, ids))).toEqual([false, true, true, true]);
  });
});

it('writes a distance in metres, from a kilometre on in kilometres', () => {
  expect([0, 849.6, 999.6, 1_000, 3_449, 12_000].map(distanceText)).toEqual([
    '0 m',
    '850 m',
    '1,0 km',
    '1,0 km',
    '3,4 km',
    '12,0 km',
  ]);
});
