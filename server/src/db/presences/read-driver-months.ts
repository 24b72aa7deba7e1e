import { and, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import { clockText } from '../../../../src/domain/driver-log/clock.ts';
import { nextOpenMonth } from '../../../../src/domain/driver-log/correction.ts';
import type { OpenPoint } from '../../../../src/domain/driver-log/driver-month.ts';
import { overlapsOf } from '../../../../src/domain/driver-log/overlaps.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import type { DriverMonth } from '../../http/month-schemas.ts';
import type { Db } from '../connection/open.ts';
import { readCorrections } from '../demands/corrections.ts';
import { isAnyOf, isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { drivers } from '../schema/day.ts';
import { extraCostDemands as demands, extraCosts } from '../schema/drivers/extra-costs.ts';
import type { logClosings } from '../schema/drivers/log-months.ts';
import { presences } from '../schema/drivers/presences.ts';
import { nameOfUser } from '../user-name.ts';
import { closedSince, firstDayOf, monthOfDay, readClosings } from './log-months.ts';
import { lastDayOf } from './month-days.ts';
import { endOf, startOf } from './presences.ts';

export interface MonthsAsked {
  readonly month: string;
  readonly driver: number | null;
  /** Drivers with logs or open demands there. */
  readonly center: number | null;
}

/** The months of drivers as far as closing is concerned, by number: seven reads, whatever their number (LOG-152). */
export async function readDriverMonths(db: Db, asked: MonthsAsked): Promise<readonly DriverMonth[]> {
  const ids = asked.driver === null ? await driversWithLogs(db, asked) : [asked.driver];
  if (ids.length === 0) return [];
  const names = await db.select({ id: drivers.id, name: drivers.name }).from(drivers).where(isAnyOf(drivers.id, ids));
  const open = await readOpenPoints(db, asked.month, ids);
  const closings = await readClosings(db, asked.month, ids);
  const closedOf = await closedSince(db, ids, asked.month);
  const corrections = await readCorrections(db, asked.month, ids);
  const people = await readPeople(
    db,
    closings.flatMap(({ closing, reopening }) => [closing.user_id, reopening?.user_id ?? closing.user_id]),
  );
  return names
    .toSorted((one, other) => one.id - other.id)
    .map((driver) => {
      const his = closings.filter(({ closing }) => closing.driver === driver.id);
      const standing = his.find(({ reopening }) => reopening === null);
      return {
        ...{ driver, month: asked.month },
        closing: standing ? wireClosing(standing.closing, people) : null,
        open: open.filter((point) => point.driver === driver.id).map(({ driver: _, ...point }) => point),
        reopenings: his
          .flatMap(({ reopening, reason }) => (reopening ? [{ ...reopening, reason }] : []))
          .map(({ at, user_id, reason }) => ({ at, by: personOf(people, user_id), reason }))
          .toReversed(),
        corrects_into: nextOpenMonth(asked.month, closedOf(driver.id)),
        corrections: corrections.filter((it) => it.driver === driver.id).map(({ driver: _, ...it }) => it),
      };
    });
}

/** Of a center also those who have nothing there but a demand that nobody has decided on. */
async function driversWithLogs(db: Db, { month, center }: MonthsAsked): Promise<readonly number[]> {
  const isAt = center === null ? undefined : isId(presences.center_id, center);
  const days = (day: typeof presences.day | typeof extraCosts.day) =>
    and(gte(day, firstDayOf(month)), lte(day, lastDayOf(month)));
  const ofPresences = db
    .select({ id: presences.driver })
    .from(presences)
    .where(and(days(presences.day), isAt));
  const ofCosts = db
    .select({ id: extraCosts.driver })
    .from(extraCosts)
    .where(and(days(extraCosts.day), center === null ? undefined : isId(extraCosts.center_id, center)));
  const ofDemands = db
    .select({ id: demands.driver })
    .from(demands)
    .where(and(isOpenIn(month), center === null ? undefined : isId(demands.center_id, center)));
  return [...new Set((await ofPresences.union(ofCosts).union(ofDemands)).map(({ id }) => id))];
}

type Pointed = OpenPoint & { readonly driver: number };

/** What is open of these months: demands by their day, then presences. */
async function readOpenPoints(db: Db, month: string, ids: readonly number[]): Promise<readonly Pointed[]> {
  return [...(await openDemands(db, month, ids)), ...(await openPresences(db, month, ids))].toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : one.id - other.id,
  );
}

/** The first instant of a day in Paris, or of the day after. */
const instantOf = (day: string, daysLater: number) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Paris')`;

/** Demands of a month that nobody has decided on. */
const isOpenIn = (month: string) =>
  and(
    ...[isNull(demands.reviewed_at), isNull(demands.extra_cost)],
    gte(demands.created_at, instantOf(firstDayOf(month), 0)),
    lt(demands.created_at, instantOf(lastDayOf(month), 1)),
  );

async function openDemands(db: Db, month: string, ids: readonly number[]): Promise<readonly Pointed[]> {
  const found = await db
    .select()
    .from(demands)
    .where(and(isAnyOf(demands.driver, ids), isOpenIn(month)));
  return found.map(({ id, driver, created_at, demand_type_label, minutes }) => ({
    ...{ kind: 'demand', id, driver, day: parisDay(Date.parse(created_at)) },
    label: [demand_type_label, minutes === null ? null : `${minutes} min`].filter(Boolean).join(', '),
  }));
}

async function openPresences(db: Db, month: string, ids: readonly number[]): Promise<readonly Pointed[]> {
  // The night before the month may reach into it.
  const found = await db
    .select()
    .from(presences)
    .where(
      and(
        isAnyOf(presences.driver, ids),
        gte(presences.day, sql`${firstDayOf(month)}::date - 1`),
        lte(presences.day, lastDayOf(month)),
      ),
    );
  const spells = found.map((it) => ({ id: it.id, driver: it.driver, startMs: startOf(it), endMs: endOf(it) }));
  const unfinished = spells
    .filter(({ endMs }) => endMs === null)
    .map(({ id, driver, startMs }) => ({
      ...{ kind: 'unfinished', id, driver, day: parisDay(startMs) },
      label: `${clockText(startMs)} - en cours`,
    }));
  const overlaps = overlapsOf(spells).map(({ id, driver, fromMs, toMs }) => ({
    ...{ kind: 'overlap', id, driver, day: parisDay(fromMs) },
    label: `${clockText(fromMs)} - ${clockText(toMs)}`,
  }));
  return [...unfinished, ...overlaps].filter(({ day }) => monthOfDay(day) === month);
}

type People = ReadonlyMap<number, string>;

async function readPeople(db: Db, ids: readonly number[]): Promise<People> {
  if (ids.length === 0) return new Map();
  const found = await db.select().from(users).where(isAnyOf(users.id, ids));
  return new Map(found.map((user) => [user.id, nameOfUser(user)]));
}
const personOf = (people: People, id: number) => ({ id, name: people.get(id) ?? null });

function wireClosing(closing: typeof logClosings.$inferSelect, people: People) {
  const { id, at, user_id, time_total, time_waiting, presence_cents, extra_cost_cents, unfinished, file_name } =
    closing;
  return {
    ...{ id, at, by: personOf(people, user_id), time_total, time_waiting, unfinished, file_name },
    ...{ presence: eurosOf(presence_cents), extra_costs: eurosOf(extra_cost_cents) },
    total: eurosOf(presence_cents + extra_cost_cents),
  };
}

/** The month of one driver. */
export async function readDriverMonth(db: Db, driver: number, month: string): Promise<DriverMonth | undefined> {
  const [found] = await readDriverMonths(db, { month, driver, center: null });
  return found;
}
