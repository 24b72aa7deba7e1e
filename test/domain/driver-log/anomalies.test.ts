import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DriverId } from '../../../src/domain/driver/driver.ts';
import { type Anomaly, anomaliesOf } from '../../../src/domain/driver-log/anomalies/anomalies.ts';
import { type LogLimits, limitsOf, limitsOfSite } from '../../../src/domain/driver-log/anomalies/limits.ts';
import { anomaliesOfMonth } from '../../../src/domain/driver-log/anomalies/of-month.ts';
import { anomalyText, anomalyTitle } from '../../../src/domain/driver-log/anomalies/text.ts';
import { DriverLog } from '../../../src/domain/driver-log/driver-log.ts';
import { aCost, aPresence, elodie, karim, salome } from '../../builders/driver-logs.ts';

const presence = (id: number, started_at: string, ended_at: string | null, fields: object = {}) =>
  DriverLog.parse(aPresence(id, { started_at, ended_at, is_ended: ended_at !== null, ...fields }));
const told = (found: readonly Anomaly[]) => found.map((it) => [it.kind, anomalyText(it)]);
const of = (logs: readonly DriverLog[], limits: LogLimits = {}) => told(anomaliesOf(logs, limitsOf(limits)));
/** Paris is an hour ahead: November. */
const at = (day: number, clock: string) => `2026-11-${String(day).padStart(2, '0')}T${clock}:00+01:00`;

describe('anomalies', () => {
  it('LOG-171 a day of exactly 10 h, a rest of exactly 11 h and a week of 48 h are none; a second more or less is', () => {
    expect(of([presence(1, at(3, '08:00'), at(3, '18:00')), presence(2, at(4, '05:00'), at(4, '06:00'))])).toEqual([]);
    expect(of([presence(1, at(3, '08:00'), '2026-11-03T18:00:01+01:00')])).toEqual([['day', '03/11, 10 h 00']]);
    expect(
      of([presence(1, at(3, '08:00'), at(3, '18:00')), presence(2, '2026-11-04T04:59:59+01:00', at(4, '06:00'))]),
    ).toEqual([['rest', '04/11, 10 h 59 entre 18h00 et 4h59']]);
    // Six days of 8 h, Monday to Saturday.
    const week = [2, 3, 4, 5, 6, 7].map((day) => presence(day, at(day, '08:00'), at(day, '16:00')));
    expect(of(week)).toEqual([]);
    expect(of([...week, presence(9, at(8, '12:00'), at(8, '12:01'))])).toEqual([['week', '02/11 au 08/11, 48 h 01']]);
    // The Monday after is another week.
    expect(of([...week, presence(9, at(9, '12:00'), at(9, '20:00'))])).toEqual([]);
  });

  it('LOG-171 a shift over midnight is split there, and a break within a day is no rest', () => {
    // 20h00 to 6h30 of the night in which clocks go back: 4 h and 7 h 30.
    expect(of([presence(1, '2026-10-24T18:00:00Z', '2026-10-25T05:30:00Z')])).toEqual([]);
    const after = presence(2, '2026-10-25T11:00:00Z', '2026-10-25T13:45:00Z');
    expect(of([presence(1, '2026-10-24T18:00:00Z', '2026-10-25T05:30:00Z'), after])).toEqual([
      ['rest', '25/10, 5 h 30 entre 6h30 et 12h00'],
      ['day', '25/10, 10 h 15'],
    ]);
    expect(of([presence(1, at(3, '08:00'), at(3, '12:00')), presence(2, at(3, '14:00'), at(3, '20:00'))])).toEqual([]);
  });

  it('LOG-170 overlaps, presences without rounds and the same extra cost again are told, of each driver his own', () => {
    const cost = (id: number, fields: object = {}) => DriverLog.parse(aCost(id, { date: '2026-11-26', ...fields }));
    const found = of([
      presence(1, at(8, '09:00'), at(8, '13:00')),
      presence(2, at(8, '12:30'), at(8, '18:00')),
      presence(3, at(8, '12:30'), at(8, '18:00'), { driver: elodie }),
      presence(4, at(5, '08:00'), at(5, '12:00'), { logs: [] }),
      // A server that tells no lines, and what has no end.
      presence(5, at(5, '13:00'), at(5, '14:00'), { logs: null }),
      presence(6, at(1, '08:00'), null, { logs: [] }),
      ...[
        cost(1),
        cost(2, { driver: elodie }),
        cost(3),
        cost(4, { money_real: 7.45 }),
        cost(5, { date: '2026-11-25' }),
      ],
    ]);
    expect(found).toEqual([
      ['noRounds', '05/11, 8h00 - 12h00, 4 h 00'],
      ['overlap', '08/11, 12h30 - 13h00'],
      ['twice', '26/11, Retour au centre'],
    ]);
  });

  it('LOG-171 the site sets the limits, and leaves out drivers paid by race where it says so', () => {
    const long = [
      presence(1, at(3, '08:00'), at(3, '19:00')),
      presence(2, at(3, '08:00'), at(3, '19:00'), { driver: salome }),
    ];
    expect(of(long).map(([kind]) => kind)).toEqual(['day', 'day']);
    expect(anomaliesOf(long, limitsOf({ notByRace: ['day'] })).map(({ driver }) => driver.id)).toEqual([karim.id]);
    expect(of(long, { dayHours: 11.5 })).toEqual([]);
    expect(anomalyTitle('day', limitsOf({ dayHours: 11.5 }))).toBe('Plus de 11,5 h dans la journée');
    expect(anomalyTitle('rest', limitsOf())).toBe('Moins de 11 h de repos');
    expect(limitsOfSite({ dayHours: 9 }).seconds).toEqual({ rest: 39_600, day: 32_400, week: 172_800 });
    for (const wrong of [undefined, null, 'x', { dayHours: 0 }, { notByRace: ['night'] }])
      expect(limitsOfSite(wrong)).toEqual(limitsOf());
  });

  it('LOG-171 LOG-172 a month looks at the logs around it, and names rounds without a presence', () => {
    const late = presence(1, '2026-10-31T10:00:00Z', '2026-10-31T22:00:00Z');
    const early = presence(2, at(1, '05:00'), at(1, '08:00'));
    const round = {
      ...{ link_id: 3_120_088, label: 'G88', driver: { ...elodie, id: DriverId.parse(elodie.id) } },
      ...{ started_at: at(27, '15:00'), ended_at: at(27, '17:20') },
    };
    const found = (around: readonly DriverLog[]) =>
      told(anomaliesOfMonth('2026-11', [early], around, [round], limitsOf()));
    expect(found([])).toEqual([['noPresence', '27/11, G88 15h00 - 17h20']]);
    expect(found([late])).toEqual([
      ['noPresence', '27/11, G88 15h00 - 17h20'],
      ['rest', '01/11, 6 h 00 entre 23h00 et 5h00'],
    ]);
    // A week of both months; a long day of the other month is not of this one.
    const week = [26, 27, 28, 29, 30].map((day) =>
      presence(day, `2026-10-${day}T06:00:00Z`, `2026-10-${day}T15:00:00Z`),
    );
    expect(found([...week, late]).map(([kind, text]) => `${kind} ${text}`)).toContain('week 26/10 au 01/11, 60 h 00');
  });
});

