import { asc, sql } from 'drizzle-orm';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { isBoundFor, readReceptions } from '../actions/arrival/trucks.ts';
import type { Db } from '../db/connection/open.ts';
import { prepared } from '../db/connection/prepared.ts';
import { isAnyOfGiven } from '../db/ids.ts';
import { jobsOf } from '../db/parts.ts';
import { readOrders } from '../db/read.ts';
import { docks, tasks } from '../db/schema/day.ts';
import type { TaskData } from '../db/schema/stored.ts';
import { groupBy } from '../world/group-by.ts';

const field = <Name extends keyof TaskData & string>(name: Name) =>
  sql<TaskData[Name] | null>`${tasks.data}->${sql.raw(`'${name}'`)}`;

/** The tasks of docks with only what arrivals tell of them, a tenth: a poll tells all trucks of a day. */
const toldTasks = prepared((db) =>
  db
    .select({
      ...{ id: tasks.id, order_id: tasks.linked_order, dock: tasks.dock },
      ...{ status: tasks.status, shipping_time: tasks.shipping_time },
      client: field('client'),
      address: field('address'),
      eta: field('eta'),
      flagged_orders: field('flagged_orders'),
      main_order: field('main_order'),
      loading_status: field('loading_status'),
    })
    .from(tasks)
    .where(isAnyOfGiven(tasks.dock))
    .orderBy(asc(tasks.dock), asc(tasks.dock_rank), asc(tasks.id))
    .prepare('tasks_of_trucks'),
);

/** The trucks bound for a center: first those that have left, in that sequence; their orders without the canceled ones. */
export async function readArrivalTrucks(db: Db, center: CenterId) {
  const found = await db.select().from(docks).where(isBoundFor(center)).orderBy(docks.gone_at, docks.id);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const receptions = await readReceptions(db, ids);
  const tasksOf = groupBy(await readToldTasks(db, ids), ({ dock }) => dock);
  return found.map(({ id, name, center_id, gone_at, finished_at, data }) => ({
    ...{ id, name, gone_at, finished_at, center: center_id, center_name: data.center_name, eta: data.eta },
    driver_name: data.driver_name ?? data.target_name,
    tasks: tasksOf.get(id) ?? [],
    ...receptions(id),
  }));
}

export type ArrivalTruck = Awaited<ReturnType<typeof readArrivalTrucks>>[number];

async function readToldTasks(db: Db, dockIds: readonly number[]) {
  const found = await toldTasks(db).execute({ ids: dockIds });
  const orders = await readOrders(db, { ids: found.map(({ order_id }) => order_id) });
  const byId = new Map(orders.map((order) => [order.id, order]));
  const jobs = await jobsOf(
    db,
    'task_id',
    found.map(({ id }) => id),
  );
  return found.flatMap(({ order_id, ...task }) => {
    const order = byId.get(order_id);
    if (!order || order.status === 'canceled') return [];
    return [{ ...task, linked_order: order, external_shipping_jobs: jobs.get(task.id) ?? [] }];
  });
}
