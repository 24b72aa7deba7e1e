import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addedShift,
  endMeaning,
  longestShiftMs,
  type Meaning,
  shiftMeaning,
  startMeaning,
  startOnItsDay,
  whyNotShift,
} from '../../../src/domain/driver-log/shift-times.ts';
import { isRefusal } from '../../../src/domain/result.ts';

const at = (text: string) => Date.parse(text);
const hours = (count: number) => count * 3_600_000;
const iso = (found: Meaning | { readonly code: string }) =>
  'ms' in found ? new Date(found.ms).toISOString() : found.code;
const choices = (found: Meaning | { readonly code: string }) =>
  'ms' in found ? found.choices.map((ms) => new Date(ms).toISOString()) : [];

describe('a typed end', () => {
  it('LOG-065 is the first instant at or after the start, of the next day over midnight', () => {
    const start = at('2026-03-28T22:00+01:00');
    expect(iso(endMeaning('23:15', start, at('2026-03-29T06:00+02:00')))).toBe('2026-03-28T22:15:00.000Z');
    expect(iso(endMeaning('05:00', start, null))).toBe('2026-03-29T03:00:00.000Z');
    // The night in which clocks go forward: 22:00 to 06:00 is 7 h; the other one 9 h.
    const end = endMeaning('06:00', start, null);
    expect('ms' in end && end.ms - start).toBe(hours(7));
    const autumn = at('2026-10-24T22:00+02:00');
    const later = endMeaning('06:00', autumn, null);
    expect('ms' in later && later.ms - autumn).toBe(hours(9));
  });

  it('LOG-062 LOG-065 makes at most 16 h: one second less is taken, more is refused', () => {
    const start = at('2026-06-10T06:00+02:00');
    expect(iso(endMeaning('22:00', start, null))).toBe('2026-06-10T20:00:00.000Z');
    expect(iso(endMeaning('22:01', start, null))).toBe('order');
    expect(iso(endMeaning('05:59', start, null))).toBe('order');
    // Elapsed hours, not those of the clocks: 17 on the clocks of a night of 25 hours would be 18.
    expect(iso(endMeaning('11:00', at('2026-10-24T20:00+02:00'), null))).toBe('2026-10-25T10:00:00.000Z');
    expect(iso(endMeaning('11:01', at('2026-10-24T20:00+02:00'), null))).toBe('order');
    expect(iso(endMeaning('13:00', at('2026-03-28T20:00+01:00'), null))).toBe('2026-03-29T11:00:00.000Z');
  });

  it('LOG-063 LOG-065 of an hour that exists twice is the one nearest to the former end, and both are offered', () => {
    const start = at('2026-10-24T22:00+02:00');
    const both = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    const near = (former: string | null) => endMeaning('02:30', start, former === null ? null : at(former));
    expect(iso(near('2026-10-25T02:31+02:00'))).toBe(both[0]);
    expect(iso(near('2026-10-25T02:31+01:00'))).toBe(both[1]);
    expect(iso(near('2026-10-25T06:00+01:00'))).toBe(both[1]);
    expect(iso(near(null))).toBe(both[0]);
    expect(choices(near(null))).toEqual(both);
    // The earlier one is before the start.
    const late = endMeaning('02:30', at('2026-10-25T02:45+02:00'), null);
    expect(choices(late)).toEqual(['2026-10-25T01:30:00.000Z']);
  });

  it('LOG-065 that no clock shows in that night is refused, and only in reach of the start', () => {
    expect(iso(endMeaning('02:30', at('2026-03-28T22:00+01:00'), null))).toBe('skipped');
    expect(iso(endMeaning('02:00', at('2026-03-29T01:59+01:00'), null))).toBe('skipped');
    expect(iso(endMeaning('03:00', at('2026-03-28T22:00+01:00'), null))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(endMeaning('02:30', at('2026-03-29T03:10+02:00'), null))).toBe('order');
    expect(iso(endMeaning('02:30', at('2026-03-28T09:00+01:00'), null))).toBe('order');
  });

  it('LOG-062 in the minute of the start is the start: 0, whatever its seconds', () => {
    const start = at('2026-06-10T09:05:42.250+02:00');
    expect(endMeaning('09:05', start, null)).toEqual({ ms: start, choices: [start] });
    const summer = at('2026-10-25T02:30:10+02:00');
    expect(choices(endMeaning('02:30', summer, null))).toEqual([
      '2026-10-25T00:30:10.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
  });
});

describe('a typed start', () => {
  it('LOG-065 is the last instant at or before the end, of the day before over midnight', () => {
    const end = at('2026-10-25T06:00+01:00');
    expect(iso(startMeaning('23:30', end, at('2026-10-24T22:00+02:00')))).toBe('2026-10-24T21:30:00.000Z');
    expect(iso(startMeaning('05:00', end, null))).toBe('2026-10-25T04:00:00.000Z');
    expect(iso(startMeaning('02:30', end, at('2026-10-25T02:00+02:00')))).toBe('2026-10-25T00:30:00.000Z');
    expect(choices(startMeaning('02:30', end, null))).toHaveLength(2);
    expect(iso(startMeaning('14:00', end, null))).toBe('order');
    expect(iso(startMeaning('02:30', at('2026-03-29T09:00+02:00'), null))).toBe('skipped');
    const sharp = at('2026-06-10T09:05:42+02:00');
    expect(startMeaning('09:05', sharp, null)).toEqual({ ms: sharp, choices: [sharp] });
  });

  it('LOG-065 without an end keeps its Paris day, also where the day of UTC is another', () => {
    const start = at('2026-06-10T00:30+02:00');
    expect(iso(startOnItsDay('23:50', start))).toBe('2026-06-10T21:50:00.000Z');
    expect(iso(startOnItsDay('02:30', at('2026-03-29T09:00+02:00')))).toBe('skipped');
  });
});

describe('times typed over those of a presence', () => {
  const day = { startMs: at('2026-06-10T08:00+02:00'), endMs: at('2026-06-10T16:00+02:00') };
  const isoOf = (found: ReturnType<typeof shiftMeaning>) =>
    isRefusal(found) ? found.code : [found.start, found.end].map((it) => it && iso(it));

  it('LOG-064 LOG-065 a text that was not typed gives no instant', () => {
    expect(shiftMeaning(day, {})).toEqual({});
    expect(isoOf(shiftMeaning(day, { end: '17:00' }))).toEqual([undefined, '2026-06-10T15:00:00.000Z']);
  });

  it('LOG-065 both: the start keeps its day, the end follows from it', () => {
    expect(isoOf(shiftMeaning(day, { start: '22:00', end: '06:00' }))).toEqual([
      '2026-06-10T20:00:00.000Z',
      '2026-06-11T04:00:00.000Z',
    ]);
    expect(isoOf(shiftMeaning(day, { start: '06:00', end: '23:00' }))).toBe('order');
    expect(isoOf(shiftMeaning(day, { start: '17:00' }))).toBe('order');
    expect(isoOf(shiftMeaning({ ...day, endMs: null }, { start: '09:30' }))).toEqual([
      '2026-06-10T07:30:00.000Z',
      undefined,
    ]);
    expect(isoOf(shiftMeaning({ ...day, endMs: null }, { end: '07:00' }))).toBe('order');
  });

  it('LOG-062 an end before the start, or more than 16 h after it, is no presence', () => {
    const { startMs } = day;
    expect(whyNotShift({ startMs, endMs: null })).toBeNull();
    expect(whyNotShift({ startMs, endMs: startMs })).toBeNull();
    expect(whyNotShift({ startMs, endMs: startMs + longestShiftMs })).toBeNull();
    expect(whyNotShift({ startMs, endMs: startMs + longestShiftMs + 1 })?.code).toBe('order');
    expect(whyNotShift({ startMs, endMs: startMs - 1 })?.code).toBe('order');
  });

  it('LOG-071 LOG-075 a presence that is added stays on its day: the first of two equal hours, none that is skipped', () => {
    const added = (...args: Parameters<typeof addedShift>) => {
      const found = addedShift(...args);
      return isRefusal(found) ? found.code : [found.startMs, found.endMs].map((ms) => new Date(ms ?? 0).toISOString());
    };
    expect(added('2026-10-25', '01:00', '02:30')).toEqual(['2026-10-24T23:00:00.000Z', '2026-10-25T00:30:00.000Z']);
    expect(added('2026-10-25', '02:30', '03:00')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T02:00:00.000Z']);
    expect(added('2026-03-29', '01:00', '02:30')).toBe('skipped');
    expect(added('2026-06-10', '09:00', '09:00')).toBe('order');
    expect(added('2026-06-10', '10:00', '09:00')).toBe('order');
  });

  it('LOG-073 a presence that is added lasts at most 16 h, as time passes and not as clocks show it', () => {
    const added = (...args: Parameters<typeof addedShift>) => {
      const found = addedShift(...args);
      return isRefusal(found) ? found.code : (found.endMs ?? 0) - found.startMs;
    };
    expect(added('2026-06-10', '06:00', '22:00')).toBe(longestShiftMs);
    expect(added('2026-06-10', '06:00', '22:01')).toBe('long');
    expect(added('2026-06-10', '00:00', '23:59')).toBe('long');
    // In the nights of the clocks: one hour less, one hour more.
    expect(added('2026-03-29', '01:00', '18:00')).toBe(longestShiftMs);
    expect(added('2026-10-25', '01:00', '17:00')).toBe('long');
    expect(added('2026-10-25', '01:00', '16:00')).toBe(longestShiftMs);
  });
});

describe('beside a second implementation, which walks minute by minute', () => {
  const clock = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  const minute = 60_000;
  const longest = longestShiftMs / minute;
  const minutes = fc.oneof(
    fc.integer({ min: at('2025-01-01T00:00Z') / minute, max: at('2028-01-01T00:00Z') / minute }),
    fc
      .tuple(fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z'), fc.integer({ min: -900, max: 900 }))
      .map(([jump, off]) => at(jump) / minute + off),
  );
  const times = fc
    .oneof(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 60, max: 240 }))
    .map((it) => `${String(Math.floor(it / 60)).padStart(2, '0')}:${String(it % 60).padStart(2, '0')}`);

  /** The minutes that show the time, from one instant on in a direction, 16 h at most; only those within two hours. */
  function walked(time: string, fromMs: number, step: 1 | -1): number[] {
    const hits: number[] = [];
    for (let count = 0; count <= longest; count++) {
      const ms = fromMs + step * count * minute;
      if (clock.format(ms) === time) hits.push(ms);
      if (hits.length > 0 && Math.abs(ms - (hits[0] ?? ms)) > 2 * hours(1)) break;
    }
    return hits.toSorted((one, other) => one - other);
  }
  const nearest = (all: readonly number[], former: number) =>
    all.toSorted((one, other) => Math.abs(one - former) - Math.abs(other - former) || one - other)[0];

  it('LOG-065 finds the same ends and starts, in any night, and refuses the same', () => {
    fc.assert(
      fc.property(minutes, times, fc.integer({ min: -2_000, max: 2_000 }), (from, time, off) => {
        const ms = from * minute;
        const former = ms + off * minute;
        for (const [found, hits] of [
          [endMeaning(time, ms, former), walked(time, ms, 1)],
          [startMeaning(time, ms, former), walked(time, ms, -1)],
        ] as const) {
          if (isRefusal(found)) expect(hits).toEqual([]);
          else expect([found.ms, found.choices]).toEqual([nearest(hits, former), hits]);
        }
      }),
      { numRuns: 250 },
    );
  });
});
