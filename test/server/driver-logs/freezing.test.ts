import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldDays } from '../../../server/src/day-end/forget-days.ts';
import { readDrivers } from '../../../server/src/db/read.ts';
import { docks } from '../../../server/src/db/schema/day.ts';
import { driverRates } from '../../../server/src/db/schema/drivers/presences.ts';
import { lockCenter, writePatches } from '../../../server/src/db/write.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import type { DockId } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import { dayAfter } from '../../../src/domain/driver-log/calendar.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import { hourText, parisDay } from '../../../src/domain/time/paris-time.ts';
import { parisInstant } from '../../../src/domain/time/paris-wall-clock.ts';
import { readBoard } from '../../contract/board.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { logsOf, type Shift, shift, shiftsOf } from './logs.ts';

const { DATABASE_URL } = process.env;
const center = CenterId.parse(9);
const minute = 60_000;

let server: OwnServer;
let api: Client;
let boards: Client;
beforeAll(async () => {
  server = await ownServer({ size: 300, databaseUrl: DATABASE_URL });
  api = await server.as('logistique');
  boards = await server.as('superadmin');
}, 120_000);
afterAll(() => server.close());

const iso = (ms: number) => new Date(ms).toISOString();
const write = (patches: readonly Patch[]) =>
  server.db.transaction(async (tx) => {
    await writePatches(tx, center, ((await lockCenter(tx, center)) ?? 0) + 1, patches);
  });
const driversNow = async () => readDrivers(server.db, { center, since: 0 });
const today = () => iso(server.clock()).slice(0, 10);
const shiftsToday = (driver: Driver) => shiftsOf(api, { date: today(), driver_id: driver.id });

async function onlyShift(driver: Driver): Promise<Shift> {
  const [only, ...others] = await shiftsToday(driver);
  assert(only && others.length === 0, 'the driver has one shift today');
  return only;
}

const taken = new Set<number>();
const isFree = ({ id, current_presence_start }: Driver) => !current_presence_start && !taken.has(id);
/** A driver of the center who is not present, paid in this way; each test has its own. */
async function aDriver(pay_mode: string): Promise<Driver> {
  const driver = (await driversNow()).find(isFree);
  assert(driver, 'the world has drivers at home');
  taken.add(driver.id);
  const noon = Date.parse(`${today()}T12:00Z`) / 1000;
  const planning_data = [{ start: noon - 7_200, end: noon + 7_200 }];
  await write([{ kind: 'driver', id: driver.id, set: { state: 'plan', pay_mode, planning_data } }]);
  return { ...driver, pay_mode, planning_data };
}

let given = 0;
/** A round of the board, given to the driver and on the road from now on. */
async function drives(driver: Driver): Promise<{ readonly id: DockId }> {
  const { load } = await readBoard(boards, center);
  const dock = load.docks.filter(({ tasks, gone_at }) => (tasks ?? []).length > 0 && !gone_at)[given++];
  assert(dock, 'the board has rounds');
  const set = { driver: driver.id, gone_at: iso(server.clock()), finished_at: null, driver_gain_real: 30.18 };
  await write([{ kind: 'dock', id: dock.id, set }]);
  return dock;
}
const comesBack = ({ id }: { readonly id: DockId }) =>
  write([{ kind: 'dock', id, set: { finished_at: iso(server.clock()) } }]);

const start = (driver: Driver) => boards.post(`/drivers/${driver.id}/start/`, { vehicle: 'BIKE', center_id: center });
const stop = (driver: Driver) => boards.post(`/drivers/${driver.id}/stop/`, {});

