import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFault, readSlot, slotDescription, startMoved, typedSlot } from '../../../src/domain/order/slot/free-slot.ts';
import { hourText, parisDay } from '../../../src/domain/time/paris-time.ts';
import { parisInstant } from '../../../src/domain/time/paris-wall-clock.ts';

const typed = { startDay: '2026-11-27', startTime: '10:00', endDay: '2026-11-27', endTime: '12:00' };
const minuteMs = 60_000;
/** Before all of them. */
const before = Date.parse('2025-12-31T12:00Z');

describe('a free slot', () => {
  it('SUP-462 ends when it starts, or later; a start after its end is refused', () => {
    expect(isFault(readSlot({ ...typed, endTime: '10:00' }, before))).toBe(false);
    expect(readSlot({ ...typed, endTime: '09:59' }, before)).toEqual({ at: 'start', code: 'inverted' });
    expect(readSlot({ ...typed, endDay: '2026-11-28', endTime: '09:00' }, before)).toEqual({
      startMs: Date.parse('2026-11-27T10:00:00+01:00'),
      endMs: Date.parse('2026-11-28T09:00:00+01:00'),
    });
  });

  it('SUP-462 lacks an end, or falls into the hour that clocks skip', () => {
    expect(readSlot({ ...typed, startTime: '' }, before)).toEqual({ at: 'start', code: 'missing' });
    expect(readSlot({ ...typed, endDay: '' }, before)).toEqual({ at: 'end', code: 'missing' });
    const night = { ...typed, startDay: '2026-03-29', endDay: '2026-03-29' };
    expect(readSlot({ ...night, startTime: '02:30' }, before)).toEqual({ at: 'start', code: 'skipped' });
    expect(readSlot({ ...night, startTime: '01:30', endTime: '02:15' }, before)).toEqual({
      at: 'end',
      code: 'skipped',
    });
    expect(readSlot({ ...night, startTime: '01:30', endTime: '03:30' }, before)).toMatchObject({
      endMs: Date.parse('2026-03-29T01:30:00Z'),
    });
  });

  it('SUP-462 is over from the minute it ends, not from the one it begins', () => {
    const noon = Date.parse('2026-11-27T12:00:00+01:00');
    expect(isFault(readSlot(typed, noon - 1))).toBe(false);
    expect(readSlot(typed, noon)).toEqual({ at: 'end', code: 'over' });
    // Both wrong: the order of its ends is what can be mended first.
    expect(readSlot({ ...typed, endTime: '09:00' }, noon)).toEqual({ at: 'start', code: 'inverted' });
  });

  it('SUP-463 the end follows a start moved past it by 30 minutes, over midnight and over both changes of clocks', () => {
    expect(startMoved(typed, { startTime: '12:00' })).toEqual({ ...typed, startTime: '12:00' });
    expect(startMoved(typed, { startTime: '12:01' })).toMatchObject({ endDay: '2026-11-27', endTime: '12:31' });
    expect(startMoved(typed, { startTime: '23:40' })).toMatchObject({ endDay: '2026-11-28', endTime: '00:10' });
    expect(startMoved(typed, { startDay: '2026-12-31', startTime: '23:45' })).toMatchObject({
      ...{ endDay: '2027-01-01', endTime: '00:15' },
    });
    const spring = { ...typed, startDay: '2026-03-28', endDay: '2026-03-28' };
    expect(startMoved(spring, { startDay: '2026-03-29', startTime: '01:45' })).toMatchObject({ endTime: '03:15' });
    const autumn = { ...typed, startDay: '2026-10-24', endDay: '2026-10-24' };
    // The second 02:45 of the night, which is winter's.
    expect(startMoved(autumn, { startDay: '2026-10-25', startTime: '02:45' })).toMatchObject({ endTime: '03:15' });
  });

  it('SUP-463 whatever the start is moved to, the slot can be sent or its start is none, and a good end stays', () => {
    const days = fc.integer({ min: 0, max: 700 }).map((day) => parisDay(Date.parse('2026-01-01T12:00Z') + day * 864e5));
    const times = fc
      .integer({ min: 0, max: 1_439 })
      .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
    fc.assert(
      fc.property(days, times, days, times, (startDay, startTime, endDay, endTime) => {
        const before = { ...typed, endDay, endTime };
        const after = startMoved(before, { startDay, startTime });
        const startMs = parisInstant(startDay, startTime);
        if (startMs === null) {
          expect(after).toEqual({ ...before, startDay, startTime });
          return;
        }
        const read = readSlot(after, Date.parse('2025-12-31T12:00Z'));
        const endMs = parisInstant(endDay, endTime);
        if (endMs !== null && endMs >= startMs) {
          expect(after).toEqual({ ...before, startDay, startTime });
          return;
        }
        expect(isFault(read)).toBe(false);
        if (!isFault(read)) {
          // An hour shown twice is read as the second.
          expect([30, 90]).toContain((read.endMs - read.startMs) / minuteMs);
          expect(hourText(read.startMs + 30 * minuteMs)).toBe(after.endTime);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('SUP-467 is described by its day and its hours; the day of its end where that is another', () => {
    const from = (start: string, end: string) =>
      slotDescription({ startMs: Date.parse(start), endMs: Date.parse(end) });
    expect(from('2026-11-27T09:30:00Z', '2026-11-27T11:30:00Z')).toBe('27/11 10:30 - 12:30');
    expect(from('2026-11-27T22:30:00Z', '2026-11-27T23:30:00Z')).toBe('27/11 23:30 - 28/11 00:30');
    expect(
      typedSlot({ startMs: Date.parse('2026-11-27T22:30:00Z'), endMs: Date.parse('2026-11-27T23:30:00Z') }),
    ).toEqual({ startDay: '2026-11-27', startTime: '23:30', endDay: '2026-11-28', endTime: '00:30' });
  });
});
