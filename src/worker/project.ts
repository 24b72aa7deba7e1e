import type { QuaiDb, ViewRow } from '../db/schema.ts';
import type { Project, Visible } from '../db/visible.ts';
import { type Kind, type RowKey, splitKey } from '../domain/rows.ts';
import type { Changed, ListDefinition } from './list.ts';
import { patchIndex } from './list-index.ts';

/** Keeps every list's index and view rows what its declaration says of the visible rows (see `Project`). */
export function makeProject(db: QuaiDb, lists: readonly ListDefinition[]): Project {
  return async (visible, changed) => {
    const ids = byKind(changed);
    for (const list of lists) await projectList(db, list, visible, ids);
  };
}

async function projectList(db: QuaiDb, list: ListDefinition, visible: Visible, changed: Changed): Promise<void> {
  const ids = [...new Set(await list.touched(changed, visible))];
  if (ids.length === 0) return;
  await list.load(ids, visible);
  const updates = new Map<number, readonly number[] | null>();
  const puts: ViewRow[] = [];
  for (const id of ids) {
    const found = list.listed(id, visible);
    updates.set(id, found?.columns ?? null);
    if (found) puts.push({ center: visible.center, list: list.list, id, row: found.row });
  }
  await writeViews(db, list, visible.center, puts, updates);
  const before = await db.lists.get([visible.center, list.list]);
  const after = patchIndex(before, list.columns, list.sortedBy, updates);
  if (after !== before) await db.lists.put({ center: visible.center, list: list.list, ...after });
}

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

async function writeViews(
  db: QuaiDb,
  { list }: ListDefinition,
  center: number,
  puts: readonly ViewRow[],
  updates: ReadonlyMap<number, unknown>,
): Promise<void> {
  const gone = [...updates].flatMap(([id, listed]) =>
    listed === null ? [[center, list, id] as [number, string, number]] : [],
  );
  if (puts.length > 0) await db.views.bulkPut([...puts]);
  if (gone.length > 0) await db.views.bulkDelete(gone);
}
