import { asc } from 'drizzle-orm';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { LateOrder } from '../../../src/domain/late-order/late-order.ts';
import type { TaskId } from '../../../src/domain/task/task.ts';
import type { Db } from './connection/open.ts';
import { prepared } from './connection/prepared.ts';
import { isAnyOfGiven } from './ids.ts';
import { rowOf } from './row-of.ts';
import { externalJobs, lateOrders, tasks } from './schema/day.ts';

// Parts of a row that have tables of their own.

const tasksOfDocks = prepared((db) =>
  db
    .select({ id: tasks.id, dock: tasks.dock })
    .from(tasks)
    .where(isAnyOfGiven(tasks.dock))
    .orderBy(asc(tasks.dock), asc(tasks.dock_rank), asc(tasks.id))
    .prepare('tasks_of_docks'),
);

const jobsBy = (parent: 'dock_id' | 'task_id') =>
  prepared((db) =>
    db
      .select()
      .from(externalJobs)
      .where(isAnyOfGiven(externalJobs[parent]))
      .orderBy(asc(externalJobs.row_id))
      .prepare(`external_jobs_by_${parent}`),
  );
const jobs = { dock_id: jobsBy('dock_id'), task_id: jobsBy('task_id') };

const lateOrdersByOrder = prepared((db) =>
  db.select().from(lateOrders).where(isAnyOfGiven(lateOrders.order_id)).prepare('late_orders_by_order'),
);

/** Ids of the tasks of docks, by rank then id (DSP-384). */
export async function taskIdsOf(db: Db, dockIds: readonly number[]): Promise<Map<number, TaskId[]>> {
  if (dockIds.length === 0) return new Map();
  const found = await tasksOfDocks(db).execute({ ids: dockIds });
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
  const found = await jobs[parent](db).execute({ ids });
  return grouped(found, (row) => row[parent], toJob);
}

function toJob({
  row_id: _,
  dock_id: __,
  task_id: ___,
  data,
  ...columns
}: typeof externalJobs.$inferSelect): ExternalJob {
  return rowOf(data, columns);
}

export async function lateOrdersOf(db: Db, orderIds: readonly number[]): Promise<Map<number, LateOrder>> {
  if (orderIds.length === 0) return new Map();
  const found = await lateOrdersByOrder(db).execute({ ids: orderIds });
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
