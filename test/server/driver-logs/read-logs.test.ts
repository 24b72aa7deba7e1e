import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presences } from '../../../server/src/db/schema/drivers/presences.ts';
import { assert } from '../../../src/domain/result.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { type Cost, isShift, logsOf, type Shift, shiftsOf } from './logs.ts';

const { DATABASE_URL } = process.env;

// On 10 March 2026: the world has logs from the end of January on.
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL });
  api = await server.as('logistique');
}, 120_000);
afterAll(() => server.close());

const month = '2026-02';
const cents = (euros: number) => Math.round(euros * 100);
const startOf = (log: Shift | Cost) => log.manual_edit_start ?? log.started_at ?? '';

describe('the logs of drivers', () => {
  it('LOG-025 LOG-051 are those of a day, all drivers or one, in order: shifts by start, then extra costs', async () => {
    const all = await logsOf(api, { month });
    const day = all.logs.find((log) => !isShift(log))?.date ?? '';
    const { logs, centers, extracost_types } = await logsOf(api, { date: day });
    expect(logs).toEqual(all.logs.filter(({ date }) => date === day));
    const kinds = logs.map(({ type }) => type);
    expect(kinds.lastIndexOf('presence')).toBeLessThan(kinds.indexOf('driverextracost'));
    const starts = logs.filter(isShift).map(startOf);
    expect(starts).toEqual(starts.toSorted());
    expect(centers).toContainEqual({ id: 9, name: 'Paris La Chapelle' });
    expect(extracost_types.map(({ label }) => label)).toContain('Détour');
    const driver = logs[2]?.driver.id ?? 0;
    const own = await logsOf(api, { date: day, driver_id: driver });
    expect(own.logs).toEqual(logs.filter((log) => log.driver.id === driver));
    expect(own.logs.length).toBeGreaterThan(0);
    const ofCenter = await logsOf(api, { date: day, center: 12 });
    expect(ofCenter.logs).toEqual(logs.filter(({ center }) => center === 12));
  });

  it('LOG-025 a log belongs to the Paris day of its start as corrected, whatever the day of its end', async () => {
    const shifts = await shiftsOf(api, { month });
    expect(shifts.filter((log) => log.date !== parisDay(Date.parse(startOf(log))))).toEqual([]);
    const overMidnight = shifts.filter(({ date, ended_at }) => ended_at && parisDay(Date.parse(ended_at)) > date);
    expect(overMidnight.length).toBeGreaterThan(0);
    expect(new Set(shifts.map(({ date }) => date.slice(0, 7)))).toEqual(new Set([month]));
  });

  it('LOG-021 LOG-052 tell times in seconds and in words, money in euros that its parts add up to', async () => {
    const shifts = await shiftsOf(api, { month });
    for (const log of shifts) {
      const { time_total, time_waiting, parts, money_real, money_perf, logs } = log;
      expect(cents(money_real)).toBe(parts.reduce((sum, part) => sum + cents(part.amount), 0));
      expect(cents(money_perf ?? 0)).toBe(logs.reduce((sum, line) => sum + cents(line.amount ?? 0), 0));
      expect(time_waiting).toBeLessThanOrEqual(time_total ?? 0);
      const end = log.manual_edit_end ?? log.ended_at;
      if (end !== null) expect(time_total).toBe(Math.floor((Date.parse(end) - Date.parse(startOf(log))) / 1000));
    }
    expect(new Set(shifts.map(({ pay_mode }) => pay_mode))).toEqual(
      new Set(['performance', 'presence', 'by_order', 'by_day', 'perf_and_waiting']),
    );
    const [first] = shifts;
    const [hours, rest] = [
      Math.floor((first?.time_total ?? 0) / 3_600),
      Math.floor(((first?.time_total ?? 0) % 3_600) / 60),
    ];
    expect(first?.time_total_formated).toBe(`${hours} h ${String(rest).padStart(2, '0')}`);
    expect(shifts[0]?.date_formated).toMatch(/^\w+ \d{1,2} février 2026$/);
  });

  it('LOG-038 are paid by the rate of their day, not by the present one', async () => {
    const [driver] = (await shiftsOf(api, { month })).filter(({ rate }) => rate.hourly === 13.5);
    assert(driver, 'the world has a driver with a rate of his own');
    expect(driver.driver.hourly_rate).toBe(13.5);
    while (await server.pastLogs.step());
    const before = await shiftsOf(api, { month: '2025-12', driver_id: driver.driver.id });
    expect(new Set(before.map(({ rate }) => rate.hourly))).toEqual(new Set([13.25]));
    expect(new Set(before.map((log) => log.driver.hourly_rate))).toEqual(new Set([13.25]));
  });

  it('LOG-039 leave invalid ones out where they are not asked for, and name the error in the line', async () => {
    const all = await shiftsOf(api, { month });
    const invalid = all.filter(({ is_valid }) => !is_valid);
    const withoutEnd = invalid.filter(({ is_ended }) => !is_ended);
    expect(withoutEnd.length).toBeGreaterThan(0);
    expect(withoutEnd.length).toBeLessThan(invalid.length);
    const lost = invalid.find(({ is_ended }) => is_ended);
    expect(lost?.logs.at(-1)).toMatchObject({
      ...{ error: { message: 'Fin de tournée manquante' }, minutes: null, amount: null, ended_at: null },
    });
    expect(await shiftsOf(api, { month, include_invalid_logs: 0 })).toEqual(all.filter(({ is_valid }) => is_valid));
    expect(await shiftsOf(api, { month, include_invalid_logs: 1 })).toEqual(all);
    const costs = (logs: readonly (Shift | Cost)[]) => logs.filter((log) => !isShift(log)).length;
    expect(costs((await logsOf(api, { month, include_invalid_logs: 0 })).logs)).toBe(
      costs((await logsOf(api, { month })).logs),
    );
  });

  it('LOG-039 a shift of today without an end is valid for 16 h, and tells its time so far', async () => {
    const today = parisDay(server.clock());
    const open = (await shiftsOf(api, { date: today })).filter(({ is_ended }) => !is_ended);
    const [log] = open;
    assert(log, 'somebody is present now');
    expect(open.every(({ is_valid }) => is_valid)).toBe(true);
    expect(log.time_total).toBe(Math.floor((server.clock() - Date.parse(log.started_at)) / 1000));
    expect(log.punches).toEqual([{ kind: 'start', at: log.started_at }]);
    const until = Date.parse(log.started_at) + 16 * 3_600_000;
    server.advance(until - server.clock());
    const isThere = async () =>
      (await shiftsOf(api, { date: today, include_invalid_logs: 0 })).some(({ id }) => id === log.id);
    expect(await isThere()).toBe(true);
    server.advance(1);
    expect(await isThere()).toBe(false);
    expect((await shiftsOf(api, { date: today })).find(({ id }) => id === log.id)?.is_valid).toBe(false);
  });

  it('LOG-036 the day rate stands on one log of a driver and day', async () => {
    const byDay = (await shiftsOf(api, { month })).filter(({ pay_mode }) => pay_mode === 'by_day');
    const [one] = byDay.filter(({ is_ended }) => is_ended);
    assert(one, 'the world has drivers paid by the day');
    expect(one.money_real).toBe(120);
    const { id, center_id, driver } = await presenceRow(one.id);
    const copied = await server.db.execute(sql`
      insert into presences (center_id, driver, started_at, ended_at, frozen_at, pay_mode, hourly_cents, order_cents, day_cents, planning, lines)
      select ${center_id}, ${driver}, started_at - interval '1 hour', started_at, ended_at, 'by_day', hourly_cents, order_cents, day_cents, planning, '[]'
      from presences where id = ${id} returning id`);
    const earlier = Number((copied as unknown as { rows: { id: number }[] }).rows[0]?.id);
    const money = async () =>
      Object.fromEntries(
        (await shiftsOf(api, { date: one.date, driver_id: driver })).map((log) => [log.id, log.money_real]),
      );
    expect(await money()).toEqual({ [earlier]: 120, [id]: 0 });
    // Also where the other one is not asked for.
    const page = await logsOf(api, { date: one.date, driver_id: driver, limit: 1, offset: 1 });
    expect(page.logs.map(({ money_real }) => money_real)).toEqual([0]);
    await server.db.execute(sql`update presences set ended_at = null, frozen_at = null where id = ${earlier}`);
    expect(await money()).toEqual({ [earlier]: 0, [id]: 120 });
    await server.db.execute(sql`delete from presences where id = ${earlier}`);
  });

  it('LOG-025 come by pages, through which offsets lead, in the order of the whole', async () => {
    const whole = await logsOf(api, { month, center: 9 });
    const collected: unknown[] = [];
    for (let offset: number | null | undefined = 0; offset != null; ) {
      const page = await logsOf(api, { month, center: 9, limit: 50, offset });
      expect(page).toMatchObject({ count: whole.logs.length, offset, limit: 50 });
      collected.push(...page.logs);
      offset = page.next_offset;
    }
    expect(collected).toEqual(whole.logs);
    expect(whole).not.toHaveProperty('count');
    expect(await logsOf(api, { month, limit: 10, offset: 100_000 })).toMatchObject({ logs: [], next_offset: null });
  });

  it('LOG-025 take one day or one month, and nothing else', async () => {
    const status = async (query: Readonly<Record<string, string | number>>) =>
      (await api.get('/driver-logs/', { query })).status;
    expect(await status({ date: '2026-02-28' })).toBe(200);
    for (const query of [
      {},
      { date: '2026-02-10', month },
      { date: '2026-02-30' },
      { date: '0' },
      { month: '2026-13' },
      { month: '2026-2' },
      { month, include_invalid_logs: 2 },
      { month, limit: 0 },
      { month, limit: 501 },
      { month, driver_id: 'x' },
      { from: '2026-02-01' },
      { to: '2026-02-01' },
      { from: '2026-02-01', to: '2026-02-03', month },
      { from: '2026-02-03', to: '2026-02-01' },
      { from: '2026-02-01', to: '2026-02-15' },
    ])
      expect([query, await status(query)]).toEqual([query, 400]);
  });

  it('LOG-213 take the days beside a month, both included, and tell those of each day', async () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01'] as const;
    const [from, , to] = days;
    const together = await logsOf(api, { from, to, center: 12 });
    const apart = [];
    for (const date of days) apart.push(...(await logsOf(api, { date, center: 12 })).logs);
    expect(together.logs.length).toBeGreaterThan(0);
    expect(together.logs).toEqual(apart);
    expect((await logsOf(api, { from: '2026-02-01', to: '2026-02-14' })).logs.length).toBeGreaterThan(0);
  });

  it('SUP-706 LOG-025 are told to logistics alone', async () => {
    for (const role of ['superadmin', 'manager', 'support', 'dispatch', 'quai', 'preparation']) {
      const other = await server.as(role);
      const answers = [
        await other.get('/driver-logs/', { query: { month } }),
        await other.patch('/presence-logs/1/', { manual_edit_end: null }),
        await other.post('/presence-logs/', { driver: 1, date: '2026-03-09', start: '08:00', end: '09:00' }),
      ];
      expect([role, ...answers.map(({ status }) => status)]).toEqual([role, 403, 403, 403]);
    }
  });

  it('LOG-025 are found by an index: a month of a center never reads another month', async () => {
    await server.db.execute(sql`analyze presences`);
    const plan = await server.db.execute(
      sql`explain select id from presences where day between '2026-02-01' and '2026-02-28' and center_id = 12`,
    );
    expect(JSON.stringify((plan as unknown as { rows: unknown }).rows)).toContain('presences_day');
  });
});

async function presenceRow(id: number) {
  const [found] = await server.db.select().from(presences).where(sql`id = ${id}`);
  assert(found, 'a log has a row');
  return found;
}
