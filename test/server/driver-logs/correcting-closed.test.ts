import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extraCostDemands, extraCostNotes } from '../../../server/src/db/schema/drivers/extra-costs.ts';
import { logClosings } from '../../../server/src/db/schema/drivers/log-months.ts';
import { driverRates } from '../../../server/src/db/schema/drivers/presences.ts';
import { DriverMonth } from '../../../server/src/http/month-schemas.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Answer, Client } from '../../contract/client.ts';
import { centsOfColumn } from '../../domain/csv/read-csv.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { isShift, logsOf, type Shift, shiftsOf } from './logs.ts';

const { DATABASE_URL } = process.env;
/** The server's day is 10 March 2026. */
const [old, next] = ['2026-01', '2026-02'];

let server: OwnServer;
let api: Client;
/** Ended shifts of January, by driver; each test takes drivers of its own. */
let free: Shift[][];
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL, size: 300 });
  api = await server.as('logistique');
  const shifts = (await shiftsOf(api, { month: old })).filter(({ is_ended }) => is_ended);
  free = [...new Set(shifts.map(({ driver }) => driver.id))].map((id) => shifts.filter((it) => it.driver.id === id));
}, 600_000);
afterAll(() => server.close());

function aShift(): Shift {
  const [first] = free.shift() ?? [];
  assert(first, 'the world has drivers enough');
  return first;
}

const errorOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const monthOf = async (driver: number, month: string): Promise<DriverMonth> => {
  const { body } = await api.get('/driver-months/', { query: { month, driver_id: driver } });
  const [found] = (body as { months: unknown[] }).months;
  return DriverMonth.parse(found);
};
const cents = (euros: number) => Math.round(euros * 100);
async function sumsOf(driver: number, month: string) {
  const counted = (await logsOf(api, { month, driver_id: driver })).logs.filter((log) => log.is_ended);
  return {
    time_total: counted.filter(isShift).reduce((sum, log) => sum + log.time_total, 0),
    total: counted.reduce((sum, { money_real }) => sum + cents(money_real), 0) / 100,
  };
}
const close = async (driver: number, month: string) =>
  api.post('/driver-months/', { driver, month, ...(await sumsOf(driver, month)) });

/** What 30 minutes of a shift are worth, worked out apart. */
const halfHour = ({ rate }: Shift) => Math.round((cents(rate.hourly) * 30) / 60) / 100;
const correct = (shift: Shift, fields: object = {}, by = api) =>
  by.post('/driver-months/correct/', {
    ...{ driver: shift.driver.id, day: shift.date, into: next, amount: halfHour(shift), minutes: 30 },
    ...{ reason: 'Second badge retrouvé', ...fields },
  });

