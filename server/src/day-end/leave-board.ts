import { and, eq, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import { docks, orders, tasks } from '../db/schema/day.ts';
import { packings } from '../db/schema/preparation.ts';
import { lockCenter, writePatches } from '../db/write.ts';

/** Statuses of orders that need nothing more. */
export const endedStatuses = ['received', 'canceled', 'restock'];

const isBefore = (instant: SQL, day: string) => sql`(${instant} at time zone 'Europe/Paris')::date < ${day}`;

/** Ended on an earlier day, in no dock that a board lists. */
const isOver = (center: CenterId, day: string, db: Db | Tx) =>
  and(
    eq(orders.center_id, center),
    eq(orders.off_board, false),
    inArray(orders.status, endedStatuses),
    isBefore(sql`coalesce(${orders.max_shipping_time}, ${orders.shipping_time})`, day),
    notExists(
      db
        .select({ id: tasks.id })
        .from(tasks)
        .innerJoin(docks, eq(docks.id, tasks.dock))
        .where(and(eq(tasks.linked_order, orders.id), eq(docks.hidden, false))),
    ),
  );

/**
 * Takes past days' finished rows off the board of their center: orders with their tasks, and put-away docks with all of
 * theirs. Deltas report them as gone; sheets still show them. Returns how many orders left.
 */
export async function leaveBoard(db: Db, center: CenterId, nowMs: number): Promise<number> {
  const day = parisDay(nowMs);
  const [any] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOver(center, day, db))
    .limit(1);
  if (!any) return 0;
  return db.transaction(async (tx) => {
    const revision = await lockCenter(tx, center);
    if (revision === null) return 0;
    const left = { left_rev: revision + 1 };
    const gone = await tx
      .update(orders)
      .set({ off_board: true, ...left })
      .where(isOver(center, day, tx))
      .returning({ id: orders.id });
    const ids = gone.map(({ id }) => id);
    await tx.update(tasks).set(left).where(inArray(tasks.linked_order, ids));
    await tx.update(packings).set(left).where(inArray(packings.linked_order, ids));
    await tx
      .update(docks)
      .set(left)
      .where(isEmptied(center, day, tx));
    await writePatches(tx, center, revision + 1, []);
    return ids.length;
  });
}

const isEmptied = (center: CenterId, day: string, tx: Tx) =>
  and(
    eq(docks.center_id, center),
    isNull(docks.left_rev),
    eq(docks.hidden, true),
    isNotNull(docks.created_at),
    isBefore(sql`${docks.created_at}`, day),
    notExists(
      tx
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(eq(tasks.dock, docks.id), isNull(tasks.left_rev))),
    ),
  );
