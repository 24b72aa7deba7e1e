import type { Dock } from '../../../src/domain/dock/dock.ts';
import { agrees } from '../../../src/domain/equal.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import type { RowOf } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { minuteMs } from '../world/clock.ts';
import type { Random } from '../world/random.ts';
import type { Scene } from '../world/scene.ts';
import { type Change, type DayKind, type DayView, dayKinds } from './change.ts';
import { FloorDay, type FloorView } from './floor/floor-day.ts';

/** The floor of a center where nobody packs. */
const nobody: FloorView = {
  rows: { next: new Map(), packing: new Map(), nextConfig: new Map(), planning: new Map(), stockWork: new Map() },
  nextPlanning: () => 0,
};

/** Time of day that one step covers. */
const stepMs = 5_000;

interface Written<K extends DayKind> {
  readonly row: RowOf<K>;
  /** Fields that differ from the row of the view; null for a new row. */
  readonly set: Partial<RowOf<K>> | null;
}

/** A delivery with its order. */
export interface Stop {
  readonly task: Task;
  readonly order: Order;
}

/** The rows of a step: each part sees the writes of those before it. The view itself is never changed. */
export class Day {
  readonly scene: Scene;
  readonly floor: FloorDay;
  private readonly written: { readonly [K in DayKind]: Map<number, Written<K>> } = {
    order: new Map(),
    driver: new Map(),
    dock: new Map(),
    task: new Map(),
    alert: new Map(),
  };

  constructor(
    private readonly view: DayView,
    readonly nowMs: number,
    readonly random: Random,
  ) {
    const isRow = (kind: string): kind is DayKind => dayKinds.some((known) => known === kind);
    // Ids of clients and the like are drawn at random: no table counts them.
    const nextId: Scene['nextId'] = (kind) => (isRow(kind) ? view.nextId(kind) : random.int(3_000_000, 9_999_999));
    this.floor = new FloorDay(view.floor ?? nobody);
    this.scene = { center: view.center, nowMs, random, nextId };
  }

  /** Whether a zone is in use; true without a zone. */
  isZoneActive(zone: number | null): boolean {
    return zone === null || this.view.activeZones?.has(zone) === true;
  }

  get<K extends DayKind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    if (id === null || id === undefined) return undefined;
    return this.written[kind].get(id)?.row ?? this.view.rows[kind].get(id);
  }

  /** Every present row of a kind, those of the view first. */
  all<K extends DayKind>(kind: K): RowOf<K>[] {
    const written = this.written[kind];
    const known = [...this.view.rows[kind].values()].map((row) => written.get(row.id)?.row ?? row);
    const added = [...written.values()].filter((entry) => entry.set === null).map((entry) => entry.row);
    return [...known, ...added];
  }

  set<K extends DayKind>(kind: K, id: number, set: Partial<RowOf<K>>): void {
    const row = this.get(kind, id);
    assert(row, `no ${kind} ${id} to change`);
    if (agrees(row, set)) return;
    const before = this.written[kind].get(id);
    const isNew = before !== undefined && before.set === null;
    this.written[kind].set(id, { row: { ...row, ...set }, set: isNew ? null : { ...before?.set, ...set } });
  }

  insert<K extends DayKind>(kind: K, row: RowOf<K>): void {
    assert(!this.get(kind, row.id), `${kind} ${row.id} is there already`);
    this.written[kind].set(row.id, { row, set: null });
  }

  changes(): Change[] {
    return dayKinds.flatMap((kind) => this.changesOf(kind));
  }

  private changesOf<K extends DayKind>(kind: K): Change<K>[] {
    return [...this.written[kind]].map(([id, { row, set }]) =>
      set === null ? { kind, insert: row } : { kind, id, set },
    );
  }

  /** True once in so many minutes on average. */
  once(minutes: number): boolean {
    return this.random.chance(stepMs / (minutes * minuteMs));
  }

  /** How many times an event happens in this step, if each driver of the center causes it once in so many minutes. */
  timesFor(minutesPerDriver: number): number {
    const perStep = (this.view.rows.driver.size * stepMs) / (minutesPerDriver * minuteMs);
    const whole = Math.floor(perStep);
    return whole + (this.random.chance(perStep - whole) ? 1 : 0);
  }

  /** The deliveries of a dock by rank, without those missing in the view. */
  stopsOf(dock: Pick<Dock, 'tasks'>): Stop[] {
    return (dock.tasks ?? []).flatMap((id) => {
      const task = this.get('task', id);
      const order = this.get('order', task?.linked_order);
      return task && order ? [{ task, order }] : [];
    });
  }
}
