import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctMonth } from '../../../src/domain/driver-log/commands/close-month.ts';
import {
  centsOfCorrection,
  entryDay,
  frozenRateOf,
  nextOpenMonth,
  whyNotCorrection,
  whyNotInto,
} from '../../../src/domain/driver-log/correction.ts';
import { DriverLog, dayOfLog } from '../../../src/domain/driver-log/driver-log.ts';
import { isRefusal } from '../../../src/domain/result.ts';
import { aPresence } from '../../builders/driver-logs.ts';

describe('a correction of a closed month', () => {
  it('LOG-204 enters the first month after it that is not closed; from an open one nothing is corrected', () => {
    const closed = new Set(['2025-11', '2025-12', '2026-02']);
    expect(nextOpenMonth('2025-11', closed)).toBe('2026-01');
    expect(nextOpenMonth('2026-02', closed)).toBe('2026-03');
    expect(nextOpenMonth('2026-01', closed)).toBeNull();
    expect([whyNotInto('2026-01', null)?.code, whyNotInto('2026-01', '2026-02')?.code]).toEqual([
      'notClosed',
      'monthMoved',
    ]);
    expect(whyNotInto('2026-01', '2026-01')).toBeNull();
  });

  it('LOG-204 counts on the present day of the present month, else on the last day of the one it enters', () => {
    expect(entryDay('2026-03', '2026-03-10')).toBe('2026-03-10');
    expect(entryDay('2026-02', '2026-03-10')).toBe('2026-02-28');
    expect(entryDay('2028-02', '2028-04-01')).toBe('2028-02-29');
    expect(entryDay('2025-12', '2026-01-01')).toBe('2025-12-31');
  });

  it('LOG-204 minutes taken back are worth as much as minutes given, rounded half away from zero', () => {
    expect(centsOfCorrection(12.75, 10)).toBe(213);
    expect(centsOfCorrection(12.75, -10)).toBe(-213);
    const rate = fc.integer({ min: 100, max: 10_000 });
    fc.assert(
      fc.property(rate, fc.integer({ min: -960, max: 960 }), (cents, minutes) => {
        // In whole numbers: the nearest to cents * minutes / 60, half away.
        const exact = cents * Math.abs(minutes);
        const whole = Math.floor((exact * 2 + 60) / 120);
        expect(centsOfCorrection(cents / 100, minutes)).toBe(minutes < 0 ? -whole || 0 : whole || 0);
      }),
    );
  });

  it('LOG-204 says what is wrong with it', () => {
    const fine = { day: '2026-01-31', into: '2026-02', amountCents: 638, minutes: 30 };
    const of = (fields: object) => whyNotCorrection({ ...fine, ...fields })?.code ?? null;
    expect([of({}), of({ amountCents: -50_000, minutes: null }), of({ minutes: -960 })]).toEqual([null, null, null]);
    expect(of({ amountCents: 0 })).toBe('amount');
    expect(of({ amountCents: null })).toBe('amount');
    expect(of({ amountCents: -50_001 })).toBe('amountMax');
    expect(of({ minutes: 961 })).toBe('minutesMax');
    expect(of({ into: '2026-01' })).toBe('order');
    expect(isRefusal(whyNotCorrection({ ...fine, into: '2025-12' }))).toBe(true);
  });

  it('LOG-204 has the rate of the first presence of the day that has ended', () => {
    const of = (id: number, start: string, hourly: number, fields: object = {}) =>
      DriverLog.parse(
        aPresence(id, {
          ...{ started_at: start, ended_at: '2026-10-08T20:00:00Z', ...fields },
          driver: { id: 71, name: 'Karim', is_paid_by_race: false, hourly_rate: hourly },
        }),
      );
    const logs = [
      of(1, '2026-10-08T12:00:00Z', 13),
      of(2, '2026-10-08T05:00:00Z', 99, { is_ended: false, ended_at: null }),
      of(3, '2026-10-08T06:00:00Z', 12),
    ];
    expect(frozenRateOf('2026-10-08', logs, dayOfLog)).toBe(12);
    expect(frozenRateOf('2026-10-09', logs, dayOfLog)).toBeNull();
  });

  it('LOG-204 the action names the driver, the amount and the month it enters', () => {
    const args = correctMonth.args.parse({
      ...{ driverId: 71, driverName: 'Karim Lavandier', center: 3, day: '2026-10-08', into: '2026-11' },
      ...{ amountCents: -750, minutes: -30, reason: 'Pause oubliée' },
    });
    expect(correctMonth.text.label(args).replaceAll(/\s/g, ' ')).toBe(
      'Corriger Karim Lavandier de -7,50 € dans 11/2026',
    );
  });
});
