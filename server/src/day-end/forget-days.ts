import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { dayAfter } from '../../../src/domain/driver-log/calendar.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import type { Db } from '../db/connection/open.ts';
import { docks, externalJobs, tasks } from '../db/schema/day.ts';
import { courierJobs } from '../db/schema/drivers/couriers.ts';
import { extraCosts } from '../db/schema/drivers/extra-costs.ts';
import { packerTasks, packings, plannings } from '../db/schema/preparation.ts';
import { marketOrders, regularizations } from '../db/schema/stores.ts';
import { dayMs } from '../world/clock.ts';

/** How long the rounds of a day are stored after they left the board. */
const keptDays = 60;

/** The first day of Paris of which every round is still stored (OUR-239). */
export const keptFrom = (nowMs: number): string => dayAfter(parisDay(nowMs - keptDays * dayMs), 1);

/**
 * Deletes rounds of old days: deliveries, packings, packers' tasks, docks, and requests to couriers. Everything with
 * money stays: orders with their sheets, lines and payments, credits and the log, extra costs with their docks. A driver's log
 * has its rounds as they were when it ended (LOG-038).
 */
export async function forgetOldDays(db: Db, nowMs: number): Promise<void> {
  const oldest = new Date(nowMs - keptDays * dayMs).toISOString();
  await db.transaction(async (tx) => {
    const oldTasks = and(isNotNull(tasks.left_rev), lt(tasks.max_shipping_time, oldest));
    const taskIds = tx.select({ id: tasks.id }).from(tasks).where(oldTasks);
    await tx.delete(externalJobs).where(inArray(externalJobs.task_id, taskIds));
    const oldOrders = tx.select({ id: tasks.linked_order }).from(tasks).where(oldTasks);
    await tx.delete(marketOrders).where(lt(marketOrders.pickup_time, oldest));
    await tx.delete(regularizations).where(lt(regularizations.done_at, oldest));
    await tx.delete(packings).where(inArray(packings.linked_order, oldOrders));
    await tx.delete(packerTasks).where(lt(packerTasks.ended_at, oldest));
    await tx.delete(plannings).where(and(eq(plannings.has_begun, true), lt(plannings.ends_at, oldest)));
    await tx.delete(tasks).where(oldTasks);
    const oldDocks = and(
      isNotNull(docks.left_rev),
      lt(docks.created_at, oldest),
      notExists(tx.select({ id: tasks.id }).from(tasks).where(sql`${tasks.dock} = ${docks.id}`)),
      notExists(tx.select({ id: extraCosts.id }).from(extraCosts).where(sql`${extraCosts.dock_id} = ${docks.id}`)),
    );
    const dockIds = tx.select({ id: docks.id }).from(docks).where(oldDocks);
    await tx.delete(externalJobs).where(inArray(externalJobs.dock_id, dockIds));
    await tx.delete(courierJobs).where(inArray(courierJobs.dock_id, dockIds));
    await tx.delete(docks).where(oldDocks);
  });
}
