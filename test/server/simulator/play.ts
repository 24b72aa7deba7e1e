import type { Change, DayKind, DayRows, DayView } from '../../../server/src/simulator/change.ts';
import { stepDay } from '../../../server/src/simulator/simulator.ts';
import { makeRandom, type Random } from '../../../server/src/world/random.ts';
import { makeWorld } from '../../../server/src/world/world.ts';
import type { Metas } from '../../../src/domain/center/center.ts';
import type { RowOf } from '../../../src/domain/rows.ts';
import { writeAll } from './act.ts';
import { Couriers } from './couriers.ts';

const startMs = Date.parse('2025-11-21T15:07:30Z');

type Tables = { readonly [K in DayKind]: Map<number, RowOf<K>> };

/** The day of center 9, step by step. */
export class Play {
  nowMs = startMs;
  readonly rows: Tables;
  readonly metas: Metas;
  private readonly view: DayView;
  private readonly random: Random;
  private readonly couriers: Couriers;

  constructor(seed: number, size = 60) {
    const world = makeWorld({ seed, size, nowMs: startMs });
    const [center] = world.centers;
    if (!center) throw new Error('a world has centers');
    const metas = world.metas.find(({ id }) => id === center.id);
    if (!metas) throw new Error('a center has settings');
    this.metas = metas;
    const orders = byId(world.orders.filter((row) => row.center_id === center.id));
    this.rows = {
      order: orders,
      task: byId(world.tasks.filter((row) => orders.has(row.linked_order))),
      dock: byId(world.docks.filter((row) => row.center === center.id)),
      driver: byId(world.drivers.filter((row) => row.current_center_id === center.id)),
      alert: byId(world.alerts.filter((row) => row.center_id === center.id)),
    };
    let last = 900_000_000;
    this.view = { center, rows: this.rows, nextId: () => ++last };
    this.random = makeRandom(seed + 1);
    this.couriers = new Couriers(this, makeRandom(seed + 2));
  }

  /** The changes of the next five seconds, not yet written. */
  next(): Change[] {
    this.nowMs += 5_000;
    return stepDay(this.view, this.nowMs, this.random);
  }

  write(changes: readonly Change[]): void {
    for (const change of changes) this.writeOne(change);
  }

  private writeOne<K extends DayKind>(change: Change<K>): void {
    const table = this.rows[change.kind];
    if ('insert' in change) {
      table.set(change.insert.id, change.insert);
      return;
    }
    const row = table.get(change.id);
    if (!row) throw new Error(`a step changes ${change.kind} ${change.id}, which is not there`);
    table.set(change.id, { ...row, ...change.set });
  }

  step(): Change[] {
    const changes = this.next();
    this.write(changes);
    this.hearCouriers();
    return changes;
  }

  /** What the couriers call back with after a step. */
  hearCouriers(): void {
    const heard = this.couriers.next();
    if (heard.length > 0) writeAll(this, heard);
  }

  run(steps: number): void {
    for (let count = 0; count < steps; count++) this.step();
  }
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]) =>
  new Map<number, T>(rows.map((row) => [row.id, row]));

export const viewRows = (rows: DayRows) => ({
  orders: [...rows.order.values()],
  tasks: [...rows.task.values()],
  docks: [...rows.dock.values()],
});
