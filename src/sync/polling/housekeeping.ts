import type { Table } from 'dexie';
import { readMeta } from '../../db/meta.ts';
import { isUnresolved } from '../../db/outbox/lanes.ts';
import { commandsOf } from '../../db/overlay.ts';
import { isBoard, sourcesOf } from '../../db/queries/sync.ts';
import type { QuaiDb, ServerRow, SourceState } from '../../db/schema.ts';
import { kinds } from '../../domain/rows.ts';
import { isCurrentTerm } from '../fence.ts';
import { sliceRows } from '../merge/slices.ts';

/**
 * How long a center that no tab asks for stays on the device: after a weekend the user finds it as he left it, also
 * without a network. Rounds of last week are of no use, and contain clients' addresses.
 */
export const unvisitedMs = 72 * 3_600_000;

/** A center to be dropped from the device, by the leader of a term. Device clock. */
export interface Leaving {
  readonly center: number;
  readonly term: number;
  readonly nowMs: number;
}

/** Sources of the center that nobody asks for any more: the rows they alone list are dropped. */
const unvisitedOf = async (db: QuaiDb, { center, nowMs }: Leaving) =>
  (await sourcesOf(db, center)).filter((it) => !isVisited(it, nowMs));

const isVisited = ({ startedAtMs }: SourceState, nowMs: number) => nowMs - startedAtMs < unvisitedMs;

/** Whether somebody asks for a center: for one of its boards or, if it has none, for any source of it. */
function isInUse(sources: readonly SourceState[], nowMs: number): boolean {
  const boards = sources.filter(isBoard);
  return (boards.length > 0 ? boards : sources).some((it) => isVisited(it, nowMs));
}

/** Centers that nobody has asked for in that time. */
export async function unvisitedCenters(db: QuaiDb, nowMs: number): Promise<number[]> {
  const sources = await db.sources.toArray();
  const centers = [...new Set(sources.map(({ center }) => center))];
  return centers.filter(
    (of) =>
      !isInUse(
        sources.filter(({ center }) => center === of),
        nowMs,
      ),
  );
}

/**
 * Drops the rows of a center that only boards list, in slices that no action has to wait for.
 *
 *   unvisited ─▶ sources unfilled, lists gone ─▶ view rows and rows, slice by slice ─▶ sources gone
 *                                                     │
 *                                                     └ a command, a visit, another leader: stops there
 *
 * Where it stops, the center counts as never filled: its first answer lists the rest again, or a later leader goes on.
 */
export async function dropCenter(db: QuaiDb, leaving: Leaving): Promise<void> {
  const isUnderWay = await whileLeft(db, leaving, [db.lists, db.bases, db.derived, db.overlay], () =>
    unfill(db, leaving),
  );
  if (!isUnderWay) return;
  await dropRows(db, 'views', leaving, () => null);
  const visited = (await sourcesOf(db, leaving.center)).filter((it) => isVisited(it, leaving.nowMs));
  const kept = keptBy(new Set(visited.map(({ endpoint }) => endpoint)));
  for (const kind of kinds) await dropRows(db, kind, leaving, kept);
  await whileLeft(db, leaving, [], async () => {
    await db.sources.bulkDelete((await unvisitedOf(db, leaving)).map(({ key }) => key));
    return true;
  });
}

/**
 * Runs a step if the term is still ours, nobody has asked for the center again and none of its commands is unresolved;
 * else false.
 */
function whileLeft(
  db: QuaiDb,
  { center, term, nowMs }: Leaving,
  tables: readonly { readonly name: string }[],
  step: () => Promise<boolean>,
): Promise<boolean> {
  const names = tables.map(({ name }) => name);
  return db.transaction('rw', [...names, 'sources', 'outbox', 'meta'], async () => {
    if (!isCurrentTerm(await readMeta(db, 'term'), term)) return false;
    if ((await commandsOf(db, center)).some(isUnresolved)) return false;
    if (isInUse(await sourcesOf(db, center), nowMs)) return false;
    return step();
  });
}

const nothingApplied = { etag: null, appliedAtMs: null, setAside: 0, unread: undefined, error: null };

/** From here on nothing of it is shown, and no ETag vouches for rows that may be gone. */
async function unfill(db: QuaiDb, leaving: Leaving): Promise<true> {
  const sources = await unvisitedOf(db, leaving);
  const { center } = leaving;
  await Promise.all([
    db.sources.bulkPut(sources.map((it) => ({ ...it, ...nothingApplied }))),
    ...[db.lists, db.bases].map((table) => table.where('[center+list]').between([center], [center, []]).delete()),
    db.derived.where('[center+name]').between([center], [center, []]).delete(),
    db.overlay.where('[center+kind+id]').between([center], [center, []]).delete(),
  ]);
  return true;
}

/** Drops the center's rows of a table, slice by slice, each in a transaction of its own. */
async function dropRows(db: QuaiDb, name: string, leaving: Leaving, isLeft: (row: unknown) => unknown): Promise<void> {
  const table = db.table<unknown, readonly number[]>(name);
  let after: readonly number[] | null = [leaving.center];
  while (after) after = await dropSlice(db, table, leaving, after, isLeft);
}

/** Drops the next rows after a key. Null when there are none, or dropping must stop. */
async function dropSlice(
  db: QuaiDb,
  table: Table<unknown, readonly number[]>,
  leaving: Leaving,
  after: readonly number[],
  isLeft: (row: unknown) => unknown,
): Promise<readonly number[] | null> {
  let last: readonly number[] | null = null;
  await whileLeft(db, leaving, [table], async () => {
    const rest = table.where(':id').between(after, [leaving.center, []], false);
    const keys = await rest.limit(sliceRows).primaryKeys();
    const rows = await table.bulkGet(keys);
    const stay = rows.flatMap((row) => isLeft(row) ?? []);
    await table.bulkDelete(keys);
    await table.bulkPut(stay);
    last = keys.at(-1) ?? null;
    return true;
  });
  return last;
}

/** A row with the lists of records and of visited sources alone; null where none is left. */
const keptBy =
  (visited: ReadonlySet<string>) =>
  (row: unknown): ServerRow | null => {
    const { lists, ...rest } = row as ServerRow;
    const left = lists.filter((list) => {
      const source = list.slice(0, list.indexOf('/'));
      return source.includes('#') || visited.has(source);
    });
    return left.length > 0 ? { ...rest, lists: left } : null;
  };
