import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceOfStopsM } from '../../../src/domain/dock/stops-distance.ts';
import { timelineOf } from '../../../src/domain/dock/timeline.ts';

const atMs = (minutes: number) => Date.UTC(2026, 2, 3, 9, minutes);
const iso = (minutes: number) => new Date(atMs(minutes)).toISOString();
const stop = (eta: number | null, slotEnd = 600) => ({
  eta: eta === null ? null : iso(eta),
  slotEndMs: atMs(slotEnd),
});

it('DSP-384 stops stand on the line where their estimates lie between departure and return, by number', () => {
  const card = {
    departureMs: atMs(0),
    return_time: iso(100),
    tasks: [stop(20), stop(null), stop(50, 55), stop(90, 80)],
  };
  const timeline = timelineOf(card, atMs(0));
  expect(timeline?.fromMs).toBe(atMs(0));
  expect(timeline?.toMs).toBe(atMs(100));
  expect(timeline?.stops.map(({ number, level, part }) => [number, level, Number(part.toFixed(2))])).toEqual([
    [1, 'none', 0.2],
    [3, 'tight', 0.5],
    [4, 'late', 0.9],
  ]);
});

it('DSP-384 a stop that has not come at its estimate stays there, and its slot runs out with the clock', () => {
  const levelsAt = (minutes: number, more = {}) =>
    timelineOf({ departureMs: atMs(0), return_time: iso(100), tasks: [{ ...stop(20, 50), ...more }] }, atMs(minutes))
      ?.stops;
  expect(levelsAt(20)).toMatchObject([{ part: 0.2, level: 'none' }]);
  expect(levelsAt(45)).toMatchObject([{ part: 0.2, level: 'tight' }]);
  expect(levelsAt(51)).toMatchObject([{ part: 0.2, level: 'late' }]);
  expect(levelsAt(300, { date_received: iso(30) })).toMatchObject([{ part: 0.3, level: 'none' }]);
});

it('DSP-384 without an estimate, or with one instant alone, there is no line', () => {
  expect(timelineOf({ departureMs: atMs(0), return_time: iso(60), tasks: [stop(null)] }, atMs(0))).toBeNull();
  expect(timelineOf({ departureMs: null, tasks: [stop(5)] }, atMs(0))).toBeNull();
});

it('DSP-384 stops keep apart, in the order of their times, within the line', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 20 }), (etas) => {
      const tasks = etas.map((eta) => stop(eta));
      const timeline = timelineOf({ departureMs: atMs(-5), return_time: iso(120), tasks }, atMs(-5));
      const parts = timeline?.stops.map(({ part }) => part) ?? [];
      expect(parts.every((part) => part >= 0 && part <= 1 + 1e-9)).toBe(true);
      const sorted = parts.toSorted((a, b) => a - b);
      const apart = Math.min(0.08, 1 / Math.max(1, parts.length - 1));
      for (const [at, part] of sorted.entries())
        if (at > 0) expect(part - (sorted[at - 1] ?? 0)).toBeGreaterThan(apart - 1e-9);
      for (const [a, etaA] of etas.entries())
        for (const [b, etaB] of etas.entries()) if (etaA < etaB) expect(parts[a] ?? 0).toBeLessThan(parts[b] ?? 0);
    }),
  );
});

it('DSP-384 the way from stop to stop is told where every one has a position', () => {
  const here = { position: { latitude: 48.85, longitude: 2.35 } };
  const north = { position: { latitude: 48.859, longitude: 2.35 } };
  expect(Math.round(distanceOfStopsM([here, north, here]) ?? 0)).toBe(2002);
  expect(distanceOfStopsM([here])).toBeNull();
  expect(distanceOfStopsM([here, { position: null }, north])).toBeNull();
});
