import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { Customer, CustomerId } from '../../../../src/domain/customer/customer.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { orderName } from '../../../../src/domain/order/name.ts';
import type { Client, Task } from '../../../../src/domain/task/task.ts';
import { endedStatuses } from '../../day-end/leave-board.ts';
import type { Db } from '../connection/open.ts';
import { creditOf } from '../credits.ts';
import { isId } from '../ids.ts';
import { readTasks } from '../read.ts';
import { rowOf } from '../row-of.ts';
import { customers } from '../schema/customers.ts';
import { orders, tasks } from '../schema/day.ts';
import { orderSheets } from '../schema/sheets.ts';

/** A customer with his credit; undefined for an unknown one. */
export async function readCustomer(db: Db, id: number): Promise<Customer | undefined> {
  const [found] = await db.select().from(customers).where(isId(customers.id, id));
  if (!found || found.deleted_at !== null) return undefined;
  const { referrer_id, data, anonymised_at: _, deleted_at: __, edenred_disconnected_at: ___, ...columns } = found;
  return rowOf(data, columns, {
    credits: eurosOf(await creditOf(db, id)),
    referrer_info: await referrerOf(db, referrer_id),
  });
}

/** The customer of a note; null for an unknown note. */
export async function customerOfNote(db: Db, note: number): Promise<CustomerId | null> {
  const [found] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`(${customers.data}->'internal_note'->>'id')::bigint = ${note}`);
  return found?.id ?? null;
}

/** His orders that are, or may be, on their way to him, of any center and day. */
export async function readOpenOrdersOf(db: Db, customer: CustomerId): Promise<string[]> {
  const found = await db
    .select({ id: orders.id, random_id: orders.random_id })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .where(and(eq(orderSheets.customer_id, customer), notInArray(orders.status, endedStatuses)))
    .orderBy(asc(orders.id));
  return found.map(orderName);
}

/** The center of his latest order by site; under null, that of the latest order of all. */
export async function readCentersOf(db: Db, customer: CustomerId): Promise<ReadonlyMap<number | null, CenterId>> {
  const found = await db
    .select({ site: orders.site_id, center: orders.center_id })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .where(eq(orderSheets.customer_id, customer))
    .orderBy(desc(orders.shipping_time), desc(orders.id));
  const latest = new Map<number | null, CenterId>();
  for (const { site, center } of found) for (const of of [site, null]) if (!latest.has(of)) latest.set(of, center);
  return latest;
}

/** The client of an order, as tasks have him; undefined where he is unknown. */
export async function readClientOf(db: Db, order: number): Promise<Client | undefined> {
  const [found] = await db
    .select({
      id: customers.id,
      first_name: customers.first_name,
      last_name: customers.last_name,
      is_fraud: customers.is_fraud,
    })
    .from(orderSheets)
    .innerJoin(customers, eq(customers.id, orderSheets.customer_id))
    .where(isId(orderSheets.order_id, order));
  if (!found) return undefined;
  const name = [found.first_name, found.last_name].filter(Boolean).join(' ');
  return { ...found, name };
}

/** A task on a center's board that names a customer. */
export interface CustomerTask {
  readonly center: CenterId;
  readonly task: Task;
}

/** The tasks on boards that name a customer, by center. */
export async function readPlacesOf(db: Db, customer: CustomerId): Promise<CustomerTask[]> {
  const found = await db
    .select({ id: tasks.id, center: tasks.center_id })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .innerJoin(tasks, eq(tasks.linked_order, orders.id))
    .where(and(eq(orderSheets.customer_id, customer), eq(orders.off_board, false)))
    .orderBy(asc(tasks.center_id), asc(tasks.id));
  const told = await readTasks(db, { ids: found.map(({ id }) => id) });
  const centers = new Map(found.map(({ id, center }) => [id, center]));
  return told.flatMap((task) => {
    const center = centers.get(task.id);
    return center === undefined ? [] : [{ center, task }];
  });
}

async function referrerOf(db: Db, id: number | null): Promise<Customer['referrer_info']> {
  if (id === null) return null;
  const { first_name, last_name, email } = customers;
  const [found] = await db
    .select({ id: customers.id, email, first_name, last_name })
    .from(customers)
    .where(eq(sql`${customers.id}`, id));
  return found ?? null;
}
