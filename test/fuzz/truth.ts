import { openDocks } from '../engine/server-reads.ts';
import type { World } from '../engine/world.ts';
import type { Rows } from './oracle/word.ts';

/** Rows as the server has them now, in the shape of the replica. */
export function truthRows(world: World, center: number): Rows {
  if (center === 0) return customers(world);
  const truth = world.server.truth(center);
  const rows: Rows = new Map();
  for (const order of truth.orders.values()) rows.set(`order:${order.id}`, { ...order });
  for (const { order, isLate: _isLate, ...task } of truth.tasks.values())
    rows.set(`task:${task.id}`, { ...task, linked_order: order });
  for (const dock of openDocks(truth)) rows.set(`dock:${dock.id}`, { ...dock });
  for (const { isDeclining: _isDeclining, ...driver } of truth.drivers.values())
    rows.set(`driver:${driver.id}`, driver);
  for (const alert of truth.alerts.values()) rows.set(`alert:${alert.id}`, { ...alert });
  for (const alert of truth.notifications.values()) rows.set(`notification:${alert.id}`, { ...alert });
  if (truth.metas) rows.set(`metas:${center}`, { ...truth.metas });
  return rows;
}

/** The same with the docks that are in no list any more. */
export function truthRowsOfAll(world: World, center: number): Rows {
  const rows = truthRows(world, center);
  if (center === 0) return rows;
  for (const dock of world.server.truth(center).docks.values()) rows.set(`dock:${dock.id}`, { ...dock });
  return rows;
}

/** Rows no center owns. */
const customers = ({ server }: World): Rows =>
  new Map([...server.records.customers.values()].map((customer) => [`customer:${customer.id}`, { ...customer }]));
