import type { Kind } from './rows.ts';

/** A row as it came in an answer, not yet validated. */
export type RawRow = Readonly<Record<string, unknown>>;

/** The rows of an answer, by kind; `list` is the part of the answer that listed them (membership). */
export interface RawRows {
  readonly kind: Kind;
  readonly list: string;
  readonly rows: readonly unknown[];
  /** The answer should have this list, but it is missing or is no list: no row loses its membership by it. */
  readonly isUnread?: true;
}

const isRecord = (value: unknown): value is RawRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The one normaliser of polls and action answers: nested entities become rows of their own, the parent keeps their id.
 * `task.linked_order` and `packing.linked_order` → order, `dock.tasks` → tasks. Values of an unexpected shape pass
 * through for the schema to refuse.
 */
export function flatten(kind: Kind, list: string, rows: readonly unknown[]): RawRows[] {
  switch (kind) {
    case 'task':
      return lift(rows, 'linked_order', (orders, tasks) => [
        { kind: 'task', list, rows: tasks },
        { kind: 'order', list, rows: orders },
      ]);
    case 'packing':
      return lift(rows, 'linked_order', (orders, packings) => [
        { kind: 'packing', list, rows: packings },
        { kind: 'order', list, rows: orders },
      ]);
    case 'dock':
      return lift(rows, 'tasks', (tasks, docks) => [
        { kind: 'dock', list, rows: docks },
        ...flatten('task', list, tasks),
      ]);
    default:
      return [{ kind, list, rows }];
  }
}

/** A row that contained other rows, and these, taken apart. */
interface Lifted {
  readonly parent: unknown;
  readonly nested: readonly unknown[];
}

type Nesting = 'linked_order' | 'tasks';

/** A row sent again in the same bytes is the same object (docs/adr/0025); its parts are then the same objects too. */
const known: Readonly<Record<Nesting, WeakMap<object, Lifted>>> = { linked_order: new WeakMap(), tasks: new WeakMap() };

function lift(
  rows: readonly unknown[],
  field: Nesting,
  join: (nested: unknown[], parents: unknown[]) => RawRows[],
): RawRows[] {
  const lifted = rows.map((row) => liftRow(row, field));
  return join(
    lifted.flatMap((it) => it.nested),
    lifted.map((it) => it.parent),
  );
}

function liftRow(row: unknown, field: Nesting): Lifted {
  if (!isRecord(row) || !(field in row)) return { parent: row, nested: [] };
  let lifted = known[field].get(row);
  if (!lifted) {
    const value = row[field];
    const isList = Array.isArray(value);
    // An entity given by its id alone counts as listed too, without any fields.
    const nested = (isList ? value : [value]).filter((it) => it !== null && it !== undefined);
    lifted = { parent: { ...row, [field]: isList ? value.map(idOf) : idOf(value) }, nested };
    known[field].set(row, lifted);
  }
  return lifted;
}

const idOf = (value: unknown) => (isRecord(value) ? value.id : value);

export function listOf(body: unknown, key: string): readonly unknown[] | undefined {
  if (!isRecord(body)) return undefined;
  const value = body[key];
  return Array.isArray(value) ? value : undefined;
}

/** The rows of an answer that is a list: bare, or in an object under the key by which the tables name it. */
export const rowsIn = (body: unknown, key: string): readonly unknown[] | undefined =>
  Array.isArray(body) ? body : listOf(body, key);

export { isRecord };
