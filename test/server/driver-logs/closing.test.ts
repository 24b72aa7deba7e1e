import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMonthClosed } from '../../../server/src/db/presences/log-months.ts';
import { readDrivers } from '../../../server/src/db/read.ts';
import { drivers, tasks } from '../../../server/src/db/schema/day.ts';
import { extraCostDemands } from '../../../server/src/db/schema/drivers/extra-costs.ts';
import { logClosings, logReopeningNotes } from '../../../server/src/db/schema/drivers/log-months.ts';
import { presences } from '../../../server/src/db/schema/drivers/presences.ts';
import { DriverMonth } from '../../../server/src/http/month-schemas.ts';
import { shiftsAreLogged } from '../../../server/src/simulator/shifts-logged.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Answer, Client } from '../../contract/client.ts';
import { centsOfColumn, secondsOfColumn } from '../../domain/csv/read-csv.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { isShift, logsOf, type Shift, shiftsOf } from './logs.ts';

const { DATABASE_URL } = process.env;
const month = '2026-02';

let server: OwnServer;
let api: Client;
/** Drivers with shifts of the month, each with his own; each test has its own driver. */
let free: (readonly Shift[])[];
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL });
  api = await server.as('logistique');
  const shifts = (await shiftsOf(api, { month })).filter(({ is_ended }) => is_ended);
  free = [...new Set(shifts.map(({ driver }) => driver.id))].map((id) => shifts.filter((it) => it.driver.id === id));
}, 120_000);
afterAll(() => server.close());

function aDriver(): readonly [Shift, ...Shift[]] {
  const [first, ...others] = free.shift() ?? [];
  assert(first, 'the world has drivers enough');
  return [first, ...others];
}

/** His sums by hand: of ended shifts, and of extra costs. */
async function sumsOf(driver: number) {
  const { logs } = await logsOf(api, { month, driver_id: driver });
  const counted = logs.filter((log) => log.is_ended);
  const cents = (some: typeof counted) => some.reduce((sum, { money_real }) => sum + Math.round(money_real * 100), 0);
  return {
    time_total: counted.filter(isShift).reduce((sum, log) => sum + log.time_total, 0),
    total: cents(counted) / 100,
    presence: cents(counted.filter(isShift)) / 100,
  };
}

const errorOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const monthOf = async (driver: number): Promise<DriverMonth> => {
  const { body } = await api.get('/driver-months/', { query: { month, driver_id: driver } });
  const [found] = (body as { months: unknown[] }).months;
  return DriverMonth.parse(found);
};
async function close(driver: number, fields: object = {}, by = api): Promise<Answer> {
  const { time_total, total } = await sumsOf(driver);
  return by.post('/driver-months/', { driver, month, time_total, total, ...fields });
}

/** A manager of logistics: no demonstration account is both. */
const managerOfLogistics = () => server.as('manager-acl');

