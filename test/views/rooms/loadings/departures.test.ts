import { expect, it } from 'vitest';
import { leavesSoon, nextDocks } from '../../../../src/views/rooms/loadings/departures.ts';

const minute = 60_000;
const nowMs = Date.UTC(2026, 10, 27, 17);
const leaving = (minutes: number) => nowMs + minutes * minute;

it('PRP-311 a round leaves soon from 15 minutes before on, and for as long as it should have left', () => {
  const soon = [leaving(15) + 1, leaving(15), leaving(-90), null].map((departureMs) => leavesSoon(departureMs, nowMs));
  expect(soon).toEqual([false, true, true, false]);
});

it('PRP-311 the rounds of the next hour are looked at first, two at least, and no more than there are', () => {
  const next = (...departures: readonly (number | null)[]) =>
    nextDocks(
      departures.map((departureMs) => ({ departureMs })),
      nowMs,
    );
  expect(next(leaving(-5), leaving(10), leaving(60), leaving(60) + 1, null)).toBe(3);
  expect(next(leaving(10), leaving(61), leaving(62))).toBe(2);
  expect(next(leaving(61), null, null)).toBe(2);
  expect([next(leaving(61)), next()]).toEqual([1, 0]);
});
