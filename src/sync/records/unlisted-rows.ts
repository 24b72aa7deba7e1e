import { isAnswerList } from '../../db/answer.ts';
import { declarations } from '../../db/declarations.ts';
import { readMeta } from '../../db/meta.ts';
import type { QuaiDb, Tables } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { RowKey } from '../../domain/rows.ts';
import { isCurrentTerm } from '../fence.ts';
import { showAnew, storedRows, writeRows } from './merge.ts';

/** How long a row that an action's answer brought waits to be listed by a read, ms. */
const untoldForMs = 30 * 60_000;

/** Takes rows off the device that an action's answer brought and nothing has listed since. */
export async function dropUntold(
  db: QuaiDb,
  project: Project,
  { term, nowMs }: { readonly term: number; readonly nowMs: number },
): Promise<void> {
  const old = await db.acks.filter(({ atMs = nowMs }) => nowMs - atMs > untoldForMs).toArray();
  if (old.length === 0) return;
  for (const center of new Set(old.map((entry) => entry.center))) {
    const keys = old.filter((entry) => entry.center === center).flatMap((entry) => entry.keys);
    // The log keeps its entries for long: mostly there is nothing to hold anybody back for.
    if ((await untoldOf(db, center, keys)).size === 0) continue;
    await declarations();
    await db.transaction('rw', db.tables, async () => {
      const tables = db.bound();
      if (!isCurrentTerm(await readMeta(tables, 'term'), term)) return;
      const gone = await untoldOf(tables, center, keys);
      await writeRows(tables, center, { puts: new Map(), removes: gone, changed: gone });
      if (gone.size > 0) await showAnew(tables, project, center, gone);
    });
  }
}

/** Of these rows those that only answers to actions have listed. */
async function untoldOf(tables: Tables, center: number, keys: readonly RowKey[]): Promise<ReadonlySet<RowKey>> {
  const stored = await storedRows(tables, center, keys);
  return new Set([...stored].flatMap(([key, { lists }]) => (lists.every(isAnswerList) ? [key] : [])));
}
