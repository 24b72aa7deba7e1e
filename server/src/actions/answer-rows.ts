import { CustomerId } from '../../../src/domain/customer/customer.ts';
import type { Db } from '../db/connection/open.ts';
import { readCustomer } from '../db/customers/read-customers.ts';
import { readDemand } from '../db/demands/demands.ts';
import { readDriverMonth } from '../db/presences/read-driver-months.ts';
import { readPresenceLog } from '../db/presences/read-logs.ts';
import { readDrivers, readOrders } from '../db/read.ts';
import { type Viewer, wireDriver } from '../wire.ts';
import type { RefusalRows } from './action.ts';
import { readWireDocks, readWireTasks } from './answers.ts';
import { readWireNextConfigs, readWireNexts } from './preparation/answers.ts';

/**
 * The rows of a refusal in their present state: `dock` or `docks`, `order` or `orders`, `task`, `driver` (DSP-484),
 * `demand` (LOG-140), `log` (LOG-064), `month` (LOG-150).
 */
export async function readRefusalRows(
  db: Db,
  { docks = [], orders = [], task, driver, demand, next, nextConfigsOf, customer, log, month }: RefusalRows,
  viewer: Viewer,
  nowMs: number,
) {
  const [toldTask] = task === undefined ? [] : await readWireTasks(db, [task]);
  const [toldDriver] = driver === undefined ? [] : await readDrivers(db, { ids: [driver] });
  return {
    ...oneOrMore('dock', docks.length > 0 ? await readWireDocks(db, docks) : []),
    ...oneOrMore('order', orders.length > 0 ? await readOrders(db, { ids: orders }) : []),
    ...(toldTask ? { task: toldTask } : {}),
    ...(demand === undefined ? {} : { demand: await readDemand(db, demand) }),
    ...(next === undefined ? {} : { next: (await readWireNexts(db, [next]))[0] }),
    ...(nextConfigsOf === undefined ? {} : { nextconfigs: await readWireNextConfigs(db, nextConfigsOf) }),
    ...(customer === undefined ? {} : { customer: await readCustomer(db, CustomerId.parse(customer)) }),
    ...(log === undefined ? {} : { log: await readPresenceLog(db, log, nowMs) }),
    ...(month === undefined ? {} : { month: await readDriverMonth(db, month.driver, month.month) }),
    ...(toldDriver ? { driver: wireDriver(toldDriver, viewer) } : {}),
  };
}

function oneOrMore(name: string, rows: readonly unknown[]) {
  const [first, ...others] = rows;
  if (first === undefined) return {};
  return others.length > 0 ? { [`${name}s`]: rows } : { [name]: first };
}
