import { desc, eq } from 'drizzle-orm';
import { isId } from './ids.ts';
import type { Db, Tx } from './open.ts';
import { drivers } from './schema/day.ts';
import { extraCosts } from './schema/extra-costs.ts';

type NewExtraCost = Omit<typeof extraCosts.$inferInsert, 'id' | 'created_at'>;

export const enterExtraCost =
  (cost: NewExtraCost) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx.insert(extraCosts).values({ ...cost, created_at: new Date(nowMs).toISOString() });
  };

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
