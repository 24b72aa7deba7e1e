import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import type { Db } from './connection/open.ts';
import { prepared } from './connection/prepared.ts';
import { isAnyOf, isAnyOfGiven, isId } from './ids.ts';
import { jobsOf, lateOrdersOf } from './parts.ts';
import { rowOf } from './row-of.ts';
import { docks, drivers, orders, tasks } from './schema/day.ts';

/**
 * The rows to read. `lockedIn` reads only those of one center and locks them against other writers until the
 * transaction ends. Whoever locks rows has locked their center before, so that no two transactions wait for each other.
 */
export type Which =
  | {
      readonly ids: readonly number[];
      readonly lockedIn?: number /** Without those that left the board. */;
      readonly onBoard?: true;
    }
  | ChangedSince;
/** Rows of a center that a revision after `since` wrote; 0 reads them all. */
export interface ChangedSince {
  readonly center: number;
  readonly since: number;
}

type Entity = Readonly<Record<'id' | 'center_id' | 'rev', AnyPgColumn>> & { readonly left_rev?: AnyPgColumn };

/** The condition for a center includes only rows on its board; that for ids includes all, unless `onBoard` is set. */
export function where(table: Entity, which: Which): SQL | undefined {
  const listed = table.left_rev && isNull(table.left_rev);
  if (!('ids' in which)) return and(eq(table.center_id, which.center), gt(table.rev, which.since), listed);
  const { ids, lockedIn, onBoard } = which;
  return and(
    isAnyOf(table.id, ids),
    lockedIn === undefined ? undefined : isId(table.center_id, lockedIn),
    onBoard ? listed : undefined,
  );
}

export const isLocked = (which: Which) => 'ids' in which && which.lockedIn !== undefined;

/** The ids, where they alone say which rows are read: what most reads and answers of actions ask for. */
const onlyIds = (which: Which): readonly number[] | null =>
  'ids' in which && which.lockedIn === undefined && !which.onBoard ? which.ids : null;

const ordersByIds = prepared((db) =>
  db.select().from(orders).where(isAnyOfGiven(orders.id)).orderBy(asc(orders.id)).prepare('orders_by_ids'),
);
const tasksByIds = prepared((db) =>
  db.select().from(tasks).where(isAnyOfGiven(tasks.id)).orderBy(asc(tasks.id)).prepare('tasks_by_ids'),
);
const docksByIds = prepared((db) =>
  db.select().from(docks).where(isAnyOfGiven(docks.id)).orderBy(asc(docks.id)).prepare('docks_by_ids'),
);

async function ordersOf(db: Db, which: Which) {
  const ids = onlyIds(which);
  if (ids) return ordersByIds(db).execute({ ids });
  const listed = 'ids' in which ? undefined : eq(orders.off_board, false);
  const query = db
    .select()
    .from(orders)
    .where(and(where(orders, which), listed))
    .orderBy(asc(orders.id))
    .$dynamic();
  return isLocked(which) ? query.for('update') : query;
}

async function tasksOf(db: Db, which: Which) {
  const ids = onlyIds(which);
  if (ids) return tasksByIds(db).execute({ ids });
  const query = db.select().from(tasks).where(where(tasks, which)).orderBy(asc(tasks.id)).$dynamic();
  return isLocked(which) ? query.for('update') : query;
}

async function docksOf(db: Db, which: Which) {
  const ids = onlyIds(which);
  if (ids) return docksByIds(db).execute({ ids });
  const query = db.select().from(docks).where(where(docks, which)).orderBy(asc(docks.id)).$dynamic();
  return isLocked(which) ? query.for('update') : query;
}

/** By id all of them; of a center, those a board may list. */
export async function readOrders(db: Db, which: Which): Promise<Order[]> {
  const records = await ordersOf(db, which);
  const late = await lateOrdersOf(
    db,
    records.map((record) => record.id),
  );
  return records.map(({ rev: _, off_board: __, left_rev: ___, data, ...columns }) =>
    rowOf(data, columns, { late_order: late.get(columns.id) ?? null }),
  );
}

/** The ids of these orders that no board lists any more. */
export async function readOffBoard(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isAnyOf(orders.id, ids), eq(orders.off_board, true)));
  return new Set(found.map(({ id }) => id));
}

/** Tasks in the replica's shape: `linked_order` is the order's id. */
export async function readTasks(db: Db, which: Which): Promise<Task[]> {
  const records = await tasksOf(db, which);
  const jobs = await jobsOf(
    db,
    'task_id',
    records.map((record) => record.id),
  );
  const late = await lateOrdersOf(
    db,
    records.map((record) => record.linked_order),
  );
  return records.map(({ rev: _, center_id: __, left_rev: ___, data, ...columns }) =>
    rowOf(data, columns, {
      external_shipping_jobs: jobs.get(columns.id) ?? [],
      late_order: late.get(columns.linked_order) ?? null,
    }),
  );
}

/** The task of an order; undefined for an unknown one. */
export async function readTaskOf(db: Db, orderId: number): Promise<Task | undefined> {
  const ids = await db.select({ id: tasks.id }).from(tasks).where(isId(tasks.linked_order, orderId));
  return (await readTasks(db, { ids: ids.map(({ id }) => id) }))[0];
}

/** Docks without their tasks, which `taskIdsOf` reads. */
export async function readDocks(db: Db, which: Which): Promise<Dock[]> {
  const records = await docksOf(db, which);
  const jobs = await jobsOf(
    db,
    'dock_id',
    records.map((record) => record.id),
  );
  return records.map(({ rev: _, left_rev: __, center_id, data, ...columns }) =>
    rowOf(data, columns, {
      center: center_id,
      // `status` repeats `current_status` for older readers (DSP-401).
      status: columns.current_status,
      external_shipping_jobs: jobs.get(columns.id) ?? [],
    }),
  );
}

export async function readDrivers(db: Db, which: Which): Promise<Driver[]> {
  const query = db.select().from(drivers).where(where(drivers, which)).orderBy(asc(drivers.id)).$dynamic();
  const records = await (isLocked(which) ? query.for('update') : query);
  return records.map(({ rev: _, center_id: __, data, ...columns }) => rowOf(data, columns));
}
