import { asc, getTableColumns, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { packingOf } from '../../../../src/domain/preparation/packing.ts';
import { assert } from '../../../../src/domain/result.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { isLocked, type Which, where } from '../read.ts';
import {
  floorFigures,
  nextConfigs,
  nexts,
  packerTasks,
  packings,
  plannings,
  stockWorks,
  taskGrants,
} from '../schema/preparation.ts';
import { alerts } from '../schema/settings.ts';

// The rows of the floor as they are stored; `snapshot/` composes answers from them.

const tables = {
  next: nexts,
  packing: packings,
  nextConfig: nextConfigs,
  planning: plannings,
  stockWork: stockWorks,
  floorFigures,
} as const;

type Stored<Table extends PgTable> = Omit<Table['$inferSelect'], 'center_id' | 'rev' | 'left_rev'>;
export type GrantRow = Omit<typeof taskGrants.$inferSelect, 'next_id'>;

/** The rows of the floor by kind. */
export interface FloorRows {
  /** With the packer's grants. */
  readonly next: Readonly<Stored<typeof nexts> & { readonly grants: readonly GrantRow[] }>;
  readonly packing: Readonly<Stored<typeof packings>>;
  readonly nextConfig: Readonly<Stored<typeof nextConfigs>>;
  readonly planning: Readonly<Stored<typeof plannings>>;
  readonly stockWork: Readonly<Stored<typeof stockWorks>>;
  readonly floorFigures: Readonly<Stored<typeof floorFigures>>;
}

/** Referenced kinds come before those that refer to them. */
export const floorKinds = [
  'next',
  'packing',
  'nextConfig',
  'planning',
  'stockWork',
  'floorFigures',
] as const satisfies readonly (keyof FloorRows)[];
export type FloorKind = (typeof floorKinds)[number];
export type FloorRow<K extends FloorKind> = FloorRows[K];

/** One write: some fields of a row, or a new row. */
export type FloorChange<K extends FloorKind = FloorKind> = {
  [P in K]:
    | { readonly kind: P; readonly id: number; readonly set: Partial<FloorRow<P>> }
    | { readonly kind: P; readonly insert: FloorRow<P> };
}[K];

/** Reads the rows of a kind selected by `which`, by id. */
const readAll = async <Table extends (typeof tables)[FloorKind]>(db: Db, table: Table, which: Which) => {
  const query = db
    .select()
    .from(table as PgTable)
    .where(where(table, which))
    .orderBy(asc(table.id))
    .$dynamic();
  const records = (await (isLocked(which) ? query.for('update') : query)) as Table['$inferSelect'][];
  return records.map(withoutPlace);
};

function withoutPlace<Row extends object>(row: Row): Omit<Row, 'center_id' | 'rev' | 'left_rev'> {
  const {
    center_id: _,
    rev: __,
    left_rev: ___,
    ...rest
  } = row as Row & Readonly<Record<'center_id' | 'rev' | 'left_rev', unknown>>;
  return rest as Omit<Row, 'center_id' | 'rev' | 'left_rev'>;
}

export const readPackings = (db: Db, which: Which): Promise<FloorRow<'packing'>[]> => readAll(db, packings, which);
export const readNextConfigs = (db: Db, which: Which): Promise<FloorRow<'nextConfig'>[]> =>
  readAll(db, nextConfigs, which);
export const readPlannings = (db: Db, which: Which): Promise<FloorRow<'planning'>[]> => readAll(db, plannings, which);
export const readStockWorks = (db: Db, which: Which): Promise<FloorRow<'stockWork'>[]> =>
  readAll(db, stockWorks, which);
export const readFloorFigures = (db: Db, which: Which): Promise<FloorRow<'floorFigures'>[]> =>
  readAll(db, floorFigures, which);

/** The record of a person on any center's floor; null for somebody who does not pack. */
export async function nextOfUser(db: Db, user: number): Promise<number | null> {
  const [found] = await db.select({ id: nexts.id }).from(nexts).where(isId(nexts.user_id, user)).orderBy(asc(nexts.id));
  return found?.id ?? null;
}

export async function readNexts(db: Db, which: Which): Promise<FloorRow<'next'>[]> {
  const rows = await readAll(db, nexts, which);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const grants = await db
    .select()
    .from(taskGrants)
    .where(isAnyOf(taskGrants.next_id, ids))
    .orderBy(asc(taskGrants.next_id), asc(taskGrants.task_type), asc(taskGrants.external_id));
  const byNext = new Map<number, GrantRow[]>(ids.map((id) => [id, []]));
  for (const { next_id, ...grant } of grants) byNext.get(next_id)?.push(grant);
  return rows.map((row) => ({ ...row, grants: byNext.get(row.id) ?? [] }));
}

/** Writes changes on the floor of a center with its revision `rev`, which the caller raises. */
export async function writeFloor(
  tx: Tx,
  center: CenterId,
  rev: number,
  changes: readonly FloorChange[],
): Promise<void> {
  for (const kind of floorKinds) {
    const ofKind = changes.filter((change) => change.kind === kind);
    await insertAll(
      tx,
      kind,
      ofKind.flatMap((change) => ('insert' in change ? [{ ...change.insert, center_id: center, rev }] : [])),
    );
    for (const change of ofKind) if ('set' in change) await update(tx, kind, change.id, rev, change.set);
  }
}

const batch = 500;

async function insertAll(tx: Tx, kind: FloorKind, rows: readonly object[]): Promise<void> {
  const table = tables[kind];
  for (let from = 0; from < rows.length; from += batch) {
    const records = rows.slice(from, from + batch);
    await tx.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
    );
  }
  for (const row of rows) {
    const { id, grants = [] } = row as { readonly id: number; readonly grants?: readonly GrantRow[] };
    if (kind === 'next') await writeGrants(tx, id, grants);
  }
}