describe('a presence', () => {
  it('LOG-038 begins with START and ends with STOP, whose times are its punches', async () => {
    const driver = await aDriver('presence');
    const before = (await shiftsToday(driver)).length;
    expect(before).toBe(0);
    const startedAt = iso(server.clock());
    expect((await start(driver)).status).toBe(200);
    server.advance(90 * minute + 500);
    expect(await onlyShift(driver)).toMatchObject({
      ...{ started_at: startedAt, ended_at: null, is_ended: false, vehicle: 'BIKE', center },
      ...{ time_total: 5_400, pay_mode: 'presence', driver: { id: driver.id, name: driver.name } },
    });
    const endedAt = iso(server.clock());
    expect((await stop(driver)).status).toBe(200);
    server.advance(minute);
    expect(await onlyShift(driver)).toMatchObject({
      ...{ started_at: startedAt, ended_at: endedAt, is_ended: true, is_valid: true, time_total: 5_400 },
      punches: [
        { kind: 'start', at: startedAt },
        { kind: 'stop', at: endedAt },
      ],
    });
    // A second one on the same day is another shift.
    await start(driver);
    expect(await shiftsToday(driver)).toHaveLength(2);
  });

  it('LOG-024 LOG-033 LOG-037 has the rounds that left during it, with their times, orders and gain', async () => {
    const driver = await aDriver('perf_and_waiting');
    await start(driver);
    server.advance(20 * minute);
    const leftAt = iso(server.clock());
    const dock = await drives(driver);
    server.advance(45 * minute);
    const onTheRoad = await onlyShift(driver);
    expect(onTheRoad).toMatchObject({ time_waiting: 1_200, money_perf: 0, is_valid: true });
    expect(onTheRoad.logs).toEqual([
      {
        ...{ label: `G${dock.id % 10_000}`, link_id: dock.id, error: null, minutes: null, amount: null },
        ...{ start_center_name: 'Paris La Chapelle', end_center_name: expect.any(String), comment: expect.any(String) },
        ...{ started_at: leftAt, ended_at: null, orders: expect.any(Number) },
      },
    ]);
    await comesBack(dock);
    server.advance(15 * minute);
    const back = await onlyShift(driver);
    expect(back).toMatchObject({ time_waiting: 35 * 60, money_perf: 30.18, logs: [{ minutes: 45, amount: 30.18 }] });
    const waited = Math.round((35 * 60 * back.rate.hourly * 100) / 3600) / 100;
    expect(back.money_real).toBeCloseTo(30.18 + waited, 5);
    // By its decimal digits: its binary form lies below half a cent.
    await write([{ kind: 'dock', id: dock.id, set: { driver_gain_real: 1.005 } }]);
    expect(await onlyShift(driver)).toMatchObject({ money_perf: 1.01, logs: [{ amount: 1.01 }] });
    await write([{ kind: 'dock', id: dock.id, set: { driver_gain_real: 30.18 } }]);
    await stop(driver);
    expect((await onlyShift(driver)).logs).toEqual(back.logs);
  });

  it('LOG-038 keeps lines, plannings, rate and criterion of its end, whatever changes later', async () => {
    const driver = await aDriver('performance');
    await start(driver);
    server.advance(10 * minute);
    const dock = await drives(driver);
    server.advance(60 * minute);
    await comesBack(dock);
    server.advance(10 * minute);
    await stop(driver);
    const before = await onlyShift(driver);
    expect(before).toMatchObject({ pay_mode: 'performance', money_real: 30.18, logs: [{ link_id: dock.id }] });
    expect(before.planning_sessions).toHaveLength(1);
    // Every fact it rests on changes: criterion, planning, rate, and the round itself.
    await write([{ kind: 'driver', id: driver.id, set: { pay_mode: 'by_day', planning_data: [], hourly_rate: 99 } }]);
    const rate = { hourly_cents: 9_900, order_cents: 1, day_cents: 1 };
    await server.db.insert(driverRates).values({ driver: driver.id, since: before.date, ...rate });
    await write([{ kind: 'dock', id: dock.id, set: { driver_gain_real: 1, driver: null, finished_at: null } }]);
    expect(await shift(api, before)).toEqual(before);
    // A shift that ends from now on has the new ones.
    await start(driver);
    await stop(driver);
    expect((await shiftsToday(driver)).at(-1)).toMatchObject({
      pay_mode: 'by_day',
      rate: { hourly: 99 },
      money_real: 0.01,
    });
    // A correction moves its times alone.
    const corrected = await api.patch(`/presence-logs/${before.id}/`, {
      manual_edit_start: iso(Date.parse(before.started_at) - 30 * minute),
    });
    expect(corrected.body).toMatchObject({
      ...{ logs: before.logs, rate: before.rate, pay_mode: before.pay_mode, money_real: 30.18 },
      time_total: (before.time_total ?? 0) + 1_800,
    });
  });

  it('LOG-038 explains itself after its rounds are deleted', async () => {
    const driver = await aDriver('performance');
    await start(driver);
    const dock = await drives(driver);
    server.advance(60 * minute);
    await comesBack(dock);
    await stop(driver);
    const before = await onlyShift(driver);
    await server.db.execute(sql`update tasks set left_rev = 1 where dock = ${dock.id}`);
    await server.db.execute(sql`update docks set left_rev = 1, created_at = gone_at where id = ${dock.id}`);
    const later = server.clock() + 400 * 86_400_000;
    await forgetOldDays(server.db, later);
    expect(await server.db.select().from(docks).where(eq(docks.id, dock.id))).toEqual([]);
    expect(await shift(api, before)).toEqual(before);
  });

  it('LOG-039 with a round that never ended is invalid, and is paid the rest', async () => {
    const driver = await aDriver('performance');
    await start(driver);
    const done = await drives(driver);
    server.advance(30 * minute);
    await comesBack(done);
    const lost = await drives(driver);
    server.advance(30 * minute);
    await stop(driver);
    const log = await onlyShift(driver);
    expect(log).toMatchObject({ is_valid: false, money_real: 30.18 });
    expect(log.logs.map(({ link_id, error }) => [link_id, error?.message ?? null])).toEqual([
      [done.id, null],
      [lost.id, 'Fin de tournée manquante'],
    ]);
    const valid = await shiftsOf(api, { date: today(), driver_id: driver.id, include_invalid_logs: 0 });
    expect(valid).toEqual([]);
  });

  it('LOG-014 tells a round that left outside every planned session, or without one', async () => {
    const driver = await aDriver('performance');
    const planned = async (from: number, to: number) => {
      const at = server.clock() / 1000;
      const planning_data = [{ start: Math.floor(at + from * 60), end: Math.floor(at + to * 60) }];
      await write([{ kind: 'driver', id: driver.id, set: { planning_data } }]);
      return (await shiftsToday(driver)).at(-1)?.has_out_of_planning_delivery;
    };
    await start(driver);
    expect(await planned(60, 120)).toBe(false);
    server.advance(minute);
    await drives(driver);
    expect(await planned(-30, 30)).toBe(false);
    expect(await planned(1, 30)).toBe(true);
    expect(await planned(-30, -1)).toBe(true);
    await write([{ kind: 'driver', id: driver.id, set: { planning_data: [] } }]);
    expect((await onlyShift(driver)).has_out_of_planning_delivery).toBe(true);
  });

  it('LOG-038 a round stands in one log alone: one that is added does not count it again', async () => {
    const driver = await aDriver('performance');
    await start(driver);
    const dock = await drives(driver);
    server.advance(60 * minute);
    await comesBack(dock);
    await stop(driver);
    const log = await onlyShift(driver);
    const wall = (ms: number) => iso(ms + 60 * minute).slice(11, 16);
    const from = Date.parse(log.started_at) - 60 * minute;
    const added = await api.post('/presence-logs/', {
      ...{ driver: driver.id, date: log.date, start: wall(from), end: wall(from + 120 * minute) },
    });
    expect(added.body).toMatchObject({ logs: [], money_real: 0 });
    expect(await shift(api, log)).toEqual(log);
  });

  it('LOG-038 an end given by hand freezes it; the STOP that follows is a punch', async () => {
    const driver = await aDriver('presence');
    await start(driver);
    server.advance(120 * minute);
    const { id, started_at } = await onlyShift(driver);
    const end = iso(Date.parse(started_at) + 60 * minute);
    await api.patch(`/presence-logs/${id}/`, { manual_edit_end: end });
    await write([{ kind: 'driver', id: driver.id, set: { pay_mode: 'performance' } }]);
    await stop(driver);
    expect(await onlyShift(driver)).toMatchObject({
      ...{ manual_edit_end: end, ended_at: iso(server.clock()), time_total: 3_600, pay_mode: 'presence' },
    });
  });
});