/** The second implementation: minute by minute, on the day that the platform says it is in Paris. */
const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const minute = 60_000;

describe('anomalies beside minutes counted one by one', () => {
  const shift = fc.tuple(
    fc.constantFrom('2026-03-27T00:00Z', '2026-10-23T00:00Z', '2026-06-08T00:00Z').map((text) => Date.parse(text)),
    fc.integer({ min: 0, max: 6 * 24 * 60 }),
    fc.integer({ min: 1, max: 15 * 60 }),
  );

  it('LOG-171 finds the same long days and weeks, in any night', () => {
    fc.assert(
      fc.property(fc.array(shift, { maxLength: 9 }), (shifts) => {
        const worked = new Set<number>();
        for (const [base, from, length] of shifts)
          for (let at = 0; at < length; at++) worked.add(base + (from + at) * minute);
        const days = new Map<string, number>();
        const weeks = new Map<string, number>();
        for (const ms of worked) {
          const day = shown.format(ms);
          days.set(day, (days.get(day) ?? 0) + 1);
          const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
          const noon = new Date(Date.UTC(year, month - 1, date, 12));
          while (noon.getUTCDay() !== 1) noon.setUTCDate(noon.getUTCDate() - 1);
          const monday = noon.toISOString().slice(0, 10);
          weeks.set(monday, (weeks.get(monday) ?? 0) + 1);
        }
        const above = (counts: ReadonlyMap<string, number>, most: number) =>
          [...counts].filter(([, count]) => count > most * 60).toSorted();
        const logs = shifts.map(([base, from, length], id) =>
          presence(
            id + 1,
            new Date(base + from * minute).toISOString(),
            new Date(base + (from + length) * minute).toISOString(),
          ),
        );
        const found = anomaliesOf(logs);
        const ofKind = (kind: string) =>
          found.flatMap((it) => (it.kind === kind ? [[it.day, (it.seconds ?? 0) / 60] as const] : [])).toSorted();
        expect(ofKind('day')).toEqual(above(days, 10));
        expect(ofKind('week')).toEqual(above(weeks, 48));
      }),
      { numRuns: 40 },
    );
  });

  it('LOG-171 finds a rest exactly where fewer than 11 h of idle minutes come before the first start of a day', () => {
    fc.assert(
      fc.property(fc.array(shift, { maxLength: 7 }), (shifts) => {
        const works = shifts.map(([base, from, length]) => {
          const startMs = base + from * minute;
          return { startMs, endMs: startMs + length * minute, day: shown.format(startMs) };
        });
        const expected = [...new Set(works.map(({ day }) => day))].sort().flatMap((day) => {
          const first = Math.min(...works.filter((it) => it.day === day).map(({ startMs }) => startMs));
          const before = works.filter((it) => it.day < day);
          if (before.length === 0) return [];
          let idle = 0;
          while (idle < 11 * 60 && before.every(({ endMs }) => endMs <= first - idle * minute - minute)) idle += 1;
          return idle < 11 * 60 ? [[day, idle] as const] : [];
        });
        const logs = works.map(({ startMs, endMs }, id) =>
          presence(id + 1, new Date(startMs).toISOString(), new Date(endMs).toISOString()),
        );
        const found = anomaliesOf(logs).flatMap((it) => (it.kind === 'rest' ? [[it.day, (it.seconds ?? 0) / 60]] : []));
        expect(found).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
