import type { Alert } from '../../../src/domain/alert/alert.ts';
import type { Metas } from '../../../src/domain/center/center.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import { msOf } from '../../../src/domain/instant.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import type { TransitArea } from '../../../src/domain/transit/transit-area.ts';
import type { Db } from '../db/open.ts';
import { type ChangedSince, readDocks, readDriverIds, readDrivers, readOrders, readTasks } from '../db/read.ts';
import { readAlerts, readMetas, readRevision, readTransitAreas } from '../db/read-settings.ts';
import { readWritten, type Written, type WrittenKind, writtenKinds } from '../db/read-written.ts';

/** A task with what every poll asks of it, worked out once. */
export interface Delivery {
  readonly task: Task;
  readonly order: Order;
  /** Slot end, epoch ms. */
  readonly slotEndMs: number | null;
  /** The task as the API tells it, with its order in it. */
  readonly json: string;
}

/**
 * A center's rows in memory at one revision of the database. `upTo` reads only what later revisions wrote, so that a
 * poll costs what changed since the one before. Rows are never deleted in the database: they close or are hidden. Only
 * drivers leave a center, for another.
 */
export class Mirror {
  revision = 0;
  readonly deliveries = new Map<number, Delivery>();
  readonly docks = new Map<number, Dock>();
  readonly drivers = new Map<number, Driver>();
  readonly alerts = new Map<number, Alert>();
  metas: Metas | undefined;
  transitAreas: readonly TransitArea[] = [];
  /** The revision that wrote each row last, by id. */
  readonly written: Readonly<Record<WrittenKind, Map<number, number>>> = {
    order: new Map(),
    task: new Map(),
    dock: new Map(),
    driver: new Map(),
    alert: new Map(),
    metas: new Map(),
  };
  private readonly tasks = new Map<number, Task>();
  private readonly orders = new Map<number, Order>();
  private readonly taskOfOrder = new Map<number, number>();
  private reading: Promise<void> | null = null;

  constructor(
    private readonly db: Db,
    readonly center: number,
  ) {}

  /** Brings the rows to a revision the caller has read, or a later one. */
  async upTo(revision: number): Promise<void> {
    while (this.revision < revision) {
      this.reading ??= this.read().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
  }

  private async read(): Promise<void> {
    const changed = { center: this.center, since: this.revision };
    const read = await this.db.transaction(
      async (tx) => ({
        revision: (await readRevision(tx, this.center)) ?? this.revision,
        orders: await readOrders(tx, changed),
        tasks: await readTasks(tx, changed),
        docks: await readDocks(tx, changed),
        drivers: await readDrivers(tx, changed),
        driverIds: await readDriverIds(tx, this.center),
        alerts: await readAlerts(tx, changed),
        metas: await readMetas(tx, changed),
        transitAreas: await readTransitAreas(tx, this.center),
        written: await readAllWritten(tx, changed),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    this.takeDeliveries(read.tasks, read.orders);
    for (const dock of read.docks) this.docks.set(dock.id, dock);
    for (const driver of read.drivers) this.drivers.set(driver.id, driver);
    for (const id of this.drivers.keys()) if (!read.driverIds.has(id)) this.drivers.delete(id);
    for (const alert of read.alerts) this.alerts.set(alert.id, alert);
    this.metas = read.metas ?? this.metas;
    this.transitAreas = read.transitAreas;
    for (const [kind, { id, rev }] of read.written) this.written[kind].set(id, rev);
    this.revision = read.revision;
  }

  private takeDeliveries(tasks: readonly Task[], orders: readonly Order[]) {
    const touched = new Set<number>();
    for (const task of tasks) {
      this.tasks.set(task.id, task);
      this.taskOfOrder.set(task.linked_order, task.id);
      touched.add(task.id);
    }
    for (const order of orders) {
      this.orders.set(order.id, order);
      const task = this.taskOfOrder.get(order.id);
      if (task !== undefined) touched.add(task);
    }
    for (const id of touched) {
      const task = this.tasks.get(id);
      const order = task && this.orders.get(task.linked_order);
      if (task && order) this.deliveries.set(id, toDelivery(task, order));
    }
  }
}

async function readAllWritten(db: Db, changed: ChangedSince): Promise<(readonly [WrittenKind, Written])[]> {
  const read: (readonly [WrittenKind, Written])[] = [];
  for (const kind of writtenKinds) for (const row of await readWritten(db, kind, changed)) read.push([kind, row]);
  return read;
}

function toDelivery(task: Task, order: Order): Delivery {
  const late_order = order.late_order ?? null;
  return {
    task: { ...task, late_order },
    order,
    slotEndMs: msOf(task.max_shipping_time ?? order.max_shipping_time),
    json: JSON.stringify({ ...task, late_order, linked_order: order }),
  };
}
