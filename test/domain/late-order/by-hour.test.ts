import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateByHour } from '../../../src/domain/late-order/by-hour.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';

const at = (time: string, isReviewed = false) => ({ slotEndMs: Date.parse(`2025-03-03T${time}+01:00`), isReviewed });
const nowMs = at('14:30').slotEndMs;

describe('late orders over the day', () => {
  it('are counted by the hour of Paris their slot ended in, up to the current hour', () => {
    expect(lateByHour([at('11:00'), at('11:59', true), at('13:10')], nowMs)).toEqual([
      { hour: 11, toTreat: 1, treated: 1 },
      { hour: 12, toTreat: 0, treated: 0 },
      { hour: 13, toTreat: 1, treated: 0 },
      { hour: 14, toTreat: 0, treated: 0 },
    ]);
  });

  it('are those of a day that begins at 04:00 in Paris', () => {
    const evening = { slotEndMs: Date.parse('2025-03-02T23:30:00+01:00'), isReviewed: false };
    expect(lateByHour([at('03:59'), at('04:00')], at('04:10').slotEndMs)).toEqual([
      { hour: 4, toTreat: 1, treated: 0 },
    ]);
    expect(lateByHour([evening, at('00:05')], at('01:10').slotEndMs)).toEqual([
      { hour: 23, toTreat: 1, treated: 0 },
      { hour: 0, toTreat: 1, treated: 0 },
      { hour: 1, toTreat: 0, treated: 0 },
    ]);
    expect(lateByHour([evening], at('03:59').slotEndMs)).toHaveLength(5);
    expect(lateByHour([evening], nowMs)).toEqual([]);
    expect(lateByHour([{ slotEndMs: Number.NaN, isReviewed: false }], nowMs)).toEqual([]);
  });

  it('an hour that the clocks repeat is one', () => {
    const twice = ['2025-10-26T02:10:00+02:00', '2025-10-26T02:10:00+01:00'].map((text) => ({
      slotEndMs: Date.parse(text),
      isReviewed: false,
    }));
    expect(lateByHour(twice, Date.parse('2025-10-26T03:00:00+01:00'))).toEqual([
      { hour: 2, toTreat: 2, treated: 0 },
      { hour: 3, toTreat: 0, treated: 0 },
    ]);
  });

  it('none is lost or counted twice', () => {
    const minute = fc.integer({ min: 0, max: 23 * 60 + 59 });
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, fc.boolean())), (drawn) => {
        const dayFrom = at('04:00').slotEndMs;
        const ends = drawn.map(([minutes, isReviewed]) => ({ slotEndMs: dayFrom + minutes * 60_000, isReviewed }));
        const hours = lateByHour(ends, nowMs);
        expect(hours.reduce((sum, { toTreat, treated }) => sum + toTreat + treated, 0)).toBe(ends.length);
        expect(hours.map(({ hour }) => hour)).toEqual(
          [...hours.keys()].map((step) => ((hours[0]?.hour ?? 0) + step) % 24),
        );
      }),
    );
  });

  it('each is counted where a clock in Paris stood, on days that change it too', () => {
    const noons = ['2025-03-30T12:00:00Z', '2025-10-26T12:00:00Z', '2025-07-14T12:00:00Z'].map(Date.parse);
    const minute = fc.integer({ min: -8 * 60, max: 13 * 60 });
    fc.assert(
      fc.property(fc.constantFrom(...noons), fc.array(minute, { minLength: 1 }), (noonMs, drawn) => {
        const ends = drawn.map((minutes) => ({ slotEndMs: noonMs + minutes * 60_000, isReviewed: false }));
        const hours = lateByHour(ends, noonMs);
        expect(hours.reduce((sum, { toTreat }) => sum + toTreat, 0)).toBe(ends.length);
        for (const { hour, toTreat } of hours) {
          expect(toTreat).toBe(ends.filter(({ slotEndMs }) => Number(hourText(slotEndMs).slice(0, 2)) === hour).length);
        }
      }),
    );
  });
});
