import { heldIn, type KeptList, readLists, writeList } from '../db/list-store.ts';
import { type QuaiDb, type RowTables, type Tables, type ViewRow, writtenColumn } from '../db/schema.ts';
import type { Project, Visible } from '../db/visible.ts';
import { type Kind, keyOf, type RowKey, splitKey } from '../domain/rows.ts';
import type { Changed, ListDefinition } from './list.ts';

/**
 * Keeps every list's index and view rows what its declaration says of the visible rows (see `Project`). `now` numbers
 * the writes: a number does not come back, not even after the replica was dropped.
 */
export function makeProject(db: QuaiDb, lists: readonly ListDefinition[], now: () => number): Project {
  return async (visible, changed) => {
    const tables = db.bound();
    const ids = byKind(changed);
    const kept = readLists(tables, visible.center);
    await Promise.all(lists.map((list) => projectList(tables, list, kept, visible, ids, now())));
  };
}

/** More than an action writes of one list. */
const mostLatest = 4;

async function projectList(
  tables: Tables,
  list: ListDefinition,
  kept: Promise<ReadonlyMap<string, KeptList>>,
  visible: Visible,
  changed: Changed,
  nowMs: number,
): Promise<void> {
  const { center } = visible;
  const [known, touched] = await Promise.all([kept, loadTouched(list, changed, visible)]);
  const before = known.get(list.list);
  const isSettled = changed('metas').length === 0;
  if (touched.length === 0 && isSettled) return;
  if (list.source) await visible.load([keyOf('metas', center)]);
  const source = list.source?.of(visible);
  const anew =
    list.source && !isSettled && source !== before?.stored.source ? idsOf(tables.rows(list.source.kind), center) : [];
  const others = await anew;
  if (others.length > 0) await list.load(others, visible);
  const ids = [...new Set([...touched, ...others])];
  const lastWrite = Math.max((before?.stored.lastWrite ?? 0) + 1, nowMs);
  const updates = new Map<number, readonly number[] | null>();
  const puts: ViewRow[] = [];
  const unlisted: number[] = [];
  for (const id of ids) {
    const found = list.listed(id, visible);
    if (!found) unlisted.push(id);
    else {
      updates.set(id, [...found.columns, lastWrite]);
      puts.push({ center, list: list.list, id, row: found.row });
    }
  }
  const gone = before ? heldIn(before, unlisted) : [];
  for (const id of gone) updates.set(id, null);
  const latest = puts.length <= mostLatest ? puts.map(({ id, row }) => ({ id, row })) : undefined;
  const made = { names: [...list.columns, writtenColumn], sortedBy: list.sortedBy };
  await Promise.all([
    puts.length > 0 ? tables.views.bulkPut(puts) : null,
    gone.length > 0 ? tables.views.bulkDelete(gone.map((id) => [center, list.list, id])) : null,
    updates.size > 0 || source !== before?.stored.source || !before
      ? writeList(tables, before, made, updates, { center, list: list.list, lastWrite, latest, source })
      : null,
  ]);
}

async function loadTouched(list: ListDefinition, changed: Changed, visible: Visible): Promise<readonly number[]> {
  const touched = await list.touched(changed, visible);
  if (touched.length > 0) await list.load(touched, visible);
  return touched;
}

/** Every row of a kind. */
const idsOf = async (rows: RowTables[Kind], center: number) =>
  (await rows.where('[center+id]').between([center], [center, []]).primaryKeys()).map(([, id]) => id);

function byKind(keys: ReadonlySet<RowKey>): Changed {
  const ids = new Map<Kind, number[]>();
  for (const key of keys) {
    const [kind, id] = splitKey(key);
    const known = ids.get(kind);
    if (known) known.push(id);
    else ids.set(kind, [id]);
  }
  return (kind) => ids.get(kind) ?? [];
}
