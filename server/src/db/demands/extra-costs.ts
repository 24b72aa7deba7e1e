import { desc, eq } from 'drizzle-orm';
import { assert } from '../../../../src/domain/result.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { drivers } from '../schema/day.ts';
import { extraCostNotes, extraCosts } from '../schema/extra-costs.ts';
import { enterReview } from './demands.ts';

export type NewExtraCost = Omit<typeof extraCosts.$inferInsert, 'id' | 'created_at' | 'author_id'> & {
  readonly done_by: string;
  readonly comment: string | null;
};

/** Enters an extra cost, with the demand it answers, which is thereby reviewed (LOG-142). */
export const enterExtraCost =
  ({ done_by, comment, ...cost }: NewExtraCost, demand: number | null) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const created_at = new Date(nowMs).toISOString();
    const [made] = await tx
      .insert(extraCosts)
      .values({ ...cost, author_id: await authorOf(tx, done_by), created_at })
      .returning({ id: extraCosts.id });
    assert(made, 'a row that is written is told');
    if (comment !== null) await tx.insert(extraCostNotes).values({ extra_cost_id: made.id, comment });
    if (demand !== null) await enterReview(demand, done_by, made.id)(tx, nowMs);
  };

export const dropExtraCost = (id: number) => async (tx: Tx) => {
  await tx.delete(extraCosts).where(isId(extraCosts.id, id));
};

export async function isExtraCost(tx: Tx, id: number): Promise<boolean> {
  const found = await tx.select({ id: extraCosts.id }).from(extraCosts).where(isId(extraCosts.id, id));
  return found.length > 0;
}

/** The last extra cost of a driver, with the driver. */
export async function lastExtraCost(db: Db, driver: number) {
  const [found] = await db
    .select({ cost: extraCosts, comment: extraCostNotes.comment, driver: drivers })
    .from(extraCosts)
    .leftJoin(extraCostNotes, eq(extraCostNotes.extra_cost_id, extraCosts.id))
    .innerJoin(drivers, eq(drivers.id, extraCosts.driver))
    .where(isId(extraCosts.driver, driver))
    .orderBy(desc(extraCosts.id))
    .limit(1);
  return found;
}