describe('a month that is closed', () => {
  it('LOG-150 LOG-151 keeps its amounts and its file, whose sums are those of the screen', async () => {
    const [{ driver }] = aDriver();
    const sums = await sumsOf(driver.id);
    const { status, body } = await close(driver.id);
    expect(status).toBe(200);
    const closed = DriverMonth.parse(body);
    expect(closed.closing).toMatchObject({
      ...{ time_total: sums.time_total, total: sums.total, presence: sums.presence },
      ...{ at: new Date(server.clock()).toISOString(), by: { name: 'Nadia Haddouche' } },
    });
    expect(await monthOf(driver.id)).toEqual(closed);
    const file = await api.get(`/driver-months/${driver.id}/${month}/file/`);
    expect(file.status).toBe(200);
    const [stored] = await server.db.select().from(logClosings).where(eq(logClosings.driver, driver.id));
    assert(stored, 'the closing is stored');
    expect(centsOfColumn(stored.file, 'Total (€)')).toBe(Math.round(sums.total * 100));
    expect(secondsOfColumn(stored.file, 'Durée')).toBe(sums.time_total);
    // Once: whoever comes second is told.
    const again = await close(driver.id);
    expect(errorOf(again)).toEqual([409, 'month_closed']);
    expect(again.body).toMatchObject({ error: 'Ce mois est déjà clos', month: closed });
    // Neither closing nor amounts can be changed.
    await expect(server.db.execute(sql`update log_closings set time_total = 0`)).rejects.toThrow();
    await expect(server.db.execute(sql`delete from log_closings`)).rejects.toThrow();
  });

  it('LOG-151 SUP-583 its file, which is never changed, has no comment that would have to be cleared', async () => {
    const [log] = aDriver();
    const { driver, date } = log;
    assert(log.ended_at, 'it is ended');
    const [type] = (await logsOf(api, { date })).extracost_types;
    const cost = {
      driver: driver.id,
      day: date,
      amount: 1.5,
      extracost_type: type?.id,
      comment: 'Mme Okonkwo absente',
    };
    expect((await api.post('/driver-extra-costs/', cost)).status).toBe(200);
    const manual_edit_end = new Date(Date.parse(log.ended_at) - 60_000).toISOString();
    const corrected = { manual_edit_end, comment: 'vu chez Mme Okonkwo' };
    expect((await api.patch(`/presence-logs/${log.id}/`, corrected)).status).toBe(200);
    expect((await close(driver.id)).status).toBe(200);
    const [stored] = await server.db.select().from(logClosings).where(eq(logClosings.driver, driver.id));
    assert(stored, 'the closing is stored');
    expect(stored.file).not.toMatch(/Okonkwo|Commentaire/);
    expect(centsOfColumn(stored.file, 'Surcoût (€)')).toBe(stored.extra_cost_cents);
  });

  it('LOG-150 is closed on what was seen, and only once it is over', async () => {
    const [{ driver }] = aDriver();
    const { time_total, total } = await sumsOf(driver.id);
    for (const fields of [{ time_total: time_total + 1 }, { total: (Math.round(total * 100) + 1) / 100 }]) {
      const refused = await close(driver.id, fields);
      expect(errorOf(refused)).toEqual([409, 'month_changed']);
      expect(refused.body).toMatchObject({ month: { closing: null } });
    }
    const present = await close(driver.id, { month: '2026-03' });
    expect([present.status, present.body]).toEqual([400, { error: "Ce mois n'est pas terminé" }]);
    for (const fields of [{ month: '2026-13' }, { total: '5' }, { time_total: 1.5 }, { reason: 'x' }])
      expect((await close(driver.id, fields)).status).toBe(400);
    expect((await close(999_999_999)).status).toBe(404);
    expect((await monthOf(driver.id)).closing).toBeNull();
  });

  it('LOG-150 LOG-154 LOG-215 is closed by logistics alone, and reopened by a manager of it, with a reason that stays', async () => {
    const [{ driver }] = aDriver();
    for (const role of ['manager', 'superadmin', 'dispatch', 'support', 'preparation'])
      expect((await close(driver.id, {}, await server.as(role))).status).toBe(403);
    const body = { driver: driver.id, month, reason: 'Badge remplacé ce jour-là' };
    expect((await api.post('/driver-months/reopen/', body)).status).toBe(403);
    const manager = await managerOfLogistics();
    const notClosed = await manager.post('/driver-months/reopen/', body);
    expect([notClosed.status, notClosed.body]).toMatchObject([409, { error: "Ce mois n'est pas clos" }]);
    const closed = DriverMonth.parse((await close(driver.id)).body);
    for (const reason of ['', '  ', 'ab', 'x'.repeat(501)])
      expect((await manager.post('/driver-months/reopen/', { ...body, reason })).status).toBe(400);
    const { body: answer } = await manager.post('/driver-months/reopen/', body);
    const { closing, reopenings } = DriverMonth.parse(answer);
    expect([closing, reopenings]).toMatchObject([null, [{ reason: body.reason, at: closed.closing?.at }]]);
    // It may be corrected, and closed again: the file is the last one.
    const [log] = await shiftsOf(api, { month, driver_id: driver.id });
    assert(log?.ended_at, 'he has an ended shift');
    const end = new Date(Date.parse(log.ended_at) - 60_000).toISOString();
    expect((await api.patch(`/presence-logs/${log.id}/`, { manual_edit_end: end })).status).toBe(200);
    const again = await close(driver.id);
    expect(again.status).toBe(200);
    expect(DriverMonth.parse(again.body).reopenings).toMatchObject([{ reason: body.reason }]);
    expect(await server.db.select().from(logClosings).where(eq(logClosings.driver, driver.id))).toHaveLength(2);
  });

  it('LOG-152 names what is open, and is closed all the same', async () => {
    const [first] = aDriver();
    const { driver, date } = first;
    const before = (await monthOf(driver.id)).open;
    const created_at = `${date}T10:00:00.000Z`;
    const [demand] = await server.db
      .insert(extraCostDemands)
      .values({
        center_id: sql`${first.center}`,
        driver: driver.id,
        created_at,
        minutes: 15,
        demand_type_label: 'Retour',
      })
      .returning();
    const start = first.manual_edit_start ?? first.started_at;
    await server.db.insert(presences).values({
      ...{ center_id: sql`${first.center}`, driver: driver.id },
      started_at: new Date(Date.parse(start) + 60_000).toISOString(),
    });
    const { open } = await monthOf(driver.id);
    const added = open.filter((point) => !before.some(({ kind, id }) => kind === point.kind && id === point.id));
    expect(added.map(({ kind }) => kind).sort()).toEqual(['demand', 'unfinished']);
    expect(added.find(({ kind }) => kind === 'demand')).toEqual({
      ...{ kind: 'demand', id: demand?.id, day: date, label: 'Retour, 15 min' },
    });
    const closed = await close(driver.id);
    expect(closed.body).toMatchObject({ closing: { unfinished: expect.any(Number) }, open });
    // What is decided later enters the next month: refused it pays nothing, validated it needs an open day.
    const [type] = (await logsOf(api, { date: '2026-03-09' })).extracost_types;
    const answer = { driver: driver.id, extracost_type: type?.id, driver_extra_cost_demand_id: demand?.id, minutes: 0 };
    const inside = await api.post('/driver-extra-costs/', { ...answer, day: date, amount: 4, minutes: 20 });
    expect([409, 422]).toContain(inside.status);
    expect((await api.post(`/extra-cost-demands/${demand?.id}/review/`)).status).toBe(200);
    expect(await sumsOf(driver.id)).toMatchObject({ total: DriverMonth.parse(closed.body).closing?.total });
  });
});

