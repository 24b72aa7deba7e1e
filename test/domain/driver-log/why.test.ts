import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DriverLog } from '../../../src/domain/driver-log/driver-log.ts';
import { type PayMode, payModes, payOf } from '../../../src/domain/driver-log/pay.ts';
import { totalsOf } from '../../../src/domain/driver-log/totals.ts';
import { type WhyTotal, whyGroups } from '../../../src/domain/driver-log/why/groups.ts';
import { payReasons } from '../../../src/domain/driver-log/why/pay.ts';
import { rateSince } from '../../../src/domain/driver-log/why/rate-since.ts';
import { timeParts } from '../../../src/domain/driver-log/why/time.ts';
import { aCost, aPresence } from '../../builders/driver-logs.ts';

const iso = (ms: number) => new Date(ms).toISOString();
const minute = 60_000;

interface Made {
  readonly startedMs: number;
  readonly length: number;
  readonly startBy: number | null;
  readonly endBy: number | null;
  readonly payMode: PayMode;
  readonly hourlyCents: number;
  readonly rounds: readonly (readonly [from: number, length: number, cents: number, orders: number])[];
  readonly hasDay: boolean;
}

/** A presence as the server tells it: paid by its own rules. */
function told(id: number, made: Made) {
  const endedMs = made.startedMs + made.length;
  const startMs = made.startBy === null ? made.startedMs : made.startedMs + made.startBy;
  const endMs = Math.max(startMs, made.endBy === null ? endedMs : endedMs + made.endBy);
  const rate = { hourlyCents: made.hourlyCents, orderCents: 350, dayCents: 12_000 };
  const rounds = made.rounds.map(([from, length, amountCents, orders]) => ({
    ...{ leftMs: startMs + from * minute, backMs: startMs + (from + length) * minute, amountCents, orders },
  }));
  const pay = payOf({ startMs, endMs, payMode: made.payMode, rate, rounds, hasDay: made.hasDay });
  return DriverLog.parse(
    aPresence(id, {
      ...{ started_at: iso(made.startedMs), ended_at: iso(endedMs), pay_mode: made.payMode },
      manual_edit_start: made.startBy === null ? null : iso(startMs),
      manual_edit_end: endMs === endedMs ? null : iso(endMs),
      ...{ time_total: pay.seconds, time_waiting: pay.waitingSeconds, money_real: pay.realCents / 100 },
      parts: pay.parts.map(({ kind, quantity, rateCents, amountCents }) => ({
        ...{ kind, quantity, rate: rateCents === null ? null : rateCents / 100, amount: amountCents / 100 },
      })),
    }),
  );
}

const by = fc.option(fc.integer({ min: -3 * 3_600_000, max: 3 * 3_600_000 }));
const made: fc.Arbitrary<Made> = fc.record({
  // Around both nights on which clocks change, too.
  startedMs: fc
    .tuple(
      fc.constantFrom('2026-03-28T12:00Z', '2026-10-24T12:00Z', '2026-06-10T12:00Z').map((text) => Date.parse(text)),
      fc.integer({ min: 0, max: 86_400_000 }),
    )
    .map(([day, ms]) => day + ms),
  length: fc.integer({ min: 0, max: 14 * 3_600_000 }),
  ...{ startBy: by, endBy: by },
  payMode: fc.constantFrom(...payModes),
  hourlyCents: fc.integer({ min: 1, max: 3_000 }),
  rounds: fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 9 }),
    ),
    { maxLength: 4 },
  ),
  hasDay: fc.boolean(),
});

/** The second implementation: what Paris clocks show, as the platform formats it, read as if it were UTC. */
const shown = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' },
});
const wallMs = (ms: number) => Date.parse(`${shown.format(ms).replace(' ', 'T')}Z`);

