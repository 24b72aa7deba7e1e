import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Demand } from '../../../../src/domain/extra-cost/demand.ts';
import type { Db, Tx } from '../connection/open.ts';
import type { PageOf } from '../deposits/read-deposits.ts';
import { isAnyOf, isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { drivers } from '../schema/day.ts';
import { extraCostDemands as demands, extraCosts } from '../schema/drivers/extra-costs.ts';
import { nameOfUser } from '../user-name.ts';

/** Filters of a list of demands; absent ones do not filter. Days are days in Paris, both included. */
export interface DemandsAsked {
  readonly center?: number | undefined;
  readonly driver?: number | undefined;
  readonly reviewer?: number | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly reviewedFrom?: string | undefined;
  readonly reviewedTo?: string | undefined;
  readonly isReviewed?: boolean | undefined;
  readonly isValidated?: boolean | undefined;
}

/** A page of demands, the latest first, with their total number (LOG-135). */
export async function readDemands(
  db: Db,
  asked: DemandsAsked,
  { offset, limit }: PageOf,
): Promise<{ readonly rows: readonly Demand[]; readonly count: number }> {
  const wanted = whereOf(asked);
  const [counted] = await db.select({ count: count() }).from(demands).where(wanted);
  const rows = await demandsOf(db, wanted)
    .orderBy(desc(demands.created_at), desc(demands.id))
    .offset(offset)
    .limit(limit);
  return { rows: rows.map(toDemand), count: counted?.count ?? 0 };
}

export async function readDemand(db: Db, id: number): Promise<Demand | undefined> {
  const [found] = await demandsOf(db, isId(demands.id, id));
  return found && toDemand(found);
}

/** The demands that these extra costs answer, by extra cost. */
export async function readDemandsOfCosts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Demand>> {
  if (ids.length === 0) return new Map();
  const found = await demandsOf(db, isAnyOf(demands.extra_cost, ids));
  return new Map(
    found.flatMap((row) => (row.demand.extra_cost === null ? [] : [[row.demand.extra_cost, toDemand(row)]])),
  );
}

/** Everybody who has ever reviewed a demand, by name. */
export async function readReviewers(db: Db) {
  const found = await db
    .selectDistinct({ id: users.id, first_name: users.first_name, last_name: users.last_name, email: users.email })
    .from(users)
    .innerJoin(demands, eq(demands.reviewed_by, users.id))
    .orderBy(asc(users.last_name), asc(users.id));
  return found.map((user) => ({ id: user.id, name: nameOfUser(user) }));
}

/** Locks a demand until the transaction ends: nobody else can decide on it, whatever its driver's present center. */
export async function lockDemand(tx: Tx, which: { readonly id: number } | { readonly extraCost: number }) {
  const wanted = 'id' in which ? isId(demands.id, which.id) : isId(demands.extra_cost, which.extraCost);
  const [found] = await tx.select().from(demands).where(wanted).for('update');
  return found;
}
export type LockedDemand = NonNullable<Awaited<ReturnType<typeof lockDemand>>>;

/** Records a decision on a demand by the user: with an extra cost, or without one. */
export const enterReview = (demand: number, by: string, extraCost: number | null) => async (tx: Tx, nowMs: number) => {
  const reviewer = tx.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${by})`);
  await tx
    .update(demands)
    .set({ extra_cost: extraCost, reviewed_at: new Date(nowMs).toISOString(), reviewed_by: sql`(${reviewer})` })
    .where(isId(demands.id, demand));
};

/** Makes a demand undecided again (LOG-110). */
export const reopenDemand = (demand: number) => async (tx: Tx) => {
  await tx
    .update(demands)
    .set({ extra_cost: null, reviewed_at: null, reviewed_by: null })
    .where(isId(demands.id, demand));
};

const isSet = (column: typeof demands.reviewed_at | typeof demands.extra_cost, wanted: boolean | undefined) =>
  wanted === undefined ? undefined : wanted ? isNotNull(column) : isNull(column);

type InstantColumn = typeof demands.created_at | typeof demands.reviewed_at;

/** The first instant of a day in Paris, or of the day after. */
const startOf = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Paris')`;
const since = (column: InstantColumn, day: string | undefined): SQL | undefined =>
  day === undefined ? undefined : sql`${column} >= ${startOf(day)}`;
const until = (column: InstantColumn, day: string | undefined): SQL | undefined =>
  day === undefined ? undefined : sql`${column} < ${startOf(day, 1)}`;

const whereOf = (asked: DemandsAsked) =>
  and(
    asked.center === undefined ? undefined : isId(demands.center_id, asked.center),
    asked.driver === undefined ? undefined : isId(demands.driver, asked.driver),
    asked.reviewer === undefined ? undefined : isId(demands.reviewed_by, asked.reviewer),
    since(demands.created_at, asked.createdFrom),
    until(demands.created_at, asked.createdTo),
    since(demands.reviewed_at, asked.reviewedFrom),
    until(demands.reviewed_at, asked.reviewedTo),
    isSet(demands.reviewed_at, asked.isReviewed),
    isSet(demands.extra_cost, asked.isValidated),
  );

/**
 * The last correction, after the decision, of a presence of its driver that is of the Paris day of the demand, or of the
 * night before it and lasted until then (LOG-163).
 */
const editedSince = sql<string | null>`(
  select to_char(max(e.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from presence_edits e join presences p on p.id = e.presence_id
  cross join lateral (select (${demands.created_at} at time zone 'Europe/Paris')::date as day) asked
  where p.driver = ${demands.driver} and e.at > ${demands.reviewed_at} and (p.day = asked.day
    or p.day = asked.day - 1 and coalesce(p.manual_edit_end, p.ended_at) >= ${demands.created_at}))`;

const demandsOf = (db: Db, wanted: SQL | undefined) =>
  db
    .select({
      ...{ demand: demands, driver: drivers, reviewer: users, presence_edited_at: editedSince },
      extra_cost_date: extraCosts.day,
    })
    .from(demands)
    .innerJoin(drivers, eq(drivers.id, demands.driver))
    .leftJoin(users, eq(users.id, demands.reviewed_by))
    .leftJoin(extraCosts, eq(extraCosts.id, demands.extra_cost))
    .where(wanted)
    .$dynamic();

export type Reviewer = Pick<typeof users.$inferSelect, 'id' | 'first_name' | 'last_name' | 'email'>;

interface Found {
  readonly demand: typeof demands.$inferSelect;
  readonly driver: typeof drivers.$inferSelect;
  readonly reviewer: Reviewer | null;
  readonly presence_edited_at: string | null;
  readonly extra_cost_date: string | null;
}

function toDemand({ demand, driver, reviewer, presence_edited_at, extra_cost_date }: Found): Demand {
  const { center_id: _, dock_id, order_id, demand_type, demand_type_label, ...rest } = demand;
  return {
    ...rest,
    driver: { id: driver.id, name: driver.name, hourly_rate: driver.data.hourly_rate ?? null },
    dock: dock_id,
    order: order_id,
    extra_cost_demand_type: demand_type,
    extra_cost_demand_type_label: demand_type_label,
    reviewed_by: reviewer && { id: reviewer.id, name: nameOfUser(reviewer) },
    presence_edited_at,
    extra_cost_date,
  };
}
