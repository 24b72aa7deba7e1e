import type { ReadKeys } from '../../../src/domain/command.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Kind, Reader, RowOf } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import type { Tx } from '../db/open.ts';
import { taskIdsOf } from '../db/parts.ts';
import { readDocks, readDrivers, readOrders, readTasks } from '../db/read.ts';

type Tables = { readonly [K in Kind]: Map<number, RowOf<K>> };

const known = (ids: readonly (number | null | undefined)[] = []) => ids.filter((id) => id != null);

/** Rows of one center, locked for the transaction: what an action decides on. */
export class LockedRows implements Reader {
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

  private constructor(private readonly center: number) {}

  /**
   * Loads the rows named by `keys` and those they lean on: a task brings its order and its dock, a dock its tasks and
   * its target driver. Rows of other centers are left out.
   */
  static async load(tx: Tx, center: number, keys: ReadKeys): Promise<LockedRows> {
    const rows = new LockedRows(center);
    const named = await readTasks(tx, { ids: known(keys.task), lock: true });
    const docks = await rows.loadDocks(tx, [...known(keys.dock), ...known(named.map((task) => task.dock))]);
    const inDocks = await readTasks(tx, { ids: docks.flatMap((dock) => dock.tasks ?? []), lock: true });
    await rows.loadOrders(tx, known(keys.order));
    await rows.takeTasks(tx, [...named, ...inDocks]);
    const driverIds = [...known(keys.driver), ...known(docks.map((dock) => dock.target_driver))];
    for (const driver of await readDrivers(tx, { ids: driverIds, lock: true })) {
      rows.tables.driver.set(driver.id, driver);
    }
    return rows;
  }

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    return id == null ? undefined : this.tables[kind].get(id);
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
}
