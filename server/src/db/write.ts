import { inArray, type SQL, sql } from 'drizzle-orm';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import type { Tx } from './connection/open.ts';
import { keepAddresses } from './customers/client-addresses.ts';
import { entities, isStored, type StoredKind, split } from './entities.ts';
import { isAnyOf, isId } from './ids.ts';
import { noticeOf, revisionChannel } from './notices.ts';
import { centers } from './schema/center.ts';
import { docks, drivers, tasks } from './schema/day.ts';
import { hasParts, writeParts } from './write-parts.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** A row to insert; `kind` selects the table, `center` is its center. */
export interface NewRow {
  readonly kind: StoredKind;
  readonly center: CenterId;
  readonly row: Row;
}

/**
 * Locks the row of a center and returns its revision: writers of one center go one after the other. Rows that refer to
 * it may be inserted meanwhile, also by a writer of another center.
 */
export async function lockCenter(tx: Tx, center: number): Promise<number | null> {
  const [found] = await tx
    .select({ revision: centers.revision })
    .from(centers)
    .where(isId(centers.id, center))
    .for('no key update');
  return found?.revision ?? null;
}

/** Writes patches with the center's next revision, `rev`. */
export async function writePatches(tx: Tx, center: CenterId, rev: number, patches: readonly Patch[]): Promise<void> {
  const placed = patches.filter(({ kind, set }) => kind === 'task' && ('dock' in set || 'dock_rank' in set));
  await writeDocksOf(tx, rev, placed);
  for (const { kind, id, set } of patches) {
    assert(isStored(kind), 'what changes in a center is on its boards');
    await update(tx, kind, id, rev, { ...set });
    await writeParts(tx, kind, { ...set, id }, rev);
  }
  await writeDocksOf(tx, rev, placed);
  await raise(tx, center, rev);
}

/**
 * A dock is sent with its tasks, in order. A change of a task's place therefore raises the `rev` of both docks, the old
 * one and the new one, so that a reader who knows a revision finds every dock that has changed since.
 */
async function writeDocksOf(tx: Tx, rev: number, placed: readonly { readonly id: number }[]): Promise<void> {
  if (placed.length === 0) return;
  const ids = placed.map(({ id }) => id);
  const holding = tx.select({ id: tasks.dock }).from(tasks).where(isAnyOf(tasks.id, ids));
  await tx.update(docks).set({ rev }).where(inArray(docks.id, holding));
}

/** Moves a driver to another center, with that center's next revision, `rev`. */
export async function handOver(tx: Tx, driver: number, to: CenterId, rev: number): Promise<void> {
  await tx.update(drivers).set({ center_id: to, rev }).where(isId(drivers.id, driver));
  await raise(tx, to, rev);
}

/** Raises a center's revision. Every process is notified once this transaction is committed (push/changes.ts). */
async function raise(tx: Tx, center: CenterId, rev: number): Promise<void> {
  const notice = noticeOf({ center, revision: rev });
  await tx.execute(sql`
    with raised as (update ${centers} set revision = ${rev} where id = ${center})
    select pg_notify(${revisionChannel}, ${notice})`);
}

async function update(tx: Tx, kind: StoredKind, id: number, rev: number, set: Readonly<Record<string, unknown>>) {
  const { table, columns } = entities[kind];
  const { columns: typed, rest } = split(kind, set);
  const assignments: SQL[] = [sql`rev = ${rev}`];
  for (const [name, value] of Object.entries(typed)) {
    const column = columns[name];
    if (column) assignments.push(sql`${sql.identifier(name)} = ${sql.param(value, column)}`);
  }
  if (Object.keys(rest).length > 0) assignments.push(sql`data = data || ${JSON.stringify(rest)}::jsonb`);
  await tx.execute(sql`update ${table} set ${sql.join(assignments, sql`, `)} where id = ${id}`);
}

// Referenced kinds come before those that refer to them.
const insertOrder: readonly StoredKind[] = [
  'metas',
  'transitArea',
  'order',
  'driver',
  'dock',
  'task',
  'alert',
  'notification',
];
const batch = 500;

/** Inserts rows of any kind with revision `rev`. */
export async function insertRows(tx: Tx, rev: number, rows: readonly NewRow[]): Promise<void> {
  for (const kind of insertOrder) {
    const ofKind = rows.filter((row) => row.kind === kind);
    for (let from = 0; from < ofKind.length; from += batch) {
      await insertBatch(
        tx,
        kind,
        ofKind.slice(from, from + batch).map((row) => toRecord(row, rev)),
      );
    }
    if (kind === 'task') {
      await keepAddresses(tx, ofKind);
      await writeDocksOf(
        tx,
        rev,
        ofKind.map(({ row }) => row),
      );
    }
    for (const { row } of ofKind) if (hasParts(row)) await writeParts(tx, kind, row, rev);
  }
}

/** One JSON parameter for a whole batch: the database makes the rows, whatever their columns. */
async function insertBatch(tx: Tx, kind: StoredKind, records: readonly object[]) {
  const { table } = entities[kind];
  await tx.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
  );
}

function toRecord({ kind, center, row }: NewRow, rev: number): object {
  const { columns } = entities[kind];
  const { columns: typed, rest } = split(kind, row);
  const record: Record<string, unknown> = { ...typed, data: rest, center_id: center, rev };
  for (const [name, column] of Object.entries(columns)) record[name] ??= column.default ?? null;
  return record;
}
