import type { Kind } from './rows.ts';

/** A row as an answer gave it, not yet validated. */
export type RawRow = Readonly<Record<string, unknown>>;

/** Rows an answer carries, by kind; `list` names the part of the answer that listed them (membership). */
export interface RawRows {
  readonly kind: Kind;
  readonly list: string;
  readonly rows: readonly unknown[];
}

const isRecord = (value: unknown): value is RawRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The one normaliser of polls and action answers: nested entities become rows of their own, the parent keeps their id.
 * `task.linked_order` → order, `dock.tasks` → tasks. Values of an unexpected shape pass through for the schema to refuse.
 */
export function flatten(kind: Kind, list: string, rows: readonly unknown[]): RawRows[] {
  switch (kind) {
    case 'task':
      return lift(rows, 'linked_order', (orders, tasks) => [
        { kind: 'task', list, rows: tasks },
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

function lift(
  rows: readonly unknown[],
  field: string,
  join: (nested: unknown[], parents: unknown[]) => RawRows[],
): RawRows[] {
  const nested: unknown[] = [];
  const idOf = (value: unknown) => {
    // An entity given by its id alone is listed too, although nothing is said of it.
    if (value !== null && value !== undefined) nested.push(value);
    return isRecord(value) ? value.id : value;
  };
  const parents = rows.map((row) => {
    if (!isRecord(row) || !(field in row)) return row;
    const value = row[field];
    return { ...row, [field]: Array.isArray(value) ? value.map(idOf) : idOf(value) };
  });
  return join(nested, parents);
}

export function listOf(body: unknown, key: string): readonly unknown[] | undefined {
  if (!isRecord(body)) return undefined;
  const value = body[key];
  return Array.isArray(value) ? value : undefined;
}

export { isRecord };