async function update(tx: Tx, kind: FloorKind, id: number, rev: number, set: object): Promise<void> {
  const table = tables[kind];
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const { grants, ...fields } = set as Readonly<Record<string, unknown>> & { readonly grants?: readonly GrantRow[] };
  const assignments: SQL[] = [sql`rev = ${rev}`];
  for (const [name, value] of Object.entries(fields)) {
    const column = columns[name];
    assert(column, `no column for ${name} of ${kind}`);
    assignments.push(sql`${sql.identifier(name)} = ${sql.param(value, column)}`);
  }
  await tx.execute(sql`update ${table} set ${sql.join(assignments, sql`, `)} where id = ${id}`);
  if (kind === 'next' && grants) await writeGrants(tx, id, grants);
}

/** Replaces all grants of a packer. */
async function writeGrants(tx: Tx, next: number, grants: readonly GrantRow[]): Promise<void> {
  await tx.delete(taskGrants).where(isId(taskGrants.next_id, next));
  if (grants.length === 0) return;
  await tx.insert(taskGrants).values(grants.map((grant) => ({ ...grant, next_id: next as FloorRow<'next'>['id'] })));
}

export type PackerTask = Omit<typeof packerTasks.$inferInsert, 'id' | 'center_id'>;

/** Finished tasks of packers. */
export async function insertPackerTasks(tx: Tx, center: CenterId, done: readonly PackerTask[]): Promise<void> {
  for (let from = 0; from < done.length; from += batch)
    await tx.insert(packerTasks).values(done.slice(from, from + batch).map((task) => ({ ...task, center_id: center })));
}

/** The floor of a center at the start of its day. */
export interface Floor {
  readonly center: CenterId;
  readonly next: readonly FloorRow<'next'>[];
  readonly packing: readonly FloorRow<'packing'>[];
  readonly nextConfig: readonly FloorRow<'nextConfig'>[];
  readonly planning: readonly FloorRow<'planning'>[];
  readonly stockWork: readonly FloorRow<'stockWork'>[];
  readonly floorFigures: readonly FloorRow<'floorFigures'>[];
  /** Finished tasks of the last hour. */
  readonly done: readonly PackerTask[];
}

/** Inserts the floor of a new world, with the revision in its rows. */
export async function insertFloor(tx: Tx, { center, done, ...rows }: Floor): Promise<void> {
  const changes = floorKinds.flatMap((kind) => rows[kind].map((insert) => ({ kind, insert }) as FloorChange));
  await writeFloor(tx, center, 1, changes);
  await insertPackerTasks(tx, center, done);
  const author = rows.next.find(({ is_working }) => is_working);
  if (author) await tx.execute(commentsAreOf(center, author.user_id));
}

/** Sets the author of the existing comments to somebody of the floor. */
const commentsAreOf = (center: CenterId, user: number) => sql`
  update ${alerts} set data = data || ${JSON.stringify({ about_user_id: user })}::jsonb
  where center_id = ${center} and type = 'PACKER_COMMENT_LOG'`;

const made = {
  packing: [packings, 'packing_ids'],
  nextConfig: [nextConfigs, 'next_config_ids'],
  planning: [plannings, 'planning_ids'],
} as const;

/** Ids that no row of the kind has or had. */
export async function takeFloorIds(db: Db, kind: keyof typeof made, count: number): Promise<number[]> {
  const ids = await db
    .select({ id: sql<string>`nextval(${made[kind][1]})` })
    .from(sql`generate_series(1, ${count}) as taken`);
  return ids.map(({ id }) => Number(id));
}

/** Sets the next ids beyond those of the present rows. */
export async function startFloorIds(db: Db): Promise<void> {
  for (const [table, sequence] of Object.values(made))
    await db.select({ last: sql`setval(${sequence}, coalesce(${max(table.id)}, 1))` }).from(table);
}

/** A row created or changed, as far as packings depend on it. */
type Followed = { readonly kind: string } & ({ readonly row: object } | { readonly id: number; readonly set: object });

/**
 * Every order of a center has a packing. When an order is created or changes status, its packing does too, with
 * revision `rev`: since `nowMs`, with no packer, and without its emergency rank unless it is still to be packed.
 */
export async function packingsFollow(
  tx: Tx,
  center: CenterId,
  rev: number,
  changes: readonly Followed[],
  nowMs: number,
): Promise<void> {
  const since = new Date(nowMs).toISOString();
  const made = changes.flatMap((change) => (change.kind === 'order' && 'row' in change ? [change.row] : []));
  const changed = changes.flatMap((change) =>
    change.kind === 'order' && 'set' in change && 'status' in change.set
      ? [[change.id, change.set.status] as const]
      : [],
  );
  if (made.length > 0) {
    const orders = made.map((row) => (row as { readonly id: OrderId }).id);
    const ids = await takeFloorIds(tx, 'packing', orders.length);
    const rows = orders.map((linked_order, at) => ({
      ...newPacking,
      id: ids[at] ?? 0,
      linked_order,
      status_since: since,
    }));
    await insertAll(
      tx,
      'packing',
      rows.map((row) => ({ ...row, center_id: center, rev })),
    );
  }
  for (const [order, status] of changed) {
    const isToDo = packingOf(typeof status === 'string' ? status : null) === 'todo';
    await tx.execute(sql`
      update ${packings}
      set rev = ${rev}, status_since = ${since}, next_id = null${isToDo ? sql`` : sql`, emergency_rank = null`}
      where linked_order = ${order}`);
  }
}

const newPacking = { emergency_rank: null, is_locked: false, next_id: null };
