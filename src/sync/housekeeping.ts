import { dropOldDetails } from '../db/details.ts';
import { readMeta } from '../db/meta.ts';
import { sourcesOf } from '../db/queries/sync.ts';
import type { QuaiDb, SourceState } from '../db/schema.ts';
import { kinds } from '../domain/rows.ts';
import { isCurrentTerm } from './fence.ts';
import { sliceRows } from './slices.ts';

/**
 * How long a center that no tab asks for stays on the device: whoever comes back after a weekend finds it as he left it,
 * also without network. Rounds of last week help nobody, and hold addresses of clients.
 */
export const unvisitedMs = 72 * 3_600_000;

/** A center to be taken off the device, by the leader of a term. Device clock. */
export interface Leaving {
  readonly center: number;
  readonly term: number;
  readonly nowMs: number;
}

const isVisited = ({ startedAtMs }: SourceState, nowMs: number) => nowMs - startedAtMs < unvisitedMs;

/** Centers of which nothing has been asked for that long. */
export async function unvisitedCenters(db: QuaiDb, nowMs: number): Promise<number[]> {
  const sources = await db.sources.toArray();
  const visited = new Set(sources.filter((it) => isVisited(it, nowMs)).map(({ center }) => center));
  return [...new Set(sources.map(({ center }) => center))].filter((center) => !visited.has(center));
}

/** Details nobody has asked for in a day, also where nobody asks for another. */
export const tidyDetails = (db: QuaiDb, nowMs: number): Promise<number> =>
  db.transaction('rw', db.details, () => dropOldDetails(db, nowMs));

/**
 * Takes a center off the device, in slices that no action has to wait for.
 *
 *   unvisited ─▶ sources unfilled, lists gone ─▶ view rows and rows, slice by slice ─▶ sources gone
 *                                                     │
 *                                                     └ a command, a visit, another leader: stops there
 *
 * Where it stops the center counts as never filled: its first answer lists what is left anew, or a later leader goes on.
 */
export async function dropCenter(db: QuaiDb, leaving: Leaving): Promise<void> {
  const isUnderWay = await whileLeft(db, leaving, [db.lists, db.bases, db.derived, db.overlay], () =>
    unfill(db, leaving.center),
  );
  if (!isUnderWay) return;
  for (const table of ['views', ...kinds]) while (await dropSlice(db, table, leaving));
  await whileLeft(db, leaving, [], async () => {
    await db.sources.bulkDelete((await sourcesOf(db, leaving.center)).map(({ key }) => key));
    return true;
  });
}

/** Runs a step if the term is still ours, nobody has come back and no command of the center is left; else false. */
function whileLeft(
  db: QuaiDb,
  { center, term, nowMs }: Leaving,
  tables: readonly { readonly name: string }[],
  step: () => Promise<boolean>,
): Promise<boolean> {
  const names = tables.map(({ name }) => name);
  return db.transaction('rw', [...names, 'sources', 'outbox', 'meta'], async () => {
    if (!isCurrentTerm(await readMeta(db, 'term'), term)) return false;
    if ((await db.outbox.where('center').equals(center).count()) > 0) return false;
    if ((await sourcesOf(db, center)).some((it) => isVisited(it, nowMs))) return false;
    return step();
  });
}

const nothingApplied = { etag: null, appliedAtMs: null, setAside: 0, unread: undefined, error: null };

/** Nothing of it is shown from here on, and no ETag speaks for rows that may be gone. */
async function unfill(db: QuaiDb, center: number): Promise<true> {
  const sources = await sourcesOf(db, center);
  await Promise.all([
    db.sources.bulkPut(sources.map((it) => ({ ...it, ...nothingApplied }))),
    ...[db.lists, db.bases].map((table) => table.where('[center+list]').between([center], [center, []]).delete()),
    db.derived.where('[center+name]').between([center], [center, []]).delete(),
    db.overlay.where('[center+kind+id]').between([center], [center, []]).delete(),
  ]);
  return true;
}

/** The next rows of the center in a table; false when there are none. */
function dropSlice(db: QuaiDb, name: string, leaving: Leaving): Promise<boolean> {
  const table = db.table<unknown, readonly number[]>(name);
  return whileLeft(db, leaving, [table], async () => {
    const keys = await table
      .where(':id')
      .between([leaving.center], [leaving.center, []])
      .limit(sliceRows)
      .primaryKeys();
    const [first, last] = [keys[0], keys.at(-1)];
    if (!first || !last) return false;
    await table.where(':id').between(first, last, true, true).delete();
    return true;
  });
}
