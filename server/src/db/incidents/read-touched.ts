import { eq, inArray } from 'drizzle-orm';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { dockCode } from '../../../../src/domain/dock/text.ts';
import type { TouchedOrder } from '../../../../src/domain/incident/incident-row.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { isDriverCertain } from '../../../../src/domain/sms-text/facts.ts';
import { isOver } from '../../../../src/domain/task/arrival.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { joined } from '../../../../src/domain/words/isolate.ts';
import { readMetas } from '../center/read-settings.ts';
import type { Db } from '../connection/open.ts';
import { readDocks, readDrivers, readOrders, readTasks } from '../read.ts';
import { customers } from '../schema/customers.ts';
import { clientContacts } from '../schema/outgoing.ts';
import { orderSheets } from '../schema/sheets.ts';
import { isHeld, placesInIncidents } from './enter-incident.ts';

/** The orders on the board of a center that are still awaited, with what an incident may be about (OUR-170). */
export async function readTouchedOrders(db: Db, center: CenterId, nowMs: number): Promise<TouchedOrder[]> {
  const which = { center, since: 0 };
  const [orders, tasks, docks] = [await readOrders(db, which), await readTasks(db, which), await readDocks(db, which)];
  const settings = await readMetas(db, which);
  const driverNames = await certainDrivers(db, docks);
  const taskOf = new Map(tasks.map((task) => [task.linked_order, task]));
  const awaited = orders.filter((order) => isAwaited(order, taskOf.get(order.id)));
  const ids = awaited.map(({ id }) => id);
  const whose = await readCustomers(db, ids);
  const held = new Map(
    (await placesInIncidents(db, ids)).filter((place) => isHeld(place, nowMs)).map((it) => [it.order, it.incident]),
  );
  const dockNames = new Map<number, string | null>(docks.map(({ id, name }) => [id, name ?? null]));
  const trolleyNames = new Map<number, string | null>(
    (settings?.trolleys ?? []).map(({ id, name, full_name }) => [id, full_name ?? name ?? null]),
  );
  return awaited.map((order) => {
    const task = taskOf.get(order.id);
    const customer = whose.get(order.id);
    const dock = task?.dock ?? null;
    const trolley = order.trolley_id ?? null;
    return {
      ...{ id: order.id, random_id: order.random_id ?? null, customer_id: customer?.id ?? null },
      customer_name: joined(' ', [customer?.first_name, customer?.last_name]) || (task?.client?.name ?? null),
      first_name: customer?.first_name ?? task?.client?.first_name ?? null,
      dock: dock === null ? null : { id: dock, name: dockNames.get(dock) ?? dockCode(dock) },
      trolley: trolley === null ? null : { id: trolley, name: trolleyNames.get(trolley) ?? null },
      street: streetOf(task?.address ?? order.shipping_address),
      driver_name: dock === null ? null : (driverNames.get(dock) ?? null),
      shipping_time: task?.shipping_time ?? order.shipping_time ?? null,
      max_shipping_time: task?.max_shipping_time ?? order.max_shipping_time ?? null,
      ...{ eta: task?.eta ?? null, status: task?.status ?? null, has_phone: customer?.phone != null },
      incident_id: held.get(order.id) ?? null,
    };
  });
}

/** The drivers of rounds that are given or gone: of others another one may leave with it (OUR-219). */
async function certainDrivers(db: Db, docks: readonly Dock[]): Promise<ReadonlyMap<number, string | null>> {
  const given = docks.filter(isDriverCertain);
  const drivers = await readDrivers(db, { ids: given.flatMap(({ target_driver }) => target_driver ?? []) });
  const names = new Map<number, string | null>(drivers.map(({ id, name }) => [id, name ?? null]));
  return new Map(given.map(({ id, target_driver }) => [id, names.get(target_driver ?? 0) ?? null]));
}

/** A street is named with its city: two cities have one of the same name. */
const streetOf = (address: Order['shipping_address']): string | null =>
  address?.street ? joined(', ', [address.street, address.city]) : null;

const isAwaited = (order: Order, task: Task | undefined): boolean =>
  task !== undefined &&
  !order.is_uber_eats_order &&
  !isOver({ date_received: task.date_received, status: task.status, orderStatus: order.status });

async function readCustomers(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Whose>();
  const found = await db
    .select({
      ...{ order: orderSheets.order_id, id: customers.id, phone: clientContacts.phone },
      ...{ first_name: customers.first_name, last_name: customers.last_name },
    })
    .from(orderSheets)
    .innerJoin(customers, eq(customers.id, orderSheets.customer_id))
    .leftJoin(clientContacts, eq(clientContacts.client_id, customers.id))
    .where(inArray(orderSheets.order_id, ids as Order['id'][]));
  return new Map(found.map(({ order, ...whose }): readonly [number, Whose] => [order, whose]));
}

interface Whose {
  readonly id: TouchedOrder['customer_id'];
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
}
