import { eq, type SQL, sql } from 'drizzle-orm';
import { usualRate } from '../../../../src/domain/driver-log/pay.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import { dayMs } from '../../world/clock.ts';
import type { Db, Tx } from '../connection/open.ts';
import { facts } from '../schema/record.ts';

interface Past {
  /** The same seed and days make the same presences. */
  readonly seed: number;
  /** Paris days, both included. */
  readonly from: string;
  readonly to: string;
  readonly nowMs: number;
}

/** Numbers of rounds of days that are over: below those of today's. */
const firstRound = 2_000_000;

/** A draw of 0 to `below` - 1 for the `n`th of them: `what` distinguishes its draws. */
const drawer = (seed: number) => (n: SQL, what: number, below: number) =>
  sql`(abs(hashint8extended(${n} * 64 + ${sql.raw(String(what))}, ${seed}) % ${sql.raw(String(below))}))::int`;

const minutes = (count: SQL) => sql`(${count}) * interval '1 minute'`;
/** An instant as JSON has it everywhere else. */
const written = (at: SQL) => sql`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What drivers are paid: since the first of January of this year, and before it a quarter of a euro less. */
export async function insertRates(tx: Tx, nowMs: number): Promise<void> {
  const year = new Date(nowMs).getUTCFullYear();
  const own = sql`round(coalesce(nullif((data ->> 'hourly_rate')::numeric, 0) * 100, ${usualRate.hourlyCents}))::int`;
  await tx.execute(sql`
    insert into driver_rates (driver, since, hourly_cents, order_cents, day_cents)
    select id, since, ${own} - less, ${usualRate.orderCents}::int, ${usualRate.dayCents}::int from drivers
    cross join (values (${`${year - 2}-01-01`}::date, 25), (${`${year}-01-01`}::date, 0)) as rates (since, less)`);
}

/**
 * Presences of past days with their rounds, each driver on five days of the week in his own hours, some over midnight;
 * a few are corrected, a few have no end or a round without one. Made by the database itself, in one statement with
 * their punches and corrections, so that a start hardly takes longer.
 */
async function insertPastPresences(tx: Tx, past: Past): Promise<void> {
  await tx.execute(sql`
    with made as (${shifts(past)} returning *),
    begun as (insert into presence_punches (presence_id, kind, at) select id, 'start', started_at from made),
    ended as (
      insert into presence_punches (presence_id, kind, at)
      select id, 'stop', ended_at from made where ended_at is not null),
    edited as (${corrections} returning id)
    insert into presence_edit_notes (edit_id, comment)
    select id, (array['badge oublié', 'lecteur en panne', 'vu avec lui'])[1 + id % 3] from edited`);
}

function shifts({ seed, from, to, nowMs }: Past): SQL {
  const draw = drawer(seed);
  const [driver, n, round] = [sql`d.id`, sql`n`, sql`(n * 8 + k)`];
  const wall = sql`make_interval(mins => (array[480, 510, 540, 660, 840, 960, 1020, 1320])[1 + ${draw(driver, 1, 8)}]
    + 15 * ${draw(driver, 2, 3)})`;
  const length = sql`300 + 30 * ${draw(driver, 3, 7)}`;
  return sql`
    insert into presences (center_id, driver, started_at, ended_at, manual_edit_start, manual_edit_end, vehicle, frozen_at,
      pay_mode, hourly_cents, order_cents, day_cents, planning, lines, has_error)
    select center_id, driver, started_at, badge_end,
      case when corrected = 1 then date_trunc('minute', started_at) - interval '15 minutes' end,
      case when corrected > 1 then date_trunc('minute', ended_at) + interval '20 minutes' end,
      vehicle, ended, case when is_ended then pay_mode end, case when is_ended then hourly_cents end,
      case when is_ended then order_cents end, case when is_ended then day_cents end,
      case when is_ended then planning end, case when is_ended then lines end, is_ended and is_lost
    from (
      select d.center_id, d.id as driver, d.vehicle, coalesce(d.data ->> 'pay_mode', 'presence') as pay_mode, rate.*,
        shift.*, rounds.lines, case when shift.is_badged then shift.ended_at end as badge_end,
        shift.is_badged or shift.corrected > 1 as is_ended,
        case when shift.is_badged or shift.corrected > 1 then shift.ended_at end as ended,
        jsonb_build_array(jsonb_build_object('start', ${written(sql`shift.planned`)}, 'end',
          ${written(sql`shift.planned + ${minutes(length)}`)})) as planning
      from drivers d
      join centers c on c.id = d.center_id
      cross join generate_series(0, ${to}::date - ${from}::date) as off
      cross join lateral (select ${from}::date + off as day, d.id * 100000 + (${from}::date + off - date '2000-01-01') as n) at
      cross join lateral (select (at.day + ${wall}) at time zone 'Europe/Paris' as planned) plan
      cross join lateral (
        select plan.planned, plan.planned + ${minutes(sql`${draw(n, 5, 15)} - 4`)} + ${draw(n, 6, 60)} * interval '1 second' as started_at,
          plan.planned + ${minutes(sql`${length} + ${draw(n, 7, 40)} - 12
            + case when ${draw(n, 8, 150)} = 0 then 400 else 0 end`)} + ${draw(n, 9, 60)} * interval '1 second' as ended_at,
          case ${draw(n, 10, 60)} when 0 then 1 when 1 then 2 else 0 end as corrected,
          ${draw(n, 11, 400)} > 0 as is_badged, ${draw(n, 12, 120)} = 0 as is_lost
      ) shift
      cross join lateral (
        select hourly_cents, order_cents, day_cents from driver_rates r
        where r.driver = d.id and r.since <= at.day order by r.since desc limit 1
      ) rate
      cross join lateral (
        select greatest(1, floor(extract(epoch from shift.ended_at - shift.started_at) / 7200))::int as count
      ) much
      cross join lateral (
        select jsonb_agg(jsonb_build_object('dock_id', ${firstRound}::int + (n * 7 + k) % 900000, 'left_at', ${written(sql`left_at`)},
          'back_at', case when shift.is_lost and k = much.count - 1 then null else ${written(sql`back_at`)} end,
          'start_center', c.data ->> 'name', 'end_center', c.data ->> 'name', 'comment', orders || ' arrêts',
          'orders', orders, 'amount_cents', case when shift.is_lost and k = much.count - 1 then null else 1200 + 235 * orders end)
          order by k) as lines
        from generate_series(0, much.count - 1) as k
        cross join lateral (select (shift.ended_at - shift.started_at) / much.count as slot) s
        cross join lateral (
          select shift.started_at + slot * k + ${minutes(sql`10 + ${draw(round, 20, 9)}`)} as left_at,
            shift.started_at + slot * (k + 1) - ${minutes(sql`2 + ${draw(round, 21, 12)}`)} as back_at,
            4 + ${draw(round, 22, 8)} as orders
        ) drive
      ) rounds
      where (extract(isodow from at.day)::int + ${draw(driver, 4, 7)}) % 7 > 1 and ${draw(n, 13, 20)} > 0
        and shift.ended_at < ${new Date(nowMs).toISOString()}::timestamptz - interval '8 hours'
        and not exists (
          select 1 from log_closings c left join log_reopenings r on r.closing_id = c.id
          where c.driver = d.id and c.month = date_trunc('month', at.day)::date and r.closing_id is null)
    ) made`;
}

/** Some hours later, by somebody of logistics. */
const corrections = sql`
  insert into presence_edits (presence_id, user_id, at, time, before, after)
  select p.id, u.id, coalesce(p.ended_at, p.manual_edit_end, p.started_at) + interval '7 hours', side.time, side.before, side.after
  from made p
  cross join (select id from users where is_logistic order by id limit 1) u
  cross join lateral (values ('start', p.started_at, p.manual_edit_start), ('end', p.ended_at, p.manual_edit_end))
    as side (time, before, after)
  where side.after is not null`;

/** Who is present when the world begins. */
export async function insertPresentNow(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with begun as (
      insert into presences (center_id, driver, started_at, vehicle)
      select center_id, id, (data ->> 'current_presence_start')::timestamptz, vehicle from drivers
      where data ->> 'current_presence_start' is not null
      returning id, started_at)
    insert into presence_punches (presence_id, kind, at) select id, 'start', started_at from begun`);
}

