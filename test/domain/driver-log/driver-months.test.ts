import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DriverLog } from '../../../src/domain/driver-log/driver-log.ts';
import { DriverMonth } from '../../../src/domain/driver-log/driver-month.ts';
import { byDriverOfMonth, withOpenMonths } from '../../../src/domain/driver-log/driver-months.ts';
import { logsCsv, logsFileName, monthsCsv } from '../../../src/domain/driver-log/export.ts';
import { aCost, aPresence, elodie, karim, salome } from '../../builders/driver-logs.ts';
import { aMonth } from '../../builders/driver-months.ts';
import { centsOfColumn, columnOf, secondsOfColumn } from '../csv/read-csv.ts';

/** Two drivers of one name, ended and unfinished presences, extra costs of both signs. */
const some = fc.array(
  fc.record({
    driver: fc.constantFrom(karim, salome, elodie, { ...elodie, id: 92 }),
    isCost: fc.boolean(),
    isEnded: fc.boolean(),
    cents: fc.integer({ min: -5_000, max: 30_000 }),
    seconds: fc.integer({ min: 0, max: 57_600 }),
    waiting: fc.integer({ min: 0, max: 9_000 }),
  }),
  { maxLength: 60 },
);
interface Made {
  readonly driver: { readonly id: number; readonly name: string };
  readonly isCost: boolean;
  readonly isEnded: boolean;
  readonly cents: number;
  readonly seconds: number;
  readonly waiting: number;
}

const logOf = ({ driver, isCost, isEnded, cents, seconds, waiting }: Made, at: number) =>
  DriverLog.parse(
    isCost
      ? aCost(at + 1, { driver, money_real: cents / 100 })
      : aPresence(at + 1, {
          ...{ driver, money_real: Math.abs(cents) / 100, time_total: seconds, time_waiting: waiting },
          ...(isEnded ? {} : { is_ended: false, ended_at: null }),
        }),
  );

/** The sums of one driver, by hand. */
function sumsOf(made: readonly Made[], id: number) {
  const sums = { seconds: 0, waiting: 0, presence: 0, cost: 0, unfinished: 0 };
  for (const it of made) {
    if (it.driver.id !== id) continue;
    if (it.isCost) sums.cost += it.cents;
    else if (it.isEnded) {
      sums.seconds += it.seconds;
      sums.waiting += it.waiting;
      sums.presence += Math.abs(it.cents);
    } else sums.unfinished++;
  }
  return sums;
}

describe('a month of all drivers', () => {
  it('LOG-057 LOG-052 each has the sums of his own logs; drivers stand by name, then by number', () => {
    fc.assert(
      fc.property(some, (made) => {
        const months = byDriverOfMonth(made.map(logOf));
        const order = [92, 93, 71, 68].filter((id) => made.some(({ driver }) => driver.id === id));
        expect(months.map(({ driver }) => driver.id)).toEqual(order);
        for (const { driver, totals } of months) {
          const { seconds, waiting, presence, cost, unfinished } = sumsOf(made, driver.id);
          expect(totals).toEqual({
            ...{ seconds, waitingSeconds: waiting, presenceCents: presence, extraCostCents: cost },
            ...{ totalCents: presence + cost, unfinished },
          });
        }
      }),
    );
  });

  it('LOG-058 the files read again have the sums of the screen, to the cent and the second', () => {
    fc.assert(
      fc.property(some, (made) => {
        const logs = made.map(logOf);
        const months = byDriverOfMonth(logs);
        const files = [
          { file: logsCsv(logs), time: 'Durée', presence: 'Présence (€)', cost: 'Surcoût (€)' },
          { file: monthsCsv('2026-11', months), time: 'Temps', presence: 'Présence (€)', cost: 'Surcoûts (€)' },
        ];
        const all = [68, 71, 92, 93].map((id) => sumsOf(made, id));
        const sum = (of: keyof (typeof all)[number]) => all.reduce((total, sums) => total + sums[of], 0);
        for (const { file, time, presence, cost } of files) {
          expect(secondsOfColumn(file, time)).toBe(sum('seconds'));
          expect(columnOf(file, `${time} (s)`).reduce((total, cell) => total + Number(cell), 0)).toBe(sum('seconds'));
          expect(secondsOfColumn(file, 'Attente')).toBe(sum('waiting'));
          expect(centsOfColumn(file, presence)).toBe(sum('presence'));
          expect(centsOfColumn(file, cost)).toBe(sum('cost'));
          expect(centsOfColumn(file, 'Total (€)')).toBe(sum('presence') + sum('cost'));
        }
      }),
    );
  });

  it('LOG-058 a log has its day, its times in Paris and its reason; one without an end is outside the sums', () => {
    const file = logsCsv([
      DriverLog.parse(aPresence(1, { manual_edit_end: '2026-11-26T05:00:00Z' })),
      DriverLog.parse(aPresence(2, { is_ended: false, ended_at: null })),
      DriverLog.parse(aCost(3, { money_real: -3.5 })),
    ]);
    expect(columnOf(file, 'Jour')).toEqual(['26/11/2026', '26/11/2026', '26/11/2026']);
    expect(columnOf(file, 'Début')).toEqual(['26/11/2026 00:02:17', '26/11/2026 00:02:17', '']);
    expect(columnOf(file, 'Fin')).toEqual(['26/11/2026 06:00:00', '', '']);
    expect(columnOf(file, 'Total (€)')).toEqual(['70,21', '', '-3,50']);
    expect(columnOf(file, 'Hors total')).toEqual(['', 'Fin non pointée', '']);
    expect(columnOf(file, 'Raison')).toEqual(['', '', 'Retour au centre']);
    expect(columnOf(file, 'Commentaire')).toEqual(['', '', 'Pont fermé']);
    expect([logsFileName('2026-10', 'Karim Lavandier'), logsFileName('2026-10', null)]).toEqual([
      'logs-2026-10-karim-lavandier.csv',
      'logs-2026-10.csv',
    ]);
  });

  it('LOG-155 a driver without logs has a line where something of his month is open', () => {
    const months = byDriverOfMonth([DriverLog.parse(aPresence(1, { driver: karim }))]);
    const monthOf = (driver: object, open: readonly object[]) => DriverMonth.parse(aMonth({ driver, open }));
    const open = [{ kind: 'demand', id: 9, day: '2026-10-30', label: 'Retour au centre, 15 min' }];
    const all = withOpenMonths(months, [monthOf(karim, open), monthOf(elodie, open), monthOf(salome, [])]);
    expect(all.map(({ driver, logs }) => [driver.name, logs.length])).toEqual([
      [elodie.name, 0],
      [karim.name, 1],
    ]);
  });
});
