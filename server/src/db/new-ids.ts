import { max, sql } from 'drizzle-orm';
import type { RowOf } from '../../../src/domain/rows.ts';
import type { Db } from './connection/open.ts';
import { docks, orders, tasks } from './schema/day.ts';
import { alerts } from './schema/settings.ts';

// People and the simulated day create rows at the same time, in one process or in several: their ids come from a
// sequence. An id that is taken and not used leaves a gap.

const tables = { dock: docks, order: orders, task: tasks, alert: alerts };

/** The kinds of rows that are created while the server runs. */
export type MadeKind = keyof typeof tables;
export const madeKinds: readonly MadeKind[] = ['dock', 'order', 'task', 'alert'];

/** Ids that no row of the kind has or had, ascending. */
export async function takeIds<K extends MadeKind>(db: Db, kind: K, count: number): Promise<RowOf<K>['id'][]> {
  const ids = await db
    .select({ id: sql<string>`nextval(${`${kind}_ids`})` })
    .from(sql`generate_series(1, ${count}) as taken`);
  return ids.map(({ id }) => Number(id) as RowOf<K>['id']);
}

/** An id for a crate: crates are part of their order's row. */
export async function takeCrateId(db: Db): Promise<number> {
  const [taken] = await db.select({ id: sql<string>`nextval('crate_ids')` }).from(sql`(select 1) as taken`);
  return Number(taken?.id);
}

const lastCrate = sql`
  select max((crate ->> 'id')::bigint)
  from ${orders}, jsonb_array_elements(case jsonb_typeof(${orders.data} -> 'crates') when 'array' then ${orders.data} -> 'crates' else '[]' end) as crate`;

/** Sets the next ids beyond those of the present rows. */
export async function startIds(db: Db): Promise<void> {
  for (const kind of madeKinds) {
    const table = tables[kind];
    await db.select({ last: sql`setval(${`${kind}_ids`}, ${max(table.id)})` }).from(table);
  }
  await db.execute(sql`select setval('crate_ids', coalesce((${lastCrate}), 1))`);
}
