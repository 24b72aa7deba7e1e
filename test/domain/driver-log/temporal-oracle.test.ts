import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import { limitsOf } from '../../../src/domain/driver-log/anomalies/limits.ts';
import { anomaliesOfMonth } from '../../../src/domain/driver-log/anomalies/of-month.ts';
import { clockText } from '../../../src/domain/driver-log/clock.ts';
import { asEdited, DriverLog } from '../../../src/domain/driver-log/driver-log.ts';
import { shiftEdit } from '../../../src/domain/driver-log/shift-edit.ts';
import { longestShiftMs } from '../../../src/domain/driver-log/shift-times.ts';
import { byDay } from '../../../src/domain/driver-log/totals.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { parisIso } from '../../../src/domain/time/paris-wall-clock.ts';
import { aPresence } from '../../builders/driver-logs.ts';

// Beside Temporal, which knows nothing of how the console reckons: any shift, any edit, any zone of the device.

const paris = 'Europe/Paris';
const minuteMs = 60_000;
const zones = [paris, 'America/New_York', 'Pacific/Kiritimati', 'Asia/Tokyo', 'Australia/Lord_Howe'] as const;

const deviceZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = deviceZone;
});

const wallOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(paris);
const textOf = (ms: number) => {
  const { hour, minute } = wallOf(ms);
  return `${hour}h${String(minute).padStart(2, '0')}`;
};

/** The instants of a Paris day at which clocks show a time: two in October, none in March. */
function instantsOf(day: Temporal.PlainDate, time: Temporal.PlainTime): readonly number[] {
  const both = (['earlier', 'later'] as const).map((disambiguation) =>
    day.toPlainDateTime(time).toZonedDateTime(paris, { disambiguation }),
  );
  const shown = both.filter((it) => it.toPlainTime().equals(time)).map(({ epochMilliseconds }) => epochMilliseconds);
  return [...new Set(shown)];
}

const nearest = (all: readonly number[], formerMs: number) =>
  all.toSorted((one, other) => Math.abs(one - formerMs) - Math.abs(other - formerMs) || one - other)[0] ?? null;

/** What a typed time means (docs/spec LOG-065); null where it means nothing within 16 h of the other one. */
function meant(side: 'start' | 'end', time: Temporal.PlainTime, shift: { startMs: number; endMs: number }) {
  const [otherMs, formerMs] = side === 'end' ? [shift.startMs, shift.endMs] : [shift.endMs, shift.startMs];
  const day = wallOf(otherMs).toPlainDate();
  for (const on of [day, day.add({ days: side === 'end' ? 1 : -1 })]) {
    const within = instantsOf(on, time)
      .map((ms) => (Math.floor(ms / minuteMs) === Math.floor(otherMs / minuteMs) ? otherMs : ms))
      .filter((ms) => (side === 'end' ? ms - otherMs : otherMs - ms) >= 0 && Math.abs(ms - otherMs) <= longestShiftMs);
    if (within.length > 0) return nearest(within, formerMs);
  }
  return null;
}

const at = (text: string) => Date.parse(text);
const shifts = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2028-01-01T00:00Z') }),
      fc
        .tuple(fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z'), fc.integer({ min: -54_000, max: 54_000 }))
        .map(([jump, off]) => at(jump) + off * 1_000),
    ),
    fc.integer({ min: 0, max: longestShiftMs }),
  )
  .map(([startMs, length]) => ({ startMs, endMs: startMs + length }));
const times = fc
  .oneof(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 60, max: 240 }))
  .map((it) => ({ hour: Math.floor(it / 60), minute: it % 60 }));
const sides = fc.constantFrom('start', 'end');

describe.each(zones)('on a device in %s', (zone) => {
  it('LOG-064 LOG-065 any edit of any shift means what Temporal says, and a reopened editor sends nothing', () => {
    process.env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(shifts, times, sides, (shift, wall, side) => {
        const time = Temporal.PlainTime.from(wall);
        const text = `${wall.hour}h${String(wall.minute).padStart(2, '0')}`;
        const untouched = {
          start: { text: textOf(shift.startMs), chosenMs: null },
          end: { text: textOf(shift.endMs), chosenMs: null },
        };
        expect([clockText(shift.startMs), parisDay(shift.startMs)]).toEqual([
          textOf(shift.startMs),
          wallOf(shift.startMs).toPlainDate().toString(),
        ]);
        expect(shiftEdit(shift, untouched)).toMatchObject({ kind: 'times', changed: {} });

        const edit = shiftEdit(shift, { ...untouched, [side]: { text, chosenMs: null } });
        const formerMs = side === 'end' ? shift.endMs : shift.startMs;
        if (textOf(formerMs) === text) {
          expect(edit).toMatchObject({ kind: 'times', changed: {} });
          return;
        }
        const expected = meant(side, time, shift);
        if (expected === null || edit.kind === 'refused') {
          expect([edit.kind, expected]).toEqual(['refused', null]);
          return;
        }
        expect(edit.changed).toEqual({ [side]: expected });
        const after = { ...shift, [side === 'end' ? 'endMs' : 'startMs']: expected };
        expect(after.endMs - after.startMs).toBeGreaterThanOrEqual(0);
        expect(after.endMs - after.startMs).toBeLessThanOrEqual(longestShiftMs);
        const reopened = {
          start: { text: textOf(after.startMs), chosenMs: null },
          end: { text: textOf(after.endMs), chosenMs: null },
        };
        expect(shiftEdit(after, reopened)).toMatchObject({ kind: 'times', changed: {} });
      }),
      { numRuns: 300 },
    );
  });

  it('LOG-051 LOG-171 a whole month has the days, weeks and rests that Temporal counts, before an edit and after it', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(months, fc.nat(), times, sides, ({ month, worked }, at, wall, side) => {
        const logs = worked.map(({ startMs, endMs }, id) => logOf(id + 1, startMs, endMs));
        agree(month, logs, worked);

        const which = at % worked.length;
        const [shift, log] = [worked[which], logs[which]];
        if (!shift || !log) return;
        const text = `${wall.hour}h${String(wall.minute - (wall.minute % 15)).padStart(2, '0')}`;
        const typed = {
          start: { text: textOf(shift.startMs), chosenMs: null },
          end: { text: textOf(shift.endMs), chosenMs: null },
        };
        const edit = shiftEdit(shift, { ...typed, [side]: { text, chosenMs: null } });
        if (edit.kind === 'refused') return;
        const { start, end } = edit.changed;
        const after = { startMs: start ?? shift.startMs, endMs: end ?? shift.endMs };
        const edited = asEdited(log, { start: isoOf(start), end: isoOf(end) });
        agree(month, logs.with(which, edited), worked.with(which, after));
      }),
      { numRuns: 20 },
    );
  });
});

