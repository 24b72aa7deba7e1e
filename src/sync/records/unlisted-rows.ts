import { isAnswerList } from '../../db/answer.ts';
import { readMeta } from '../../db/meta.ts';
import type { QuaiDb, Tables } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { RowKey } from '../../domain/rows.ts';
import { isCurrentTerm } from '../fence.ts';
import { showAnew, storedRows, writeRows } from './merge.ts';
import { replaying } from './replaying.ts';

/** How long a row that came with an action's answer may stay without a read that lists it, ms. */
const unlistedForMs = 30 * 60_000;

/** Drops rows that came with an action's answer and that no read has listed since. */
export async function dropUnlistedRows(
  db: QuaiDb,
  project: Project,
  { term, nowMs }: { readonly term: number; readonly nowMs: number },
): Promise<void> {
  const old = await db.acks.filter(({ atMs = nowMs }) => nowMs - atMs > unlistedForMs).toArray();
  if (old.length === 0) return;
  for (const center of new Set(old.map((entry) => entry.center))) {
    const keys = old.filter((entry) => entry.center === center).flatMap((entry) => entry.keys);
    // The log keeps its entries for long: mostly there is nothing to drop, and no reason to block anybody.
    if ((await unlistedRowsOf(db, center, keys)).size === 0) continue;
    await replaying(db, async (tables, code) => {
      if (!isCurrentTerm(await readMeta(tables, 'term'), term)) return;
      const gone = await unlistedRowsOf(tables, center, keys);
      await writeRows(tables, center, { puts: new Map(), removes: gone, changed: gone });
      if (gone.size > 0) await showAnew(tables, { project, code }, center, gone);
    });
  }
}

/** Those of these rows that only answers to actions have listed. */
async function unlistedRowsOf(tables: Tables, center: number, keys: readonly RowKey[]): Promise<ReadonlySet<RowKey>> {
  const stored = await storedRows(tables, center, keys);
  return new Set([...stored].flatMap(([key, { lists }]) => (lists.every(isAnswerList) ? [key] : [])));
}
