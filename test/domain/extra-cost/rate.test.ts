import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DriverLog } from '../../../src/domain/driver-log/driver-log.ts';
import { rateOfDay } from '../../../src/domain/driver-log/rate-of-day.ts';
import { whyNotAmount } from '../../../src/domain/extra-cost/minutes-amount.ts';
import { hourlyRateOn } from '../../../src/domain/extra-cost/rate.ts';
import { aCost, aPresence, karim, salome } from '../../builders/driver-logs.ts';

describe('what a driver is paid an hour on a day', () => {
  const rates = [
    { since: '2026-03-01', hourly: 12.75 },
    { since: '2025-01-01', hourly: 11.5 },
    { since: '2026-09-01', hourly: 13 },
  ];

  it('LOG-097 is the last rate that began by then, whatever else is known', () => {
    const paid = { hourly_rates: rates, hourly_rate: 99, ofDay: { day: '2026-02-28', hourly: 98 } };
    expect(['2026-02-28', '2026-03-01', '2026-08-31', '2027-01-01'].map((day) => hourlyRateOn(paid, day))).toEqual([
      11.5, 12.75, 12.75, 13,
    ]);
  });

  it('LOG-097 LOG-098 without one that of his presence of the day, else the present one, else the usual one', () => {
    const paid = { hourly_rates: rates, hourly_rate: 15, ofDay: { day: '2024-12-31', hourly: 10 } };
    expect(hourlyRateOn(paid, '2024-12-31')).toBe(10);
    expect(hourlyRateOn(paid, '2024-12-30')).toBe(15);
    expect(hourlyRateOn({ hourly_rates: rates }, '2024-12-30')).toBeNull();
    expect(hourlyRateOn({ ...paid, hourly_rates: null }, '2026-09-01')).toBe(15);
  });

  it('LOG-097 is that of the first presence that ended that day: one that goes on has the present rate only', () => {
    const at = (id: number, hourly_rate: number, fields: object = {}) =>
      DriverLog.parse(aPresence(id, { driver: { ...karim, hourly_rate }, ...fields }));
    const logs = [
      at(1, 15, { is_ended: false, ended_at: null }),
      DriverLog.parse(aCost(2, { driver: { ...karim, hourly_rate: 15 } })),
      ...[at(3, 9, { driver: salome }), at(4, 12.75), at(5, 13)],
    ];
    expect(rateOfDay('2026-11-26', logs, karim.id)).toEqual({ day: '2026-11-26', hourly: 12.75 });
    expect(rateOfDay('2026-11-26', logs.slice(0, 2), karim.id)).toBeNull();
  });

  it('LOG-097 an amount is refused exactly where another one follows from its minutes, half a cent rounded up', () => {
    expect(whyNotAmount({ minutes: 10, amountCents: 213, hourlyCents: 1275 })).toBeNull();
    expect(whyNotAmount({ minutes: 10, amountCents: 212, hourlyCents: 1275 })).toMatchObject({
      code: 'rate',
      detail: "10 min à 12,75\u00a0€ de l'heure font 2,13\u00a0€",
    });
    const anyMinutes = fc.record({
      minutes: fc.integer({ min: 0, max: 99 }),
      amountCents: fc.integer({ min: 0, max: 3_000 }),
      hourlyCents: fc.integer({ min: 1, max: 3_000 }),
    });
    // The same by whole numbers alone: twice the cents of an hour, and one half more.
    const exact = ({ minutes, hourlyCents }: { minutes: number; hourlyCents: number }) =>
      Number((BigInt(hourlyCents) * BigInt(minutes) * 2n + 60n) / 120n);
    fc.assert(fc.property(anyMinutes, (it) => (whyNotAmount(it) === null) === (exact(it) === it.amountCents)));
    fc.assert(fc.property(anyMinutes, (it) => whyNotAmount({ ...it, amountCents: exact(it) }) === null));
  });
});
