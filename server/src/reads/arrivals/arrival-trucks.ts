import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { isBoundFor, readReceptions } from '../../actions/arrival/trucks.ts';
import type { Db } from '../../db/connection/open.ts';
import { prepared } from '../../db/connection/prepared.ts';
import { isAnyOfGiven } from '../../db/ids.ts';
import { jobsOf } from '../../db/parts.ts';
import { docks, orders, tasks } from '../../db/schema/day.ts';
import type { OrderData, TaskData } from '../../db/schema/stored.ts';
import { groupBy } from '../../world/group-by.ts';

/** Reads single fields of `data`. */
const fieldsOf =
  <Data>(data: AnyPgColumn) =>
  <Name extends keyof Data & string>(name: Name) =>
    sql<Data[Name] | null>`${data}->${sql.raw(`'${name}'`)}`;
const field = fieldsOf<TaskData>(tasks.data);
const orderField = fieldsOf<OrderData>(orders.data);

/**
 * The tasks of docks, and their orders but the canceled ones, with only what arrivals tell of them (E-15) and what says
 * whether a reception can be cancelled: a tenth. A poll tells all trucks of a day.
 */
const toldTasks = prepared((db) =>
  db
    .select({
      ...{ id: tasks.id, dock: tasks.dock },
      ...{ status: tasks.status, shipping_time: tasks.shipping_time },
      client: field('client'),
      address: field('address'),
      eta: field('eta'),
      flagged_orders: field('flagged_orders'),
      main_order: field('main_order'),
      loading_status: field('loading_status'),
      linked_order: {
        id: orders.id,
        random_id: orders.random_id,
        fullname: orderField('fullname'),
        firstname: orderField('firstname'),
        lastname: orderField('lastname'),
        number_of_bags: orders.number_of_bags,
        number_of_crates: orders.number_of_crates,
        crates: orderField('crates'),
        shipping_time: orders.shipping_time,
        max_shipping_time: orders.max_shipping_time,
      },
      stands: {
        status: orders.status,
        transit_area: orders.transit_area,
        transit_area_current: orderField('transit_area_current'),
        trolley_id: orderField('trolley_id'),
        additional_trolley_id: orderField('additional_trolley_id'),
      },
    })
    .from(tasks)
    .innerJoin(orders, eq(orders.id, tasks.linked_order))
    .where(and(isAnyOfGiven(tasks.dock), sql`${orders.status} is distinct from 'canceled'`))
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
  const jobs = await jobsOf(
    db,
    'task_id',
    found.map(({ id }) => id),
  );
  return found.map((task) => ({ ...task, external_shipping_jobs: jobs.get(task.id) ?? [] }));
}
