import { asc } from 'drizzle-orm';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { LateOrder } from '../../../src/domain/late-order/late-order.ts';
import type { TaskId } from '../../../src/domain/task/task.ts';
import type { Db } from './connection/open.ts';
import { isAnyOf } from './ids.ts';
import { externalJobs, lateOrders, tasks } from './schema/day.ts';

// Parts of a row that have tables of their own.

/** Ids of the tasks of docks, by rank then id (DSP-384). */
export async function taskIdsOf(db: Db, dockIds: readonly number[]): Promise<Map<number, TaskId[]>> {
  if (dockIds.length === 0) return new Map();
  const found = await db
    .select({ id: tasks.id, dock: tasks.dock })
    .from(tasks)
    .where(isAnyOf(tasks.dock, dockIds))
    .orderBy(asc(tasks.dock), asc(tasks.dock_rank), asc(tasks.id));
  return grouped(
    found,
    (row) => row.dock,
    (row) => row.id,
  );
}

export async function jobsOf(
  db: Db,
  parent: 'dock_id' | 'task_id',
  ids: readonly number[],
): Promise<Map<number, ExternalJob[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(externalJobs)
    .where(isAnyOf(externalJobs[parent], ids))
    .orderBy(asc(externalJobs.row_id));
  return grouped(found, (row) => row[parent], toJob);
}

function toJob({
  row_id: _,
  dock_id: __,
  task_id: ___,
  data,
  ...columns
}: typeof externalJobs.$inferSelect): ExternalJob {
  return { ...data, ...columns };
}

export async function lateOrdersOf(db: Db, orderIds: readonly number[]): Promise<Map<number, LateOrder>> {
  if (orderIds.length === 0) return new Map();
  const found = await db.select().from(lateOrders).where(isAnyOf(lateOrders.order_id, orderIds));
  return new Map(found.map((row) => [row.order_id, toLateOrder(row)]));
}

function toLateOrder({ order_id: _, credit_cents, ...record }: typeof lateOrders.$inferSelect): LateOrder {
  return { ...record, credit: credit_cents === null ? null : credit_cents / 100 };
}

function grouped<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number | null,
  pick: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(pick(row));
    else groups.set(key, [pick(row)]);
  }
  return groups;
}
