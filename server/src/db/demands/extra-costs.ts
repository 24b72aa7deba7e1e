import { and, desc, eq, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { assert } from '../../../../src/domain/result.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { writesInto } from '../presences/log-months.ts';
import { extraCostNotes, extraCosts } from '../schema/drivers/extra-costs.ts';
import { enterReview } from './demands.ts';

export type NewExtraCost = Omit<typeof extraCosts.$inferInsert, 'id' | 'created_at' | 'author_id' | 'cancels'> & {
  readonly done_by: string;
  readonly comment: string | null;
};

/** Enters an extra cost, with the demand it answers, which is thereby reviewed (LOG-142). */
export const enterExtraCost =
  ({ done_by, comment, ...cost }: NewExtraCost, demand: number | null) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await writesInto(tx, cost.driver, [cost.day]);
    const created_at = new Date(nowMs).toISOString();
    const [made] = await tx
      .insert(extraCosts)
      .values({ ...cost, author_id: await authorOf(tx, done_by), created_at })
      .returning({ id: extraCosts.id });
    assert(made, 'a row that is written is told');
    if (comment !== null) await tx.insert(extraCostNotes).values({ extra_cost_id: made.id, comment });
    if (demand !== null) await enterReview(demand, done_by, made.id)(tx, nowMs);
  };

/**
 * Cancels an extra cost by its counter-entry: it stays, and no answer tells of either any more (LOG-110).
 */
export const cancelExtraCost =
  (id: number, by: string) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const [found] = await tx.select().from(extraCosts).where(isId(extraCosts.id, id));
    assert(found, 'an extra cost stays where it is');
    await writesInto(tx, found.driver, [found.day]);
    const { id: cancels, amount_cents, created_at: _, author_id: __, ...same } = found;
    await tx.insert(extraCosts).values({
      ...{ ...same, cancels, amount_cents: -amount_cents },
      ...{ author_id: await authorOf(tx, by), created_at: new Date(nowMs).toISOString() },
    });
  };

const counter = alias(extraCosts, 'counter');

/** Neither a counter-entry nor cancelled by one. */
export const stands = (db: Db) =>
  and(
    isNull(extraCosts.cancels),
    notExists(db.select({ id: counter.id }).from(counter).where(eq(counter.cancels, extraCosts.id))),
  );

/** The center of an extra cost that stands. */
export async function centerOfExtraCost(tx: Tx, id: number): Promise<CenterId | null> {
  const [found] = await tx
    .select({ center: extraCosts.center_id })
    .from(extraCosts)
    .where(and(isId(extraCosts.id, id), stands(tx)));
  return found?.center ?? null;
}

/** The id of the last extra cost of a driver. */
export async function lastExtraCost(db: Db, driver: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: extraCosts.id })
    .from(extraCosts)
    .where(isId(extraCosts.driver, driver))
    .orderBy(desc(extraCosts.id))
    .limit(1);
  return found?.id;
}