describe('what a log is made of', () => {
  it('LOG-160 all totals are the sums of what unfolds under them, whatever the criterion and the corrections', () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 6 }), fc.array(fc.integer({ min: -900, max: 2_000 })), (all, costs) => {
        const logs = [
          ...all.map((it, at) => told(at + 1, it)),
          ...costs.map((cents, at) => DriverLog.parse(aCost(at + 1, { money_real: cents / 100 }))),
          DriverLog.parse(aPresence(99, { is_ended: false, ended_at: null, money_real: 999 })),
        ];
        const totals = totalsOf(logs.map((log) => log));
        const sum = (of: Exclude<WhyTotal, 'total'>) => {
          const groups = whyGroups(logs, of);
          for (const { value, lines } of groups)
            expect(lines.reduce((total, line) => total + line.value, 0)).toBe(value);
          expect(groups.map(({ kind }) => kind)).not.toContain('untold');
          return groups.reduce((total, { value }) => total + value, 0);
        };
        expect(sum('time')).toBe(totals.seconds);
        expect(sum('waiting')).toBe(totals.waitingSeconds);
        expect(sum('presence')).toBe(totals.presenceCents);
        expect(sum('extraCosts')).toBe(totals.extraCostCents);
      }),
    );
  });

  it('LOG-161 clocks add what was lived beside what they show, as the platform tells Paris time', () => {
    fc.assert(
      fc.property(made, (it) => {
        const log = told(1, it);
        const start = Date.parse(log.manual_edit_start ?? log.started_at ?? '');
        const end = Date.parse(log.manual_edit_end ?? log.ended_at ?? '');
        const whole = (ms: number) => Math.floor(ms / 1_000);
        const expected = (whole(end) - whole(start) - (wallMs(end) - wallMs(start)) / 1_000) as number;
        const found = timeParts(log).find(({ kind }) => kind === 'clocks')?.seconds ?? 0;
        expect(found).toBe(expected);
      }),
    );
  });

  it('LOG-161 the night of October has an hour more than its clocks show, that of March an hour less', () => {
    const of = (started_at: string, ended_at: string, time_total: number) =>
      timeParts(DriverLog.parse(aPresence(1, { started_at, ended_at, time_total })));
    expect(of('2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 32_400)).toEqual([
      { kind: 'punched', seconds: 28_800 },
      { kind: 'clocks', seconds: 3_600 },
    ]);
    expect(of('2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', 25_200)).toEqual([
      { kind: 'punched', seconds: 28_800 },
      { kind: 'clocks', seconds: -3_600 },
    ]);
  });

  it('LOG-161 corrections are what each time adds to the badges; without a badge at the end all is the correction', () => {
    const times = { started_at: '2026-06-10T06:20:30Z', ended_at: '2026-06-10T14:00:00Z', time_total: 30_600 };
    const corrected = { manual_edit_start: '2026-06-10T06:00:00Z', manual_edit_end: '2026-06-10T14:30:00Z' };
    const paid = { money_real: 108.38, parts: [{ kind: 'time', quantity: 30_600, rate: 12.75, amount: 108.38 }] };
    const log = DriverLog.parse(aPresence(1, { ...times, ...corrected, ...paid }));
    expect(timeParts(log)).toEqual([
      { kind: 'punched', seconds: 27_570 },
      { kind: 'start', seconds: 1_230 },
      { kind: 'end', seconds: 1_800 },
    ]);
    // 97,64 + 4,36 + 6,38.
    expect(payReasons(log).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['punched', 9_764],
      ['start', 436],
      ['end', 638],
    ]);
    expect(timeParts({ ...log, ended_at: null })).toEqual([{ kind: 'end', seconds: 30_600 }]);
    expect(timeParts({ ...log, added_at: times.ended_at })[0]?.kind).toBe('added');
  });

  it('LOG-160 what the server does not explain is a line of its own, with the rest of the amount', () => {
    const of = (fields: object) => payReasons(DriverLog.parse(aPresence(1, fields)));
    const untold = (cents: number) => ({ kind: 'untold', cents, quantity: null, rateCents: null });
    expect(of({ money_real: 70.21 })).toEqual([untold(7_021)]);
    const rounds = { kind: 'rounds', quantity: 2, rate: null, amount: 60 };
    expect(of({ money_real: 70.21, parts: [rounds, { kind: 'bonus', quantity: 1, rate: 5, amount: 5 }] })).toEqual([
      { kind: 'rounds', cents: 6_000, quantity: 2, rateCents: null },
      untold(1_021),
    ]);
    // Seconds that are not those of the times: paid time is one part.
    const time = { kind: 'time', quantity: 60, rate: 12.75, amount: 0.21 };
    expect(of({ money_real: 0.21, parts: [time] }).map(({ kind, cents }) => [kind, cents])).toEqual([['time', 21]]);
    // A total that is not that of the times.
    expect(timeParts(DriverLog.parse(aPresence(1, { time_total: 19_900 }))).at(-1)).toEqual({
      kind: 'untold',
      seconds: 76,
    });
  });

  it('LOG-162 a rate holds since the day that the dated rates tell, and no other day is made up', () => {
    const hourly_rates = [
      { since: '2026-03-01', hourly: 12.75 },
      { since: '2025-01-01', hourly: 12.5 },
      { since: '2026-12-01', hourly: 13 },
    ];
    expect(rateSince('2026-11-26', 12.75, { hourly_rates })).toBe('2026-03-01');
    expect(rateSince('2026-02-28', 12.5, { hourly_rates })).toBe('2025-01-01');
    expect(rateSince('2026-02-28', 12.75, { hourly_rates })).toBeNull();
    expect(rateSince('2024-12-31', 12.5, { hourly_rates })).toBeNull();
    expect(rateSince('2026-11-26', 12.75, {})).toBeNull();
    expect(rateSince('2026-11-26', null, { hourly_rates })).toBeNull();
  });
});