/** The fact that says from which day on the demo world has presences. */
const sinceFact = 'presences since';
const isSince = eq(facts.name, sinceFact);

/** How many days are made at a time: one statement, during which nobody else is served by an embedded database. */
const partDays = 15;

/** Fills the latest days of a new world, up to yesterday; earlier ones follow while it runs. */
export async function insertLatestPresences(tx: Tx, { seed, nowMs, days }: NewPast): Promise<void> {
  const from = parisDay(nowMs - days * dayMs);
  await insertPastPresences(tx, { seed, from, to: parisDay(nowMs - dayMs), nowMs });
  await tx.insert(facts).values({ name: sinceFact, value: from });
}
interface NewPast {
  readonly seed: number;
  readonly nowMs: number;
  readonly days: number;
}

/** Fills some days before those that are there, up to a year ago; false once they are all there. */
export async function insertEarlierPresences(db: Db, seed: number, nowMs: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [since] = await tx.select().from(facts).where(isSince).for('update');
    if (!since || since.value <= parisDay(nowMs - yearDays * dayMs)) return false;
    const noon = Date.parse(`${since.value}T12:00Z`);
    const from = parisDay(noon - partDays * dayMs);
    await insertPastPresences(tx, { seed, from, to: parisDay(noon - dayMs), nowMs });
    await tx.update(facts).set({ value: from }).where(isSince);
    return true;
  });
}

const yearDays = 365;