describe('a round without a presence', () => {
  const unlogged = async (driver: Driver) => {
    const { unlogged_rounds } = await logsOf(api, { month: today().slice(0, 7), driver_id: driver.id });
    return unlogged_rounds.map(({ link_id }) => link_id);
  };

  it('LOG-172 is told until a presence has it, and never while its driver is present', async () => {
    // At home, and nobody forgot an end of his.
    const open = (await shiftsOf(api, { month: today().slice(0, 7) })).filter(({ is_ended }) => !is_ended);
    const driver = (await driversNow()).find(
      ({ id, current_presence_start }) => !current_presence_start && !open.some((it) => it.driver.id === id),
    );
    assert(driver, 'somebody is at home');
    const before = await unlogged(driver);
    server.advance(2 * minute);
    const dock = await drives(driver);
    expect(await unlogged(driver)).toEqual([...before, dock.id]);
    const told = (await logsOf(api, { date: today(), driver_id: driver.id })).unlogged_rounds.at(-1);
    expect(told).toMatchObject({ link_id: dock.id, driver: { id: driver.id }, ended_at: null });
    // Of another driver and another day it is not told.
    expect((await logsOf(api, { date: '2026-01-05', driver_id: driver.id })).unlogged_rounds).toEqual([]);
    const leftMs = Date.parse(told?.started_at ?? '');
    server.advance(3 * minute);
    await comesBack(dock);
    const clock = (ms: number) => hourText(ms);
    const added = await api.post('/presence-logs/', {
      ...{ driver: driver.id, date: parisDay(leftMs) },
      ...{ start: clock(leftMs - minute), end: clock(leftMs + 2 * minute) },
    });
    expect(added.status).toBe(200);
    expect(await unlogged(driver)).toEqual(before);

    await start(driver);
    server.advance(minute);
    await drives(driver);
    expect(await unlogged(driver)).toEqual(before);
    await stop(driver);
    expect(await unlogged(driver)).toEqual(before);
  });
});

