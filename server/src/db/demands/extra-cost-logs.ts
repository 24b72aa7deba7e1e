import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Demand } from '../../../../src/domain/extra-cost/demand.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { dateText } from '../../../../src/domain/time/paris-time.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { dayText } from '../presences/day-text.ts';
import type { LogsAsked } from '../presences/read-presences.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { drivers } from '../schema/day.ts';
import { extraCostNotes, extraCosts } from '../schema/drivers/extra-costs.ts';
import { metas } from '../schema/settings.ts';
import { nameOfUser } from '../user-name.ts';
import { type Reviewer, readDemandsOfCosts } from './demands.ts';
import { stands } from './extra-costs.ts';

export const costsAsked = (db: Db, { from, to, center, driver }: LogsAsked): SQL | undefined =>
  and(
    gte(extraCosts.day, from),
    lte(extraCosts.day, to),
    center === null ? undefined : isId(extraCosts.center_id, center),
    driver === null ? undefined : isId(extraCosts.driver, driver),
    stands(db),
  );

export const costsById = (ids: readonly number[]): SQL => isAnyOf(extraCosts.id, ids);

/** The label of its type in the settings of its center. */
export const reasonOf = sql<string | null>`(
  select t ->> 'label' from ${metas} m, jsonb_array_elements(m.data -> 'extracost_types') t
  where m.center_id = ${extraCosts.center_id} and (t ->> 'id')::bigint = ${extraCosts.extracost_type} limit 1)`;

/** Extra costs as logs of their drivers, with the demands they answer: two reads. */
export async function readExtraCostLogs(db: Db, wanted: SQL | undefined) {
  const found = await db
    .select({ cost: extraCosts, comment: extraCostNotes.comment, driver: drivers, author: users, label: reasonOf })
    .from(extraCosts)
    .leftJoin(authors, eq(authors.id, extraCosts.author_id))
    .leftJoin(users, sql`lower(${users.email}) = lower(${authors.name})`)
    .leftJoin(extraCostNotes, eq(extraCostNotes.extra_cost_id, extraCosts.id))
    .innerJoin(drivers, eq(drivers.id, extraCosts.driver))
    .where(wanted)
    .orderBy(asc(extraCosts.day), asc(extraCosts.id));
  const ids = found.map(({ cost }) => cost.id);
  const demands = await readDemandsOfCosts(db, ids);
  return found.map((row) => extraCostLog(row, demands.get(row.cost.id)));
}

interface Found {
  readonly cost: typeof extraCosts.$inferSelect;
  readonly comment: string | null;
  readonly driver: typeof drivers.$inferSelect;
  /** Null once his name is cleared (docs/spec SUP-583). */
  readonly author: Reviewer | null;
  readonly label: string | null;
}

function extraCostLog({ cost, comment, driver, author, label: its }: Found, demand: Demand | undefined) {
  const amount = eurosOf(cost.amount_cents);
  const { order_id, minutes } = cost;
  return {
    ...{ id: cost.id, type: 'driverextracost', center: cost.center_id, vehicle: driver.vehicle },
    driver: {
      ...{ id: driver.id, name: driver.name, is_paid_by_race: driver.is_paid_by_race },
      hourly_rate: driver.data.hourly_rate ?? null,
    },
    ...{ started_at: null, ended_at: null, manual_edit_start: null, manual_edit_end: null },
    ...{ is_ended: true, is_valid: true, date: cost.day, date_formated: dayText(cost.day) },
    ...{ pay_mode: driver.data.pay_mode ?? null, time_total: null, time_waiting: null },
    ...{ money_real: amount, money_perf: null, planning_sessions: [], has_out_of_planning_delivery: false },
    logs: [{ label: labelOfCost(its, cost), link_id: order_id, error: null, comment, minutes, amount }],
    ...{ added_by: author && { id: author.id, name: nameOfUser(author) }, added_at: cost.created_at },
    ...{ corrects: cost.corrects },
    ...(demand ? { demand } : {}),
  };
}

/** Its reason; of a correction that has none `Correction du 09/10/2026` (LOG-205). */
export const labelOfCost = (reason: string | null, { corrects }: Pick<typeof extraCosts.$inferSelect, 'corrects'>) =>
  reason ?? (corrects === null ? null : `Correction du ${dateText(`${corrects}T12:00:00Z`)}`);
export type ExtraCostLog = ReturnType<typeof extraCostLog>;
