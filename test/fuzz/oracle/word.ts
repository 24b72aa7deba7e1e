/** Rows are plain records under `kind:id`. */
export type Fields = Readonly<Record<string, unknown>>;
export type Rows = Map<string, Fields>;

/** Fields of one row that a command sets. */
export interface RowFields {
  readonly key: string;
  readonly fields: Fields;
  /** Fields of an answer that cannot be read, or not whole: their agreed values stay. */
  readonly unread?: readonly string[];
}

/** How the oracle knows an action; `said` are its arguments. */
export interface Word {
  /** The fields it shows on each row it changes, read from the rows as they are; missing rows count for nothing. */
  readonly shows: (said: Fields, rows: Rows) => readonly RowFields[];
  /** Whether there is nothing left to do for it. */
  readonly isTrue: (said: Fields, rows: Rows) => boolean;
  /** Whether it may be done on these rows; unused for live ones. */
  readonly isAllowed: (said: Fields, rows: Rows) => boolean;
}

export type Words = Readonly<Record<string, Word>>;

export const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const orNull = (value: unknown) => value ?? null;

export const dockOf = (rows: Rows, id: unknown) => rows.get(`dock:${id}`);
export const taskOf = (rows: Rows, id: unknown) => rows.get(`task:${id}`);
export const orderOf = (rows: Rows, id: unknown) => rows.get(`order:${id}`);
export const driverOf = (rows: Rows, id: unknown) => rows.get(`driver:${id}`);

/** The tasks of a dock without these. */
export const tasksWithout = (dock: Fields | undefined, ids: readonly unknown[]) =>
  list(dock?.tasks).filter((id) => !ids.includes(id));

export const sameSet = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((id) => other.includes(id)) && other.every((id) => one.includes(id));

const dayMs = 86_400_000;

/** A round that is over: closed, or gone for everybody. */
export const isOver = (dock: Fields) => !!dock.hidden || !!dock.closed_at;

/** A dock that may be edited: not over, not locked, younger than 15 days, its driver not on his way back. */
export function isOpen(dock: Fields, rows: Rows, atMs: number): boolean {
  const ageMs = typeof dock.created_at === 'string' ? atMs - Date.parse(dock.created_at) : 0;
  return (
    !isOver(dock) && !dock.locked_at && ageMs < 15 * dayMs && driverOf(rows, dock.target_driver)?.state !== 'returning'
  );
}

export const isDriven = (dock: Fields | null | undefined) =>
  dock?.dock_type === 'DRIVER_HARD' || dock?.dock_type === 'DRIVER_SOFT';
export const isUnconfigured = (dock: Fields) => dock.dock_type === 'NOCONFIG' && !dock.defined_at;
