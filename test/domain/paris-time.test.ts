import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dateText,
  durationText,
  hourText,
  longDateText,
  parisDay,
  parisWallClock,
  secondText,
} from '../../src/domain/time/paris-time.ts';

const ms = (text: string) => Date.parse(text);
const hourMs = 3_600_000;

describe('texts of an instant', () => {
  it('DSP-011 writes hours, dates and long dates in French', () => {
    const at = '2025-03-03T08:05:07Z';
    expect([hourText(at), secondText(at), dateText(at), longDateText(at)]).toEqual([
      '09:05',
      '09:05:07',
      '03/03/2025',
      'lundi 3 mars',
    ]);
  });

  it('DSP-011 reads the offset of the API and writes midnight as 00', () => {
    expect(hourText('2025-07-01T00:00:00+02:00')).toBe('00:00');
    expect(dateText('2025-06-30T22:00:00Z')).toBe('01/07/2025');
  });

  it('DSP-011 follows the clock on both days it changes', () => {
    expect(['2025-03-30T00:59:59Z', '2025-03-30T01:00:00Z'].map(secondText)).toEqual(['01:59:59', '03:00:00']);
    expect(['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'].map(hourText)).toEqual(['02:30', '02:30']);
  });

  it('is empty when the instant is missing or unreadable', () => {
    expect([null, undefined, '', 'hier', Number.NaN].map(hourText)).toEqual(['', '', '', '', '']);
    expect(hourText(0)).toBe('01:00');
  });
});

describe('in whatever zone the device runs', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
    vi.resetModules();
  });

  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC', 'Pacific/Apia'])(
    'DSP-011 PRP-002 computes in Paris from %s',
    async (TZ) => {
      process.env.TZ = TZ;
      vi.resetModules();
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(TZ);
      const paris = await import('../../src/domain/time/paris-time.ts');
      expect(paris.hourText('2025-03-30T01:00:00Z')).toBe('03:00');
      expect(paris.dateText('2025-12-31T23:30:00Z')).toBe('01/01/2026');
      expect(paris.parisDay(ms('2025-12-31T23:30:00Z'))).toBe('2026-01-01');
      expect(paris.parisWallClock(1, 4, ms('2025-03-29T12:00:00Z'))).toBe(ms('2025-03-30T04:00:00+02:00'));
    },
  );
});

describe('the calendar of Paris', () => {
  it('starts a day at midnight in Paris', () => {
    expect(parisDay(ms('2025-01-31T22:59:59Z'))).toBe('2025-01-31');
    expect(parisDay(ms('2025-01-31T23:00:00Z'))).toBe('2025-02-01');
    expect(parisDay(ms('2025-07-31T22:00:00Z'))).toBe('2025-08-01');
  });

  it('finds a wall-clock hour across a change of clocks', () => {
    expect(parisWallClock(1, 4, ms('2025-03-29T12:00:00+01:00'))).toBe(ms('2025-03-30T04:00:00+02:00'));
    expect(parisWallClock(1, 4, ms('2025-10-25T12:00:00+02:00'))).toBe(ms('2025-10-26T04:00:00+01:00'));
    expect(parisWallClock(0, 0, ms('2025-03-30T23:59:59+02:00'))).toBe(ms('2025-03-30T00:00:00+01:00'));
    expect(parisWallClock(-1, 0, ms('2025-10-27T00:00:00+01:00'))).toBe(ms('2025-10-26T00:00:00+02:00'));
  });

  it('gives the instant after the jump for a skipped hour', () => {
    expect(parisWallClock(0, 2, ms('2025-03-30T12:00:00Z'))).toBe(ms('2025-03-30T01:00:00Z'));
  });

  it('shows the hour asked for, on the day asked for', () => {
    const now = fc.integer({ min: ms('2020-01-01T00:00:00Z'), max: ms('2035-01-01T00:00:00Z') });
    const shown = fc.property(
      now,
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 3, max: 23 }),
      (nowMs, day, hour) => {
        const at = parisWallClock(day, hour, nowMs);
        const today = ms(`${parisDay(nowMs)}T12:00:00Z`);
        expect(secondText(at)).toBe(`${String(hour).padStart(2, '0')}:00:00`);
        expect(parisDay(at)).toBe(new Date(today + day * 24 * hourMs).toISOString().slice(0, 10));
      },
    );
    fc.assert(shown, { numRuns: 300 });
  });
});

describe('durations', () => {
  it.each([
    [0, '0 s'],
    [45, '45 s'],
    [60, '60 s'],
    [61, '1 min 01 s'],
    [185, '3 min 05 s'],
    [3599, '59 min 59 s'],
    [3600, '1 h 00'],
    [7500, '2 h 05'],
    [90_061, '25 h 01'],
  ])('DSP-019 PRP-866 writes %i seconds as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it('OUR-261 writes a thousand hours and more in groups', () => {
    expect([3_599_999, 3_600_000, 13_682_460].map(durationText)).toEqual([
      '999 h 59',
      '1\u202F000 h 00',
      '3\u202F800 h 41',
    ]);
  });

  it('DSP-019 rounds to whole seconds before choosing the form', () => {
    expect([60.4, 3599.6, -3].map(durationText)).toEqual(['60 s', '1 h 00', '0 s']);
  });
});