describe('the months of a center', () => {
  it('LOG-155 a driver who has nothing in it but an open demand is among them', async () => {
    const [{ driver, center }] = aDriver();
    await server.db.insert(extraCostDemands).values({
      ...{ center_id: sql`${center}`, driver: driver.id, created_at: '2024-01-10T10:00:00.000Z', minutes: 15 },
    });
    const { body } = await api.get('/driver-months/', { query: { month: '2024-01', center } });
    expect(body).toMatchObject({ months: [{ driver: { id: driver.id }, open: [{ kind: 'demand' }] }] });
  });
});

describe('whoever writes into it', () => {
  it('LOG-153 corrections, additions, extra costs, deletions, validations and STOP are refused in words; nothing is written', async () => {
    const [log] = aDriver();
    const { driver, date, center } = log;
    assert(log.ended_at, 'it is ended');
    const [type] = (await logsOf(api, { date })).extracost_types;
    const cost = { driver: driver.id, day: date, amount: 1.5, extracost_type: type?.id };
    const standing = await api.post('/driver-extra-costs/', cost);
    expect(standing.status).toBe(200);
    const created_at = `${date}T10:00:00.000Z`;
    const [demand] = await server.db
      .insert(extraCostDemands)
      .values({ center_id: sql`${center}`, driver: driver.id, created_at, minutes: 20 })
      .returning();
    // A shift of the next month, which a correction would move into the closed one.
    const later = await api.post('/presence-logs/', {
      driver: driver.id,
      date: '2026-03-01',
      start: '00:10',
      end: '01:00',
    });
    expect(later.status).toBe(200);
    // One that began in the month and goes on.
    const begun = '2026-02-28T22:30:00.000Z';
    await server.db.insert(presences).values({ center_id: sql`${center}`, driver: driver.id, started_at: begun });
    await server.db
      .update(drivers)
      .set({ state: 'wait', data: sql`${drivers.data} || ${JSON.stringify({ current_presence_start: begun })}::jsonb` })
      .where(eq(drivers.id, driver.id));
    expect((await close(driver.id)).status).toBe(200);
    const before = await logsOf(api, { month, driver_id: driver.id, center });
    const end = new Date(Date.parse(log.ended_at) - 60_000).toISOString();
    const dispatch = await server.as('dispatch');
    const rate = Math.round(log.rate.hourly * 100);
    const writers: Readonly<Record<string, () => Promise<Answer>>> = {
      correction: () => api.patch(`/presence-logs/${log.id}/`, { manual_edit_end: end }),
      'correction into it': () =>
        api.patch(`/presence-logs/${(later.body as Shift).id}/`, { manual_edit_start: '2026-02-28T22:50:00.000Z' }),
      addition: () => api.post('/presence-logs/', { driver: driver.id, date, start: '09:00', end: '09:30' }),
      'extra cost': () => api.post('/driver-extra-costs/', cost),
      'extra cost of a board': () => dispatch.post('/driver-extra-costs/', { ...cost, order: anOrder }),
      validation: () =>
        api.post('/driver-extra-costs/', {
          ...{ ...cost, minutes: 20, amount: Math.round(rate / 3) / 100, driver_extra_cost_demand_id: demand?.id },
        }),
      deletion: () => api.delete(`/driver-extra-costs/${(standing.body as { id: number }).id}/`),
      STOP: () => dispatch.post(`/drivers/${driver.id}/stop/`, { unfinished_new_status: 'prepared' }),
    };
    const anOrder = await orderOf(center);
    const answers = await Promise.all(
      Object.entries(writers).map(async ([name, write]) => {
        const { status, body } = await write();
        return [name, status, body];
      }),
    );
    const error = `Février 2026 est clos pour ${driver.name} depuis le 10/03/2026 11:00`;
    const refusal = { code: 'month_closed', error };
    expect(answers).toEqual(Object.keys(writers).map((name) => [name, 409, refusal]));
    expect(await logsOf(api, { month, driver_id: driver.id, center })).toEqual(before);
    // The simulated day asks nobody: it leaves the presence as it is.
    await server.db.transaction(async (tx) => {
      const change = { kind: 'driver', id: driver.id, set: { current_presence_start: null } } as const;
      const step = {
        ...{ center: CenterId.parse(center), changes: [change], nowMs: server.clock() },
        ...{ floor: [], done: [], sent: [], revision: 1 },
      };
      await shiftsAreLogged(tx, step);
      expect(await isMonthClosed(tx, driver.id, Date.parse(begun))).toBe(true);
    });
    expect(await logsOf(api, { month, driver_id: driver.id, center })).toEqual(before);
    const [his] = await readDrivers(server.db, { ids: [driver.id] });
    expect(his?.current_presence_start).toBe(begun);
  });

  it('LOG-153 the year before, which fills while the server runs, leaves a closed month as it is', async () => {
    const [{ driver }] = aDriver();
    const past = '2025-12';
    const sums = { driver: driver.id, month: past, time_total: 0, total: 0 };
    const empty = await shiftsOf(api, { month: past, driver_id: driver.id });
    expect(empty).toEqual([]);
    expect((await api.post('/driver-months/', sums)).status).toBe(200);
    for (let step = 0; step < 8; step++) await server.pastLogs.step();
    expect((await shiftsOf(api, { month: past })).length).toBeGreaterThan(100);
    expect(await shiftsOf(api, { month: past, driver_id: driver.id })).toEqual([]);
  }, 240_000);

  it('LOG-153 the database refuses a writer that forgets to ask', async () => {
    const [log] = aDriver();
    expect((await close(log.driver.id)).status).toBe(200);
    const late = sql`update presences set manual_edit_end = started_at where id = ${log.id}`;
    await expect(server.db.execute(late)).rejects.toThrow();
    const row = { center_id: sql`${log.center}`, driver: log.driver.id, started_at: log.started_at };
    await expect(server.db.insert(presences).values(row)).rejects.toThrow();
    await expect(server.db.execute(sql`delete from presences where id = ${log.id}`)).rejects.toThrow();
  });

  it('LOG-151 the database refuses a second closing of a closed month, until it is reopened, however many try at once', async () => {
    const [shift] = aDriver();
    expect((await close(shift.driver.id)).status).toBe(200);
    const [found] = await server.db.select().from(logClosings).where(eq(logClosings.driver, shift.driver.id));
    assert(found, 'the month is closed');
    const { id, ...first } = found;
    const again = () => server.db.insert(logClosings).values(first);
    await expect(again()).rejects.toThrow();
    const manager = await managerOfLogistics();
    const reopened = await manager.post('/driver-months/reopen/', { driver: shift.driver.id, month, reason: 'Badge' });
    expect(reopened.status).toBe(200);
    const tries = await Promise.allSettled([again(), again(), again()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // The reason is a free text: cleared, the reopening stays.
    await server.db.delete(logReopeningNotes).where(eq(logReopeningNotes.closing_id, id));
    expect((await monthOf(shift.driver.id)).reopenings).toMatchObject([
      { reason: null, by: { id: expect.any(Number) } },
    ]);
  });

  it('LOG-153 of one who corrects and one who closes at once, one is told', async () => {
    for (let round = 0; round < 4; round++) {
      const [log] = aDriver();
      assert(log.ended_at, 'it is ended');
      const { time_total, total } = await sumsOf(log.driver.id);
      const end = new Date(Date.parse(log.ended_at) - 3_600_000).toISOString();
      const [closed, corrected] = await Promise.all([
        api.post('/driver-months/', { driver: log.driver.id, month, time_total, total }),
        api.patch(`/presence-logs/${log.id}/`, { manual_edit_end: end }),
      ]);
      const outcomes = [errorOf(closed), errorOf(corrected)];
      expect([
        [
          [200, undefined],
          [409, 'month_closed'],
        ],
        [
          [409, 'month_changed'],
          [200, undefined],
        ],
      ]).toContainEqual(outcomes);
      const { closing } = await monthOf(log.driver.id);
      if (closing) expect((await sumsOf(log.driver.id)).total).toBe(closing.total);
    }
  });
});

/** An order of a center, for its menu. */
async function orderOf(center: number): Promise<number> {
  const [found] = await server.db
    .select({ id: tasks.linked_order })
    .from(tasks)
    .where(sql`${tasks.center_id} = ${center} and ${tasks.left_rev} is null`)
    .limit(1);
  assert(found, 'the center has an order');
  return found.id;
}
