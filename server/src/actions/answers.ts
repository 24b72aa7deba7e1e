import type { Metas } from '../../../src/domain/center/center.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { readAlerts, readMetas } from '../db/center/read-settings.ts';
import type { Db } from '../db/connection/open.ts';
import { lastStatement } from '../db/connection/statements.ts';
import { readLastDeposits } from '../db/deposits/read-deposits.ts';
import { lateOrdersOf, taskIdsOf } from '../db/parts.ts';
import { readDocks, readDrivers, readOrders, readTasks } from '../db/read.ts';
import { type WireDock, type WireTask, wireDriver } from '../wire.ts';
import type { Answer } from './action.ts';

/** Tasks with their orders; a task whose order is unknown is left out. */
export async function readWireTasks(db: Db, ids: readonly number[]): Promise<WireTask[]> {
  const tasks = await readTasks(db, { ids });
  const orders = await readOrders(db, { ids: tasks.map((task) => task.linked_order) });
  const byId = new Map(orders.map((order) => [order.id, order]));
  return tasks.flatMap((task) => withOrder(task, byId.get(task.linked_order)));
}

const withOrder = (task: Task, order: Order | undefined): WireTask[] =>
  order ? [{ ...task, linked_order: order }] : [];

/** Docks with their full tasks, in the order of the ids. */
export async function readWireDocks(db: Db, ids: readonly number[]): Promise<WireDock[]> {
  const docks = await readDocks(db, { ids });
  const taskIds = await taskIdsOf(db, ids);
  const tasks = await readWireTasks(db, [...taskIds.values()].flat());
  const taskById = new Map<number, WireTask>(tasks.map((task) => [task.id, task]));
  const withTasks = (dock: Dock): WireDock => ({
    ...dock,
    tasks: (taskIds.get(dock.id) ?? []).flatMap((id) => taskById.get(id) ?? []),
  });
  return ids.flatMap((id) => docks.filter((dock) => dock.id === id)).map(withTasks);
}

export const theTasks =
  (ids: readonly number[]): Answer =>
  (db) =>
    readWireTasks(db, ids);

export const theTask =
  (id: number): Answer =>
  async (db) =>
    (await readWireTasks(db, [id]))[0];

export const theDocks =
  (ids: readonly number[]): Answer =>
  (db) =>
    readWireDocks(db, ids);

export const theDock =
  (id: number): Answer =>
  async (db) =>
    (await readWireDocks(db, [id]))[0];

/** The source of an action on two docks, with the other one (DSP-440). */
export const theDocksAsOne =
  (id: number, otherId: number): Answer =>
  async (db) => {
    const [dock, other] = await readWireDocks(db, [id, otherId]);
    return { ...dock, target_dock_id: otherId, new_dock: other };
  };

export const theOrders =
  (ids: readonly number[]): Answer =>
  (db) =>
    readOrders(db, { ids });

export const theDriver =
  (id: number): Answer =>
  async (db, viewer) => {
    const [driver] = await readDrivers(db, { ids: [id] });
    return driver && wireDriver(driver, viewer);
  };

/** The last movement of a driver's bags: the one just entered, since his center is locked. */
export const theStatement =
  (driver: number): Answer =>
  (db) =>
    lastStatement(db, driver);

/** The late-order record of an order (ENT-09). */
export const theLateOrder =
  (id: number): Answer =>
  async (db) =>
    (await lateOrdersOf(db, [id])).get(id);

/** The latest movements of a driver's deposits: those just entered, since his accounts are locked. */
export const theDeposits =
  (driver: number, count: number): Answer =>
  (db) =>
    readLastDeposits(db, driver, count);

export const theAlert =
  (id: number): Answer =>
  async (db) =>
    (await readAlerts(db, { ids: [id] }))[0];

/** One setting of a center, under its own name. */
export const theSetting =
  (center: number, setting: keyof Metas): Answer =>
  async (db) => {
    const metas = await readMetas(db, { center, since: 0 });
    return metas && { id: metas.id, [setting]: metas[setting] };
  };

export const theOrder =
  (id: number): Answer =>
  async (db) =>
    (await readOrders(db, { ids: [id] }))[0];

/** The order, with some fields of its sheet. */
export const theOrderWith =
  (id: number, sheet: (db: Db) => Promise<object>): Answer =>
  async (db) => {
    const [order] = await readOrders(db, { ids: [id] });
    return order && { ...order, ...(await sheet(db)) };
  };

/** The dock without `locked_at`, with the reason: an assignment that failed (DSP-419, DSP-935). */
export const theDockNotLocked =
  (id: number, reason: string): Answer =>
  async (db) => {
    const [dock] = await readWireDocks(db, [id]);
    if (!dock) return undefined;
    const { locked_at: _, ...rest } = dock;
    return { ...rest, error_message: reason };
  };
