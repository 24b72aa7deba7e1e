import type { Metas } from '../../../src/domain/center/center.ts';
import type { Dock, DockId } from '../../../src/domain/dock/dock.ts';
import type { Kind, RowOf } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { takeDockIds } from '../db/dock-ids.ts';
import type { Tx } from '../db/open.ts';
import { taskIdsOf } from '../db/parts.ts';
import { readDocks, readDrivers, readOrders, readTasks } from '../db/read.ts';
import { readAlerts, readMetas } from '../db/read-settings.ts';
import { find, type Reads, type Rows, readListEnd } from './reads.ts';

type Tables = { readonly [K in Kind]: Map<number, RowOf<K>> };

const known = (ids: readonly (number | null | undefined)[] = []) => ids.filter((id) => id != null);

/** Rows of one center, locked for the transaction: what an action decides on. */
export class LockedRows implements Rows {
  private readonly tables: Tables = {
    order: new Map(),
    task: new Map(),
    dock: new Map(),
    driver: new Map(),
    alert: new Map(),
    notification: new Map(),
    metas: new Map(),
    transitArea: new Map(),
  };
  settings: Metas | undefined;
  listEnd = 0;
  newDockId: DockId | null = null;

  private constructor(private readonly center: number) {}

  /**
   * Loads the rows named or asked by `reads` and those they lean on: a task brings its order, its dock and the one it
   * came from, a dock its tasks and its target driver. Rows of other centers are left out.
   */
  static async load(tx: Tx, center: number, reads: Reads): Promise<LockedRows> {
    const rows = new LockedRows(center);
    const found = await find(tx, center, reads);
    const named = await readTasks(tx, { ids: [...known(reads.task), ...found.task], lock: true });
    const around = named.flatMap((task) => [task.dock, task.from_dock_id]);
    const dockIds = [...known(reads.dock), ...found.dock, ...known(around)];
    const docks = await rows.loadDocks(tx, [...new Set(dockIds)]);
    const inDocks = await readTasks(tx, { ids: docks.flatMap((dock) => dock.tasks ?? []), lock: true });
    await rows.loadOrders(tx, known(reads.order));
    await rows.takeTasks(tx, [...named, ...inDocks]);
    await rows.loadDrivers(tx, [...known(reads.driver), ...known(docks.map((dock) => dock.target_driver))]);
    await rows.loadAlerts(tx, [...known(reads.alert), ...known(reads.notification)]);
    if (reads.settings) rows.settings = await readMetas(tx, { center, since: 0 });
    if (rows.settings) rows.tables.metas.set(rows.settings.id, rows.settings);
    if (reads.listEnd) rows.listEnd = await readListEnd(tx, center);
    if (reads.newDock) [rows.newDockId = null] = await takeDockIds(tx, 1);
    return rows;
  }

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    return id == null ? undefined : this.tables[kind].get(id);
  }

  all<K extends Kind>(kind: K): readonly RowOf<K>[] {
    return [...this.tables[kind].values()];
  }

  private async loadDocks(tx: Tx, ids: readonly number[]): Promise<Dock[]> {
    const docks = await readDocks(tx, { ids, lock: true });
    const taskIds = await taskIdsOf(tx, ids);
    const ours = docks.filter((dock) => dock.center === this.center);
    const withTasks = ours.map((dock) => ({ ...dock, tasks: taskIds.get(dock.id) ?? [] }));
    for (const dock of withTasks) this.tables.dock.set(dock.id, dock);
    return withTasks;
  }

  private async loadOrders(tx: Tx, ids: readonly number[]) {
    for (const order of await readOrders(tx, { ids, lock: true })) {
      if (order.center_id === this.center) this.tables.order.set(order.id, order);
    }
  }

  /** A task's center is that of its order. */
  private async takeTasks(tx: Tx, tasks: readonly Task[]) {
    await this.loadOrders(
      tx,
      tasks.map((task) => task.linked_order),
    );
    for (const task of tasks) if (this.tables.order.has(task.linked_order)) this.tables.task.set(task.id, task);
  }

  private async loadDrivers(tx: Tx, ids: readonly number[]) {
    for (const driver of await readDrivers(tx, { ids, lock: true })) {
      if ((driver.current_center_id ?? driver.center) === this.center) this.tables.driver.set(driver.id, driver);
    }
  }

  /** Banners have no type, notifications have one. */
  private async loadAlerts(tx: Tx, ids: readonly number[]) {
    if (ids.length === 0) return;
    for (const alert of await readAlerts(tx, { ids, lock: true })) {
      this.tables[alert.type == null ? 'alert' : 'notification'].set(alert.id, alert);
    }
  }
}
