import { desc, eq } from 'drizzle-orm';
import { assert } from '../../../src/domain/result.ts';
import { enterReview } from './demands.ts';
import { isId } from './ids.ts';
import type { Db, Tx } from './open.ts';
import { drivers } from './schema/day.ts';
import { extraCosts } from './schema/extra-costs.ts';

export type NewExtraCost = Omit<typeof extraCosts.$inferInsert, 'id' | 'created_at'>;

/** With the demand it answers, which it is the review of (LOG-142). */
export const enterExtraCost =
  (cost: NewExtraCost, demand: number | null) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const created_at = new Date(nowMs).toISOString();
    const [made] = await tx
      .insert(extraCosts)
      .values({ ...cost, created_at })
      .returning({ id: extraCosts.id });
    assert(made, 'a row that is written is told');
    if (demand !== null) await enterReview(demand, cost.done_by, made.id)(tx, nowMs);
  };

export const dropExtraCost = (id: number) => async (tx: Tx) => {
  await tx.delete(extraCosts).where(isId(extraCosts.id, id));
};

export async function isExtraCost(tx: Tx, id: number): Promise<boolean> {
  const found = await tx.select({ id: extraCosts.id }).from(extraCosts).where(isId(extraCosts.id, id));
  return found.length > 0;
}

/** The last extra cost of a driver, with him. */
export async function lastExtraCost(db: Db, driver: number) {
  const [found] = await db
    .select({ cost: extraCosts, driver: drivers })
    .from(extraCosts)
    .innerJoin(drivers, eq(drivers.id, extraCosts.driver))
    .where(isId(extraCosts.driver, driver))
    .orderBy(desc(extraCosts.id))
    .limit(1);
  return found;
}