describe('a driver who is planned and does not come', () => {
  const missing = async (driver: Driver, query: Readonly<Record<string, string | number>> = { date: today() }) =>
    (await logsOf(api, { ...query, driver_id: driver.id })).missing_drivers;

  /** A driver of the center without a presence of today or yesterday. */
  async function nobodyYet(): Promise<Driver> {
    const yesterday = dayAfter(today(), -1);
    const shifts = [...(await shiftsOf(api, { date: today() })), ...(await shiftsOf(api, { date: yesterday }))];
    for (const { driver } of shifts) taken.add(driver.id);
    // Those of the center may all have been here.
    const elsewhere = (await readDrivers(server.db, { center: CenterId.parse(12), since: 0 })).find(isFree);
    assert(elsewhere, 'the world has drivers elsewhere');
    const moved = await boards.post(`/drivers/${elsewhere.id}/change_center/`, { center_id: center });
    expect(moved.status).toBe(200);
    return aDriver('presence');
  }

  it('LOG-216 is told of the day of his planning until he has a presence, and of no other', async () => {
    const driver = await nobodyYet();
    const planned = (startMs: number, hours: number) => ({
      start: Math.floor(startMs / 1_000),
      end: Math.floor(startMs / 1_000) + hours * 3_600,
    });
    const tomorrow = planned(server.clock() + 24 * 60 * minute, 3);
    const session = planned(server.clock() - 30 * minute, 4);
    await write([{ kind: 'driver', id: driver.id, set: { planning_data: [session, tomorrow] } }]);
    expect(await missing(driver)).toEqual([
      {
        driver: expect.objectContaining({ id: driver.id, name: driver.name }),
        planning_sessions: [{ start: iso(session.start * 1_000), end: iso(session.end * 1_000) }],
      },
    ]);
    const ofCenter = async (center: number) =>
      (await logsOf(api, { date: today(), center })).missing_drivers.some((it) => it.driver.id === driver.id);
    expect([await ofCenter(center), await ofCenter(12)]).toEqual([true, false]);
    expect(await missing(driver, { date: '2026-01-05' })).toEqual([]);
    expect(await missing(driver, { month: today().slice(0, 7) })).toEqual([]);
    await start(driver);
    expect(await missing(driver)).toEqual([]);
    await stop(driver);
    expect(await missing(driver)).toEqual([]);
  });

  it('LOG-216 a night before that reaches into his planning is his presence; one that ended is not', async () => {
    const driver = await nobodyYet();
    const midnightMs = parisInstant(today(), '00:00') ?? Number.NaN;
    const at = Math.floor(midnightMs / 1_000);
    await write([{ kind: 'driver', id: driver.id, set: { planning_data: [{ start: at + 1_800, end: at + 7_200 }] } }]);
    const night = (untilMs: number) =>
      server.db.execute(sql`
        insert into presences (center_id, driver, started_at, ended_at, frozen_at, pay_mode, hourly_cents, order_cents, day_cents, planning, lines)
        values (${center}, ${driver.id}, ${iso(midnightMs - 90 * minute)}, ${iso(untilMs)}, ${iso(untilMs)}, 'presence', 1275, 350, 12000, '[]', '[]')`);
    expect(await missing(driver)).toHaveLength(1);
    await night(midnightMs + 15 * minute);
    expect(await missing(driver)).toHaveLength(1);
    await night(midnightMs + 45 * minute);
    expect(await missing(driver)).toEqual([]);
  });
});
