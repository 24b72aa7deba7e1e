import { max, sql } from 'drizzle-orm';
import type { RowOf } from '../../../src/domain/rows.ts';
import type { Db } from './open.ts';
import { docks, orders, tasks } from './schema/day.ts';

// Persons and the simulated day make rows at the same time, in one process or in several: their ids come from a
// sequence. One that is taken and not used leaves a hole.

const tables = { dock: docks, order: orders, task: tasks };

/** The kinds of rows that are made while the server runs. */
export type MadeKind = keyof typeof tables;
export const madeKinds: readonly MadeKind[] = ['dock', 'order', 'task'];

/** Ids no row of the kind has or had, ascending. */
export async function takeIds<K extends MadeKind>(db: Db, kind: K, count: number): Promise<RowOf<K>['id'][]> {
  const ids = await db
    .select({ id: sql<string>`nextval(${`${kind}_ids`})` })
    .from(sql`generate_series(1, ${count}) as taken`);
  return ids.map(({ id }) => Number(id) as RowOf<K>['id']);
}

/** The next ids lie beyond those of the rows there are. */
export async function startIds(db: Db): Promise<void> {
  for (const kind of madeKinds) {
    const table = tables[kind];
    await db.select({ last: sql`setval(${`${kind}_ids`}, ${max(table.id)})` }).from(table);
  }
}
