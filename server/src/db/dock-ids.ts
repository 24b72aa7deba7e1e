import { sql } from 'drizzle-orm';
import { DockId } from '../../../src/domain/dock/dock.ts';
import type { Db } from './open.ts';
import { docks } from './schema/day.ts';

// Persons and the simulated day make docks at the same time, in one process or in several: their ids come from a
// sequence. One that is taken and not used leaves a hole.

/** Ids no dock has or had, ascending. */
export async function takeDockIds(db: Db, count: number): Promise<DockId[]> {
  const ids = await db
    .select({ id: sql<string>`nextval('dock_ids')` })
    .from(sql`generate_series(1, ${count}) as taken`);
  return ids.map(({ id }) => DockId.parse(Number(id)));
}

/** The next ids lie beyond those of the docks there are. */
export async function startDockIds(db: Db): Promise<void> {
  await db.select({ last: sql`setval('dock_ids', max(${docks.id}))` }).from(docks);
}