type Shift = { readonly startMs: number; readonly endMs: number };

const quarterMs = 15 * minuteMs;
const isoOf = (ms: number | undefined) => (ms === undefined ? null : parisIso(ms));

/** As a server tells a shift; the driver is not paid by race. */
const logOf = (id: number, startMs: number, endMs: number) =>
  DriverLog.parse(
    aPresence(id, { started_at: new Date(startMs).toISOString(), ended_at: new Date(endMs).toISOString() }),
  );

/** Shifts of a month, on the quarters of hours; two may overlap, touch, or last over midnight and over both jumps. */
const months = fc
  .record({
    month: fc.constantFrom('2026-03', '2026-07', '2026-10', '2026-12'),
    worked: fc.array(fc.tuple(fc.nat(30 * 96), fc.integer({ min: 1, max: 64 })), { minLength: 1, maxLength: 30 }),
  })
  .map(({ month, worked }) => {
    const fromMs = at(Temporal.PlainDate.from(`${month}-01`).toZonedDateTime(paris).toInstant().toString());
    const shift = ([from, length]: readonly [number, number]) => {
      const startMs = fromMs + from * quarterMs;
      return { startMs, endMs: startMs + length * quarterMs };
    };
    return { month, worked: worked.map(shift) };
  });

const dayOf = (ms: number) => wallOf(ms).toPlainDate().toString();

/** What the console says of a month beside quarters of hours that are counted one by one. */
function agree(month: string, logs: readonly DriverLog[], worked: readonly Shift[]): void {
  const inMonth = (day: string) => day.startsWith(month);
  expect(byDay(logs).map(({ day, logs: ofDay }) => [day, ofDay.length])).toEqual(
    counted(worked.map(({ startMs }) => dayOf(startMs))),
  );
  const quarters = new Set(
    worked.flatMap(({ startMs, endMs }) =>
      Array.from({ length: (endMs - startMs) / quarterMs }, (_, nth) => startMs + nth * quarterMs),
    ),
  );
  const days = counted([...quarters].map(dayOf));
  const weeks = counted([...quarters].map(mondayBefore));
  const sundayOf = (monday: string) => Temporal.PlainDate.from(monday).add({ days: 6 }).toString();
  const long = (all: readonly (readonly [string, number])[], hours: number) =>
    all.filter(([, count]) => count > hours * 4).map(([day, count]) => [day, count * 900]);
  const found = anomaliesOfMonth(month, logs, [], [], limitsOf());
  const told = (kind: string) => found.filter((it) => it.kind === kind).map(({ day, seconds }) => [day, seconds]);
  expect(told('day')).toEqual(long(days, 10).filter(([day]) => inMonth(String(day))));
  expect(told('week')).toEqual(
    long(weeks, 48).filter(([day]) => inMonth(String(day)) || inMonth(sundayOf(String(day)))),
  );
  expect(told('rest')).toEqual(shortRests(worked).filter(([day]) => inMonth(String(day))));
}

/** How often each is there, in order. */
const counted = (all: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(all)].sort().map((one) => [one, all.filter((other) => other === one).length]);

function mondayBefore(ms: number): string {
  const day = wallOf(ms).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** Of each day with a start, from the latest end of those that began on days before it: less than 11 h. */
function shortRests(worked: readonly Shift[]): readonly (readonly [string, number])[] {
  const days = [...new Set(worked.map(({ startMs }) => dayOf(startMs)))].sort();
  return days.slice(1).flatMap((day) => {
    const first = Math.min(...worked.filter(({ startMs }) => dayOf(startMs) === day).map(({ startMs }) => startMs));
    const last = Math.max(...worked.filter(({ startMs }) => dayOf(startMs) < day).map(({ endMs }) => endMs));
    const seconds = Math.max(0, (first - last) / 1_000);
    return seconds < 11 * 3_600 ? [[day, seconds] as const] : [];
  });
}
