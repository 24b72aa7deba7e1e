import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import { clockText } from '../../../src/domain/driver-log/clock.ts';
import { shiftEdit } from '../../../src/domain/driver-log/shift-edit.ts';
import { longestShiftMs } from '../../../src/domain/driver-log/shift-times.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';

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
});
