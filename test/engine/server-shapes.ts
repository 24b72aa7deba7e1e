import { versionOf } from '../../src/domain/basis.ts';
import type { Command, RequestSpec } from '../../src/domain/command.ts';
import { commandNamed } from '../../src/domain/commands.ts';
import type { DocumentedAnswer } from '../../src/domain/documented-answer.ts';
import type { Kind, Patch, Reader, RowOf } from '../../src/domain/rows.ts';
import { done, doneWith, notFound, type Outcome, refused } from './actions/outcome.ts';
import { openDocks } from './server-reads.ts';
import { type Truth, wireDock, wireDriver, wireOrder, wireTask } from './server-rows.ts';

/** The action whose rendered request a call is. */
export interface Meant {
  readonly name: string;
  readonly args: unknown;
}

/** A call's action, and whether its request must have what was seen. */
export interface ByShape extends Meant {
  readonly saysWhatWasSeen: boolean;
}

type Rows = Readonly<Partial<Record<Kind, (id: number) => object | undefined>>>;

/** The rows of a center in the shape of the replica. */
function rowsOf(truth: Truth, center: number): Rows {
  const task = (id: number) => {
    const { order, isLate: _, ...row } = truth.tasks.get(id) ?? { order: 0, isLate: false };
    return truth.tasks.has(id) ? { ...row, linked_order: order } : undefined;
  };
  return {
    order: (id) => truth.orders.get(id),
    task,
    dock: (id) => openDocks(truth).find((dock) => dock.id === id),
    driver: (id) => truth.drivers.get(id),
    alert: (id) => truth.alerts.get(id),
    notification: (id) => truth.notifications.get(id),
    metas: (id) => (id === center && truth.metas ? { ...truth.metas, id } : undefined),
  };
}

/** As guards and effects read it: the model's rows have the fields that traces are about, of the kinds' own types. */
const readerOf = (rows: Rows): Reader => ({
  get: <K extends Kind>(kind: K, id: number | null | undefined) =>
    (id === null || id === undefined ? undefined : rows[kind]?.(id)) as RowOf<K> | undefined,
});

/**
 * Does an action of which only the shape is known: the effect of its declaration, where its guard allows it, with an
 * answer as the tables document it. Where a request lacks what its user saw, nothing is compared.
 */
export function performByShape(truth: Truth, center: number, meant: ByShape, { body }: RequestSpec): Outcome | null {
  const declaration = commandNamed(meant.name);
  if (!declaration) return null;
  const rows = readerOf(rowsOf(truth, center));
  const refusal = declaration.guard(meant.args, rows);
  if (refusal?.code === 'gone') return notFound;
  const isUnseen = meant.saysWhatWasSeen && !/_should_be|from_dock_id/.test(JSON.stringify(body ?? ''));
  if (refusal && !isUnseen) return conflictOf(truth, declaration, meant.args);
  const effect = declaration.effect(meant.args, rows);
  for (const patch of effect) lay(truth, patch);
  const documented = declaration.answers(meant.args);
  return documented.kind === 'entity' && documented.of === 'dock'
    ? tellDocks(truth, documented.ids ?? [], effect)
    : answerOf(truth, documented);
}

/** A dock comes with the other one of an action (DSP-440). */
function tellDocks(truth: Truth, asked: readonly number[], effect: readonly Patch[]): Outcome {
  const others = effect.flatMap(({ kind, id }) => (kind === 'dock' && !asked.includes(id) ? [id] : []));
  const [dock, other] = [...asked, ...others].map((id) => truth.docks.get(id));
  return dock ? doneWith(truth, dock, other) : notFound;
}

/** 412 where the values that an action replaces are others than the version its call carries (docs/adr/0059). */
export function movedMeanwhile(truth: Truth, center: number, { name, args }: Meant, version: string): Outcome | null {
  const declaration = commandNamed(name);
  const now = declaration?.basis?.(args, readerOf(rowsOf(truth, center)));
  if (!declaration || !now || versionOf(now) === version) return null;
  const { body } = conflictOf(truth, declaration, args);
  return refused(412, { ...Object(body), code: 'moved' });
}

/** Whether the server has it as the user of such an action saw it. */
export const isAsSeen = (truth: Truth, center: number, { name, args }: Meant): boolean =>
  commandNamed(name)?.guard(args, readerOf(rowsOf(truth, center))) === null;

function lay(truth: Truth, { kind, id, set }: Patch): void {
  const tables: Readonly<Partial<Record<Kind, ReadonlyMap<number, object>>>> = {
    ...{ order: truth.orders, task: truth.tasks, dock: truth.docks, driver: truth.drivers },
    ...{ alert: truth.alerts, notification: truth.notifications },
  };
  const row = kind === 'metas' ? truth.metas : tables[kind]?.get(id);
  if (row) Object.assign(row, structuredClone(set));
}

type Wire = (truth: Truth, id: number) => object | undefined;

const told = <T>(row: T | undefined, wire: (row: T) => object) => (row === undefined ? undefined : wire(row));

/** One entity on the wire; none of those the model keeps no rows of. */
const wires: Readonly<Record<string, Wire>> = {
  order: ({ orders }, id) => told(orders.get(id), wireOrder),
  task: (truth, id) => told(truth.tasks.get(id), (task) => wireTask(truth, task)),
  dock: (truth, id) => told(truth.docks.get(id), (dock) => wireDock(truth, dock, 'tasks')),
  driver: ({ drivers }, id) => told(drivers.get(id), wireDriver),
  alert: ({ alerts, notifications }, id) => told(alerts.get(id) ?? notifications.get(id), (alert) => ({ ...alert })),
};
const wire = (truth: Truth, of: string, id: number) => wires[of]?.(truth, id);

function answerOf(truth: Truth, documented: DocumentedAnswer): Outcome {
  switch (documented.kind) {
    case 'none':
      return { status: 204, body: undefined, isDone: true };
    case 'fields':
      return done(
        Object.fromEntries(Object.entries(truth.metas ?? {}).filter(([name]) => documented.names.includes(name))),
      );
    case 'entity': {
      const [id = truth.revision] = documented.ids ?? [];
      return done(wire(truth, documented.of, id) ?? { id });
    }
    default:
      return done((documented.ids ?? [truth.revision]).map((id) => wire(truth, documented.of, id) ?? { id }));
  }
}

/** 409 with all rows its guard read, as they are. */
function conflictOf(truth: Truth, { reads }: Command, args: unknown): Outcome {
  const said = reads(args);
  const of = (kind: 'order' | 'task' | 'dock' | 'driver') =>
    (said[kind] ?? []).flatMap((id) => (id === null ? [] : (wire(truth, kind, id) ?? [])));
  const [orders, docks, [task], [driver]] = [of('order'), of('dock'), of('task'), of('driver')];
  return refused(409, {
    error: 'Changé entre-temps',
    ...{ orders, docks },
    ...(task ? { task } : {}),
    ...(driver ? { driver } : {}),
  });
}