describe('a correction of a closed month', () => {
  it('LOG-204 LOG-205 enters the next open one, at the frozen rate; the closed one names it and keeps what it had', async () => {
    const shift = aShift();
    const driver = shift.driver.id;
    expect((await close(driver, old)).status).toBe(200);
    const before = await monthOf(driver, old);
    expect([before.corrects_into, before.corrections]).toEqual([next, []]);
    const [file] = await server.db.select().from(logClosings).where(eq(logClosings.driver, driver));
    const [logs, sums] = [await logsOf(api, { month: old, driver_id: driver }), await sumsOf(driver, next)];
    // A rate that came after the shift ended changes nothing of it.
    const since = { since: '2025-12-31', hourly_cents: 9_900, order_cents: 1, day_cents: 1 };
    await server.db
      .insert(driverRates)
      .values({ driver: shift.driver.id, ...since })
      .onConflictDoUpdate({ target: [driverRates.driver, driverRates.since], set: since });
    const answer = await correct(shift);
    expect(answer.status).toBe(200);
    const after = DriverMonth.parse(answer.body);
    const entry = {
      ...{ id: expect.any(Number), day: shift.date, entered_on: '2026-02-28', amount: halfHour(shift), minutes: 30 },
      ...{ reason: 'Second badge retrouvé', by: { name: 'Nadia Haddouche' } },
    };
    expect(after).toMatchObject({ ...before, corrections: [entry] });
    expect(after).toEqual(await monthOf(driver, old));
    expect(await logsOf(api, { month: old, driver_id: driver })).toEqual(logs);
    expect(await server.db.select().from(logClosings).where(eq(logClosings.driver, driver))).toEqual([file]);
    // Taken back by an amount with its sign, of another day.
    expect((await correct(shift, { minutes: undefined, amount: -1.37 })).status).toBe(200);
    const added = (await logsOf(api, { month: next, driver_id: driver })).logs.filter((log) => !isShift(log));
    expect(added.filter((log) => 'corrects' in log && log.corrects === shift.date)).toMatchObject([
      { money_real: halfHour(shift), logs: [{ label: labelOf(shift.date), minutes: 30 }] },
      { money_real: -1.37, logs: [{ label: labelOf(shift.date), minutes: null }] },
    ]);
    const by = cents(halfHour(shift)) - 137;
    const grown = await sumsOf(driver, next);
    expect([cents(grown.total), grown.time_total]).toEqual([cents(sums.total) + by, sums.time_total]);
    // Closed in its turn, it keeps the correction, also in its file; the one after it is March.
    expect((await close(driver, next)).status).toBe(200);
    const files = await server.db.select().from(logClosings).where(eq(logClosings.driver, driver));
    const last = files.find(({ month }) => month === '2026-02-01');
    expect(centsOfColumn(last?.file ?? '', 'Total (€)')).toBe(cents(grown.total));
    expect(last?.file).toContain(labelOf(shift.date));
    expect((await monthOf(driver, old)).corrects_into).toBe('2026-03');
    // Who takes it back there is refused: that month is closed too.
    const [first] = after.corrections;
    expect(errorOf(await api.delete(`/driver-extra-costs/${first?.id}/`))).toEqual([409, 'month_closed']);
  });

  it('LOG-204 is refused where it is none, or the months are others than were seen; nothing is written', async () => {
    const shift = aShift();
    const driver = shift.driver.id;
    expect(errorOf(await correct(shift))).toEqual([409, 'month_changed']);
    expect((await correct(shift)).body).toMatchObject({ error: "Ce mois n'est pas clos", month: { closing: null } });
    expect((await close(driver, old)).status).toBe(200);
    for (const [status, fields] of [
      [422, { amount: halfHour(shift) + 0.01 }],
      [422, { minutes: -30 }],
      [400, { minutes: 961 }],
      [400, { minutes: undefined, amount: 500.01 }],
      [400, { minutes: undefined, amount: 0 }],
      [400, { minutes: undefined, amount: 1.005 }],
      [400, { reason: '  x ' }],
      [400, { into: old }],
      [400, { into: '2025-12' }],
      [400, { extracost_type: 3 }],
      [404, { driver: 999_999_999 }],
    ] as const)
      expect([fields, (await correct(shift, fields)).status]).toEqual([fields, status]);
    expect((await correct(shift, { amount: 1, minutes: 30 })).body).toMatchObject({
      error: expect.stringMatching(/30 min à .* de l'heure font/),
    });
    const moved = await correct(shift, { into: '2026-03' });
    expect(errorOf(moved)).toEqual([409, 'month_changed']);
    expect(moved.body).toMatchObject({ month: { corrects_into: next } });
    for (const role of ['manager', 'superadmin', 'dispatch', 'support', 'preparation'])
      expect((await correct(shift, {}, await server.as(role))).status).toBe(403);
    expect((await monthOf(driver, old)).corrections).toEqual([]);
    // The database refuses a day that is not of a month before it.
    const [entered] = [await correct(shift)];
    expect(entered?.status).toBe(200);
    await expect(
      server.db.execute(sql`insert into extra_costs (center_id, driver, day, amount_cents, author_id, created_at, corrects)
        select center_id, driver, day, 1, author_id, created_at, day from extra_costs where corrects is not null limit 1`),
    ).rejects.toThrow();
  });

  it('LOG-204 while one corrects another closes the next month: one of them is refused, and both sums hold', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const shift = aShift();
      const driver = shift.driver.id;
      expect((await close(driver, old)).status).toBe(200);
      const seen = { driver, month: next, ...(await sumsOf(driver, next)) };
      const closing = () => api.post('/driver-months/', seen);
      const both = round % 2 === 0 ? [correct(shift), closing()] : [closing(), correct(shift)];
      const answers = await Promise.all(both);
      const [correcting, closed] = round % 2 === 0 ? answers : answers.toReversed();
      assert(correcting && closed, 'both are answered');
      outcomes.add(`${correcting.status} ${closed.status}`);
      const refused = [correcting, closed].filter(({ status }) => status !== 200);
      expect(refused.map(errorOf)).toEqual([[409, 'month_changed']]);
      const { closing: kept } = await monthOf(driver, next);
      const { corrections } = await monthOf(driver, old);
      if (correcting.status === 200) expect([kept, corrections.length]).toEqual([null, 1]);
      else expect([kept?.total, corrections]).toEqual([seen.total, []]);
      // Whoever lost tries again on what is so by now.
      if (correcting.status !== 200) expect((await correct(shift, { into: '2026-03' })).status).toBe(200);
      else expect((await close(driver, next)).status).toBe(200);
    }
    expect([...outcomes].every((it) => it === '200 409' || it === '409 200')).toBe(true);
  });

  it('LOG-204 two who found out the same: the second one is told, and pays it only once he says that it is another', async () => {
    const shift = aShift();
    expect((await close(shift.driver.id, old)).status).toBe(200);
    const answers = await Promise.all([correct(shift, { seen: 0 }), correct(shift, { seen: 0 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert(refused, 'one of them is refused');
    expect(errorOf(refused)).toEqual([409, 'month_changed']);
    const told = DriverMonth.parse((refused.body as { month: unknown }).month).corrections;
    expect(told).toHaveLength(1);
    expect((await monthOf(shift.driver.id, old)).corrections).toEqual(told);
    expect((await correct(shift, { seen: told[0]?.id })).status).toBe(200);
    expect((await monthOf(shift.driver.id, old)).corrections).toHaveLength(2);
  });

  it('LOG-205 SUP-583 its reason may be cleared; the entry stays', async () => {
    const shift = aShift();
    expect((await close(shift.driver.id, old)).status).toBe(200);
    const [entry] = DriverMonth.parse((await correct(shift)).body).corrections;
    assert(entry, 'it is told');
    await server.db.delete(extraCostNotes).where(eq(extraCostNotes.extra_cost_id, entry.id));
    expect((await monthOf(shift.driver.id, old)).corrections).toEqual([{ ...entry, reason: null }]);
  });
});

describe('a demand of a closed month', () => {
  it('LOG-206 is validated into the next open one, at the rate of its day, and seen in both', async () => {
    const shift = aShift();
    const driver = shift.driver.id;
    const [demand] = await server.db
      .insert(extraCostDemands)
      .values({
        ...{ center_id: sql`${shift.center}`, driver: shift.driver.id, minutes: 30 },
        created_at: `${shift.date}T10:00:00.000Z`,
      })
      .returning();
    const [type] = (await logsOf(api, { date: shift.date })).extracost_types;
    const body = {
      ...{ driver, day: '2026-02-28', corrects: shift.date, amount: halfHour(shift), minutes: 30 },
      ...{ extracost_type: type?.id, driver_extra_cost_demand_id: demand?.id },
    };
    const validate = (fields: object = {}) => api.post('/driver-extra-costs/', { ...body, ...fields });
    expect(errorOf(await validate())).toEqual([409, 'month_changed']);
    expect((await close(driver, old)).status).toBe(200);
    expect(errorOf(await validate({ day: '2026-03-02' }))).toEqual([409, 'month_changed']);
    expect((await validate({ corrects: '2026-01-01' })).status).toBe(shift.date === '2026-01-01' ? 200 : 400);
    expect((await validate({ driver_extra_cost_demand_id: undefined, minutes: undefined })).status).toBe(400);
    const answer = await validate();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ date: '2026-02-28', corrects: shift.date, demand: { id: demand?.id } });
    expect((await monthOf(driver, old)).corrections).toMatchObject([
      { day: shift.date, entered_on: '2026-02-28', amount: halfHour(shift), minutes: 30 },
    ]);
  });
});

const labelOf = (day: string) => `Correction du ${day.split('-').toReversed().join('/')}`;
