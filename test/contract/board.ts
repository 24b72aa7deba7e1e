import * as z from 'zod/mini';
import type { Driver } from '../../src/domain/driver/driver.ts';
import type { Client } from './client.ts';
import { FullDock, Load, taskIds, type WireDock, WireTask } from './wire.ts';

const dayMs = 86_400_000;

/** The board of a center as a load gave it, and the rows a test can act on. */
export class Board {
  readonly tasks: ReadonlyMap<number, WireTask>;

  constructor(readonly load: Load) {
    const nested = load.docks.flatMap((dock) => dock.tasks).filter((task) => typeof task !== 'number');
    this.tasks = new Map([...load.deliveries, ...nested].map((task) => [task.id, task]));
  }

  /** Docks whose tasks may come and go: young, neither locked nor with a driver on his way back. */
  editable(type: string): WireDock[] {
    const returning = new Set<number | null | undefined>(
      this.load.drivers?.filter(({ state }) => state === 'returning').map(({ id }) => id),
    );
    return this.load.docks.filter(
      (dock) =>
        dock.dock_type === type &&
        !dock.locked_at &&
        Date.now() - Date.parse(dock.created_at ?? '') < 14 * dayMs &&
        !returning.has(dock.target_driver),
    );
  }

  /** Docks of drivers whose tasks may come and go. */
  ofDrivers(): WireDock[] {
    return [...this.editable('DRIVER_SOFT'), ...this.editable('DRIVER_HARD')];
  }

  /** Tasks of a dock by rank. */
  tasksOf(dock: WireDock): WireTask[] {
    return taskIds(dock.tasks).flatMap((id) => this.tasks.get(id) ?? []);
  }

  /** A driver nothing is being done with. */
  driver(fits: (driver: Driver) => boolean): Driver | undefined {
    return this.load.drivers?.find((driver) => !driver.updating && !driver.processing && fits(driver));
  }

  /** Tasks a driver has on the road. */
  running({ id }: Pick<Driver, 'id'>): WireTask[] {
    return [...this.tasks.values()].filter((task) => task.delivery_man_id === id && task.status === 'shipping');
  }

  /** Undefined NOCONFIG docks: a task may be dropped there from anywhere (DSP-502). */
  open(): WireDock[] {
    return this.editable('NOCONFIG').filter((dock) => !dock.defined_at);
  }

  /** Tasks of a dock, or of the to-dispatch list, that nothing keeps from moving. */
  movable(dock: WireDock | null): WireTask[] {
    const all = dock ? taskIds(dock.tasks).flatMap((id) => this.tasks.get(id) ?? []) : this.load.deliveries;
    return all.filter(
      (task) =>
        (task.dock ?? null) === (dock?.id ?? null) &&
        !task.is_moving &&
        !task.is_dispatch_disabled &&
        (task.status === 'waiting' || task.status === 'todo'),
    );
  }
}

export async function readBoard(api: Client, center: number): Promise<Board> {
  const { body } = await api.get('/dispatch/loadstate/', { query: { center, version: 1 } });
  return new Board(Load.parse(body));
}

export async function readDock(api: Client, id: number): Promise<FullDock> {
  return FullDock.parse((await api.get(`/docks/${id}/`)).body);
}

export async function readTask(api: Client, id: number): Promise<WireTask> {
  const { body } = await api.get('/dispatch/deliveries/', { query: { ids: id } });
  const [task] = z.array(WireTask).parse(body);
  if (!task) throw new Error(`no task ${id}`);
  return task;
}
