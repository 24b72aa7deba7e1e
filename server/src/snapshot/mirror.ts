import type { Metas } from '../../../src/domain/center/center.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { HomeFigures } from '../../../src/domain/preparation/home.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import { readRevision } from '../db/center/read-settings.ts';
import type { Db } from '../db/connection/open.ts';
import { readNews } from '../db/read-written.ts';
import { homeFiguresOf } from './home-figures.ts';
import { type HeldRows, heldRows, type SourceName } from './sources.ts';

/** A task with the values every poll needs of it, computed once. */
export interface Delivery {
  readonly task: Task;
  readonly order: Order;
  /** Slot end, epoch ms. */
  readonly slotEndMs: number | null;
  /** JSON of the task in answers, with its order. */
  readonly json: string;
  /** JSON of the order, as part of `json`. */
  readonly orderJson: string;
}

/**
 * A center's rows in memory at one revision of the database. `upTo` reads only the rows of later revisions, so that a
 * poll costs only the changes since the one before. Rows are closed or hidden, and leave with their day
 * (docs/adr/0040); drivers may also move to another center.
 */
export class Mirror {
  revision = 0;
  readonly deliveries = new Map<number, Delivery>();
  /** Rows by the source they are read from. */
  readonly held: HeldRows = heldRows();
  /** Figures of the floor computed from the rows, sent with the settings; updated at each reading. */
  figures: HomeFigures = {};
  /** The revision that last changed the figures, as far as this process knows. */
  readonly figuresWritten = { written: new Map<number, number>(), left: new Map<number, number>() };
  private readonly taskOfOrder = new Map<number, number>();
  private readonly watched = sourceNames.map((name) => [name, this.held[name].source] as const);
  private reading: Promise<void> | null = null;

  constructor(
    private readonly db: Db,
    readonly center: number,
  ) {}

  get metas(): Metas | undefined {
    return [...this.held.metas.rows.values()][0];
  }

  /** The delivery of an order; undefined for one that is not on the board. */
  deliveryOf(order: number): Delivery | undefined {
    return this.deliveries.get(this.taskOfOrder.get(order) ?? 0);
  }

  /** Updates the rows to a revision the caller has read, or a later one. */
  async upTo(revision: number): Promise<void> {
    while (this.revision < revision) {
      this.reading ??= this.read().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
  }

  /** Whether all rows that left since a revision are known one by one. */
  reaches(revision: number): boolean {
    return Object.values(this.held).every(({ leftBefore }) => leftBefore <= revision);
  }

  private async read(): Promise<void> {
    const since = { center: this.center, since: this.revision };
    const [revision, news] = await this.db.transaction(
      async (tx) => {
        const found = (await readRevision(tx, this.center)) ?? this.revision;
        const news = await readNews(tx, this.watched, since);
        const read: (readonly [SourceName, () => readonly number[]])[] = [];
        for (const name of sourceNames) read.push([name, await this.held[name].read(tx, since, news(name))]);
        return [found, read] as const;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const taken = new Map(news.map(([name, take]) => [name, take()]));
    this.joinDeliveries(taken.get('task') ?? [], taken.get('order') ?? []);
    this.revision = revision;
    const figures = homeFiguresOf(this);
    if (JSON.stringify(figures) === JSON.stringify(this.figures)) return;
    this.figures = figures;
    this.figuresWritten.written.set(this.center, revision);
  }

  private joinDeliveries(taskIds: readonly number[], orderIds: readonly number[]) {
    const { task: tasks, order: orders } = this.held;
    for (const id of taskIds) {
      const task = tasks.rows.get(id);
      if (task) this.taskOfOrder.set(task.linked_order, id);
    }
    for (const id of new Set([...taskIds, ...orderIds.flatMap((order) => this.taskOfOrder.get(order) ?? [])])) {
      const task = tasks.rows.get(id);
      const order = task && orders.rows.get(task.linked_order);
      if (task && order) this.deliveries.set(id, toDelivery(task, order));
      else this.deliveries.delete(id);
    }
  }
}

const sourceNames = Object.keys(heldRows()) as readonly SourceName[];

function toDelivery(task: Task, order: Order): Delivery {
  const late_order = order.late_order ?? null;
  const orderJson = JSON.stringify(order);
  return {
    task: { ...task, late_order },
    order,
    slotEndMs: msOf(task.max_shipping_time ?? order.max_shipping_time),
    json: `${JSON.stringify({ ...task, late_order, linked_order: undefined }).slice(0, -1)},"linked_order":${orderJson}}`,
    orderJson,
  };
}
