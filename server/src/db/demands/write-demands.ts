import { max, sql } from 'drizzle-orm';
import { authorsOf, idOf } from '../authors.ts';
import type { Tx } from '../connection/open.ts';
import { extraCostDemands, extraCostNotes, extraCosts } from '../schema/drivers/extra-costs.ts';

/** Initial rows of the tables of extra costs. */
interface NewDemands {
  readonly extraCosts: readonly (Omit<typeof extraCosts.$inferInsert, 'author_id' | 'id'> & {
    readonly id: number;
    readonly done_by: string;
    readonly comment: string;
  })[];
  readonly extraCostDemands: readonly (typeof extraCostDemands.$inferInsert)[];
}

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Also sets the next ids beyond those given. */
export async function insertDemands(tx: Tx, given: NewDemands): Promise<void> {
  const ids = await authorsOf(
    tx,
    given.extraCosts.map(({ done_by }) => done_by),
  );
  for (let from = 0; from < given.extraCosts.length; from += batch) {
    const costs = given.extraCosts.slice(from, from + batch);
    await tx
      .insert(extraCosts)
      .values(costs.map(({ done_by, comment: _, ...cost }) => ({ ...cost, author_id: idOf(ids, done_by) })));
    await tx.insert(extraCostNotes).values(costs.map(({ id, comment }) => ({ extra_cost_id: id, comment })));
  }
  for (let from = 0; from < given.extraCostDemands.length; from += batch)
    await tx.insert(extraCostDemands).values(given.extraCostDemands.slice(from, from + batch));
  const sequence = (table: string) => sql`pg_get_serial_sequence(${table}, 'id')`;
  await tx
    .select({ last: sql`setval(${sequence('extra_costs')}, coalesce(${max(extraCosts.id)}, 1))` })
    .from(extraCosts);
  await tx
    .select({ last: sql`setval(${sequence('extra_cost_demands')}, coalesce(${max(extraCostDemands.id)}, 1))` })
    .from(extraCostDemands);
}
