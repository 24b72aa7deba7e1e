import type { AnyAction } from '../../../server/src/actions/action.ts';
import { editAddress } from '../../../server/src/actions/address/edit.ts';
import { editCustomer } from '../../../server/src/actions/customer/edit.ts';
import { addExtraCost } from '../../../server/src/actions/extra-cost/add.ts';
import { lateOrderActions } from '../../../server/src/actions/late-order/late-orders.ts';
import { setDelivery } from '../../../server/src/actions/order/delivery.ts';
import { redeliver } from '../../../server/src/actions/order/redeliver.ts';
import type { Rows } from '../../../server/src/actions/reads.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Kind, Patch, RowOf } from '../../../src/domain/rows.ts';
import type { Task, TaskId } from '../../../src/domain/task/task.ts';
import { testActions } from '../../actions/all.ts';
import { reached } from '../../actions/late/worlds.ts';
import { countedFrom, someone } from '../actions/decide.ts';
import type { Play } from './play.ts';

/** What a person asks of the server: a call with its input. */
export interface Asked {
  readonly action: AnyAction;
  readonly id?: number;
  readonly body?: unknown;
}

const isLateOrderAction = (action: AnyAction) => lateOrderActions.some((late) => late === action);

const newId = countedFrom(800_000_000);

/** Facts of test objects, by the paths of their calls: one that names no row is the same on any day. */
const written: ReadonlyMap<string, unknown> = new Map(
  testActions.flatMap(({ facts, samples }) =>
    facts === undefined ? [] : samples.map(({ call }) => [call.line.replace(/^\w+ /, ''), facts] as const),
  ),
);

/** What an action leans on beside rows. */
function facts({ rows }: Play, { action, id, body }: Asked): unknown {
  const told = (which: (task: Task) => boolean) => {
    const task = [...rows.task.values()].find(which);
    return { ...task?.address, user_id: task?.client?.id };
  };
  if (action === editAddress) return told((task) => task.address?.id === id);
  if (action === setDelivery) return { address: told((task) => task.linked_order === id), customer: null };
  if (action === editCustomer) return { customer: { id }, places: [], isTaken: false };
  if (isLateOrderAction(action)) return reached;
  // Nobody asked for it.
  if (action === addExtraCost) return { demand: null, hourlyCents: 0 };
  // Couriers' jobs are numbered too.
  if (action !== redeliver) return written.get(action.path) ?? newId('dock');
  const { order_id_to_redeliver: order } = body as { readonly order_id_to_redeliver: number };
  return told((task) => task.linked_order === order);
}

/** A person acts between two steps of the day: the server decides on the rows as they are, and what it accepts is written. */
export function act(play: Play, { action, id, body }: Asked): boolean {
  const prepared = action.prepare({ params: id === undefined ? {} : { id: String(id) }, query: {}, body });
  const decision = prepared.decide(rowsOf(play), play.nowMs, facts(play, { action, body }));
  if (decision.verdict !== 'accept') return false;
  for (const { kind, row } of decision.made ?? []) (play.rows[kind] as Map<number, object>).set(row.id, row);
  writeAll(play, decision.patches);
  return true;
}

export function rowsOf({ rows, metas }: Play): Rows {
  const table = (kind: Kind): ReadonlyMap<number, unknown> =>
    kind in rows ? rows[kind as keyof typeof rows] : new Map(kind === 'metas' ? [[metas.id, metas]] : []);
  return {
    get: <K extends Kind>(kind: K, id: number | null | undefined) =>
      id == null ? undefined : (table(kind).get(id) as RowOf<K> | undefined),
    all: <K extends Kind>(kind: K) => [...table(kind).values()] as RowOf<K>[],
    settings: metas,
    by: someone,
    offBoard: new Set(),
    listEnd: 0,
    newId,
  };
}

/** Writes patches, and what the database tells of them. */
export function writeAll(play: Play, patches: readonly Patch[]): void {
  for (const patch of patches) write(play, patch);
  relink(play);
}

function write({ rows }: Play, { kind, id, set }: Patch): void {
  if (!(kind in rows)) return;
  const table = rows[kind as keyof typeof rows] as Map<number, object>;
  const row = table.get(id);
  if (row) table.set(id, { ...row, ...set });
}

/** A dock lists the tasks that name it, by rank, and repeats its status: so the database tells it. */
function relink({ rows }: Play): void {
  const byDock = new Map<number, { id: TaskId; rank: number }[]>();
  for (const { id, dock, dock_rank } of rows.task.values()) {
    if (dock == null) continue;
    byDock.set(dock, [...(byDock.get(dock) ?? []), { id, rank: dock_rank ?? 0 }]);
  }
  for (const dock of rows.dock.values()) {
    const tasks = (byDock.get(dock.id) ?? []).sort((a, b) => a.rank - b.rank || a.id - b.id).map(({ id }) => id);
    const told: Dock = { ...dock, tasks, status: dock.current_status };
    rows.dock.set(dock.id, told);
  }
}
