import { describe, expect, it } from 'vitest';
import { workingAlert } from '../../../src/domain/driver-log/alert.ts';
import { dayAfter, dayOfPath, monthAfter, monthOfPath } from '../../../src/domain/driver-log/calendar.ts';
import { seenTimes } from '../../../src/domain/driver-log/commands/presence.ts';
import { asEdited, DriverLog } from '../../../src/domain/driver-log/driver-log.ts';
import { meetsFilters } from '../../../src/domain/driver-log/filters.ts';
import { byDay, totalsOf } from '../../../src/domain/driver-log/totals.ts';
import { aCost, aPresence, karim, salome } from '../../builders/driver-logs.ts';

const presence = (fields: object, id = 1) => DriverLog.parse(aPresence(id, fields));
const cost = (fields: object, id = 1) => DriverLog.parse(aCost(id, fields));
const nowMs = Date.parse('2026-11-26T20:00:00Z');

describe('the working-time alert', () => {
  it('LOG-030 of a driver paid by race is above 200 and above 300, to the cent', () => {
    const of = (money_perf: number) =>
      workingAlert(presence({ driver: salome, money_perf, time_total: 90_000 }), nowMs);
    expect([200, 200.01, 300, 300.01].map(of)).toEqual([null, 'warning', 'warning', 'danger']);
  });

  it('LOG-031 LOG-032 of others is above 13 h and above 16 h, to the second; an extra cost has none', () => {
    const of = (time_total: number) => workingAlert(presence({ time_total, money_perf: 900 }), nowMs);
    expect([46_800, 46_801, 57_600, 57_601].map(of)).toEqual([null, 'warning', 'warning', 'danger']);
    expect(workingAlert(cost({ money_real: 900, money_perf: 900, time_total: 90_000 }), nowMs)).toBeNull();
  });

  it('LOG-031 of an unfinished presence counts the time so far, from the start as corrected', () => {
    const of = (fields: object) =>
      workingAlert(presence({ is_ended: false, ended_at: null, time_total: 0, ...fields }), nowMs);
    expect(of({ started_at: '2026-11-26T07:00:00Z' })).toBeNull();
    expect(of({ started_at: '2026-11-26T06:59:59Z' })).toBe('warning');
    expect(of({ started_at: '2026-11-26T12:00:00Z', manual_edit_start: '2026-11-26T03:59:59Z' })).toBe('danger');
  });
});

describe('totals', () => {
  it('LOG-052 are whole cents and seconds beyond a day, without unfinished rows, no cost counted twice', () => {
    const logs = [
      ...[0.1, 0.2, 70.21].map((money_real, at) =>
        presence({ money_real, time_total: 40_001, time_waiting: 59 }, at + 1),
      ),
      presence({ is_ended: false, ended_at: null, money_real: 999, time_total: 9_999 }, 8),
      cost({ money_real: -0.3 }),
      cost({ money_real: 7.44, is_ended: false }, 2),
    ];
    expect(totalsOf(logs)).toEqual({
      ...{ seconds: 120_003, waitingSeconds: 177, presenceCents: 7_051, extraCostCents: 714, totalCents: 7_765 },
      unfinished: 1,
    });
  });

  it('LOG-051 a day is that of the start as corrected in Paris, of a cost its own', () => {
    const logs = [
      presence({ started_at: '2026-11-26T23:30:00Z', date: '2026-11-26' }),
      presence({ started_at: '2026-11-26T12:00:00Z', manual_edit_start: '2026-11-24T23:00:00Z' }, 2),
      cost({ date: '2026-11-26' }),
    ];
    expect(byDay(logs).map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
  });
});

it('LOG-012 LOG-015 filters combine, a center by the start of the log or by one of its lines', () => {
  const all = { pay: null, vehicle: null, center: null, type: null, outOfPlanning: null };
  const centers = [
    { id: 3, name: 'Paris La Chapelle' },
    { id: 5, name: 'Montreuil' },
    { id: 8, name: null },
  ];
  const log = presence({ driver: karim, pay_mode: 'by_day', vehicle: 'S50' });
  const meets = (chosen: object) => meetsFilters(log, { ...all, ...chosen }, centers);
  expect(meets({ pay: 'by_day', vehicle: 'S50', center: '5', type: 'shift' })).toBe(true);
  expect(meets({ pay: 'by_day', vehicle: 'S50', center: '8', type: 'shift' })).toBe(false);
  expect(meets({ pay: 'by_day', vehicle: 'S125', center: '3' })).toBe(false);
  expect(meets({ outOfPlanning: '1' })).toBe(false);
  expect(meetsFilters(cost({ center: null }), { ...all, type: 'cost', center: '3' }, centers)).toBe(false);
});

describe('days and months of an address', () => {
  it('LOG-016 LOG-054 step over month and year ends, and over the nights of the clocks', () => {
    const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-31', '2028-02-28'];
    expect(days.map((day) => dayAfter(day, 1))).toEqual([
      ...['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2027-01-01', '2028-02-29'],
    ]);
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('LOG-001 LOG-055 an invalid one is that of now in Paris', () => {
    const lateMs = Date.parse('2026-11-30T23:30:00Z');
    for (const text of [
      '0',
      undefined,
      '',
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '12026-01-01',
      '2026-11-26 ',
      '1970-01-01',
    ])
      expect(dayOfPath(text, lateMs)).toBe('2026-12-01');
    expect(dayOfPath('2028-02-29', lateMs)).toBe('2028-02-29');
    for (const text of [undefined, '2026-00', '2026-13', '2026-1', '2026-11-01'])
      expect(monthOfPath(text, lateMs)).toBe('2026-12');
  });
});

it('LOG-064 a second edit rests on the times of the first that waits, those it leaves as they are included', () => {
  const log = presence({});
  const edited = asEdited(log, { start: '2026-11-25T22:30:00Z', end: null });
  expect(seenTimes(edited)).toEqual({
    manual_edit_start: Date.parse('2026-11-25T22:30:00Z'),
    manual_edit_end: Date.parse('2026-11-26T04:32:41Z'),
  });
  const open = presence({ is_ended: false, ended_at: null });
  expect(seenTimes(asEdited(open, { start: null, end: '2026-11-26T04:00:00Z' }))).toMatchObject({
    manual_edit_end: Date.parse('2026-11-26T04:00:00Z'),
  });
});
