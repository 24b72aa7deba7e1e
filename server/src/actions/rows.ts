import type { Alert } from '../../../src/domain/alert/alert.ts';
import type { Metas } from '../../../src/domain/center/center.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Kind, RowOf } from '../../../src/domain/rows.ts';
import type { TaskId } from '../../../src/domain/task/task.ts';
import { readAlerts, readMetas } from '../db/center/read-settings.ts';
import type { Tx } from '../db/connection/open.ts';
import { type MadeKind, madeKinds, takeIds } from '../db/new-ids.ts';
import { taskIdsOf } from '../db/parts.ts';
import { readDocks, readDrivers, readOffBoard, readOrders, readTasks, type Which } from '../db/read.ts';
import { find, type Reads, type Rows, readListEnd } from './reads.ts';

type Ids = readonly (number | null | undefined)[];

/**
 * Rows of one center, locked for the transaction, on which an action decides. Empty for a subject that no center owns.
 */
export class LockedRows implements Rows {
  private readonly tables = new Map<Kind, Map<number, RowOf<Kind>>>();
  settings: Metas | undefined;
  offBoard: ReadonlySet<number> = new Set();
  listEnd = 0;
  private readonly newIds: { readonly [K in MadeKind]: RowOf<K>['id'][] } = {
    dock: [],
    order: [],
    task: [],
    alert: [],
  };

  private constructor(readonly by: string) {}

  /**
   * Loads the rows of `reads` and those they depend on: a task brings its order, its dock and the one it came from, a
   * dock its tasks and its target driver. Rows of other centers are left out. So are rows that left the board, among
   * those the action names; the task of an order is loaded all the same.
   */
  static async load(tx: Tx, center: number | null, reads: Reads, by: string): Promise<LockedRows> {
    const rows = new LockedRows(by);
    if (center === null) return rows;
    const found = await find(tx, center, reads);
    const locked = (ids: Ids) => ({
      ids: [...new Set(ids.filter((id) => id != null))],
      lockedIn: center,
    });
    const onBoard = (ids: Ids = []): Which => ({ ...locked(ids), onBoard: true });
    const named = [...(await readTasks(tx, onBoard(reads.task))), ...(await readTasks(tx, locked(found.task)))];
    const around = named.flatMap((task) => [task.dock, task.from_dock_id]);
    const docks = await withTasks(tx, [
      ...(await readDocks(tx, onBoard(reads.dock))),
      ...(await readDocks(tx, locked([...found.dock, ...around]))),
    ]);
    const inDocks = await readTasks(tx, locked(docks.flatMap((dock) => dock.tasks)));
    const tasks = [...named, ...inDocks];
    rows.take('task', tasks);
    rows.take('dock', docks);
    const orderIds = tasks.map((task) => task.linked_order);
    rows.take('order', await readOrders(tx, locked([...(reads.order ?? []), ...orderIds])));
    const asked = (reads.order ?? []).filter((id) => id != null);
    if (asked.length > 0) rows.offBoard = await readOffBoard(tx, asked);
    const driverIds = docks.map((dock) => dock.target_driver);
    rows.take('driver', await readDrivers(tx, locked([...(reads.driver ?? []), ...driverIds])));
    if (reads.alert) rows.takeAlerts(await readAlerts(tx, locked(reads.alert)));
    if (reads.settings) rows.settings = await readMetas(tx, { center, since: 0 });
    if (rows.settings) rows.take('metas', [rows.settings]);
    if (reads.listEnd) rows.listEnd = await readListEnd(tx, center);
    for (const kind of madeKinds) {
      const count = reads.newIds?.[kind] ?? 0;
      await rows.takeNewIds(tx, kind, typeof count === 'number' ? count : count(rows));
    }
    return rows;
  }

  private table<K extends Kind>(kind: K): Map<number, RowOf<K>> {
    const known = this.tables.get(kind) ?? new Map<number, RowOf<Kind>>();
    this.tables.set(kind, known);
    return known as Map<number, RowOf<K>>;
  }

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    return id == null ? undefined : this.table(kind).get(id);
  }

  all<K extends Kind>(kind: K): readonly RowOf<K>[] {
    return [...this.table(kind).values()];
  }

  newId<K extends MadeKind>(kind: K): RowOf<K>['id'] {
    const id = this.newIds[kind].shift();
    assert(id !== undefined, 'an action asks for as many ids as it may make rows');
    return id;
  }

  private async takeNewIds<K extends MadeKind>(tx: Tx, kind: K, count: number) {
    if (count > 0) this.newIds[kind].push(...(await takeIds(tx, kind, count)));
  }

  private take<K extends Kind>(kind: K, found: readonly RowOf<K>[]) {
    const table = this.table(kind);
    for (const row of found) table.set(row.id, row);
  }

  /** Banners have no type, notifications have one. */
  private takeAlerts(found: readonly Alert[]) {
    for (const alert of found) this.take(alert.type == null ? 'alert' : 'notification', [alert]);
  }
}

async function withTasks(tx: Tx, docks: readonly Dock[]): Promise<(Dock & { readonly tasks: TaskId[] })[]> {
  const taskIds = await taskIdsOf(
    tx,
    docks.map((dock) => dock.id),
  );
  return docks.map((dock) => ({ ...dock, tasks: taskIds.get(dock.id) ?? [] }));
}
