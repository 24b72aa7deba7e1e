import { asc, or } from 'drizzle-orm';
import type { DemandState, PastDemand } from '../../../../src/domain/past-day/day.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf } from '../ids.ts';
import { extraCostDemands as demands } from '../schema/drivers/extra-costs.ts';

export interface DemandOf {
  readonly dock: number | null;
  readonly demand: PastDemand;
}

/** The demands of drivers about rounds, or about orders, the earliest first. */
export async function demandsAbout(
  db: Db,
  rounds: readonly number[],
  orders: readonly number[],
): Promise<readonly DemandOf[]> {
  const found = await db
    .select()
    .from(demands)
    .where(or(isAnyOf(demands.dock_id, rounds), isAnyOf(demands.order_id, orders)))
    .orderBy(asc(demands.created_at), asc(demands.id));
  return found.map((row) => ({
    dock: row.dock_id,
    demand: {
      ...{ id: row.id, order: row.order_id, created_at: row.created_at, label: row.demand_type_label },
      ...{ minutes: row.minutes, comment: row.comment, state: stateOf(row) },
    },
  }));
}

function stateOf({ extra_cost, reviewed_at }: typeof demands.$inferSelect): DemandState {
  if (extra_cost !== null) return 'validated';
  return reviewed_at === null ? 'open' : 'refused';
}
