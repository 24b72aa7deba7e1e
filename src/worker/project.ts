import type { Shape, Values } from '../db/lists/list-index.ts';
import { type KeptList, knownBase, type ListChange, listedOf, type StoredLists } from '../db/lists/list-store.ts';
import { fingerprintColumn, type ViewRow, writtenColumn } from '../db/schema.ts';
import type { Project, Visible } from '../db/visible.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import { type Kind, keyOf, type RowKey, splitKey } from '../domain/rows.ts';
import type { Changed, ListDefinition } from './list.ts';

/**
 * Keeps the index and view rows of every list in step with the visible rows, as its declaration demands (see
 * `Project`). `now` numbers the writes: a number is never used again, not even after the replica was dropped.
 */
export function makeProject(lists: readonly ListDefinition[], now: () => number): Project {
  return async (visible, changed, { kept, take, mayMake }) => {
    const ids = byKind(changed);
    await Promise.all(
      lists.map(async (list) => {
        const change = await changeOf(list, { kept, mayMake }, visible, ids, now());
        if (change) await take(change);
      }),
    );
  };
}

/** More rows than an action writes of one list. */
const mostLatest = 4;

async function changeOf(
  list: ListDefinition,
  { kept, mayMake }: Pick<StoredLists, 'kept' | 'mayMake'>,
  visible: Visible,
  changed: Changed,
  nowMs: number,
): Promise<ListChange | null> {
  const { center } = visible;
  const isOffered = mayMake(list.room);
  // A list that is probably there is read together with the question whether it exists; of others nothing is read.
  const isKnown = isOffered || knownBase(center, list.list) || (await kept).has(list.list);
  if (!isKnown) return null;
  const [known, touched] = await Promise.all([kept, loadTouched(list, changed, visible)]);
  const before = known.get(list.list);
  if (!before && !isOffered) return null;
  const isSettled = changed('metas').length === 0;
  // A list without rows is stored all the same, to show that it has none.
  if (before && touched.length === 0 && isSettled) return null;
  if (list.source) await visible.load([keyOf('metas', center)]);
  const source = list.source?.of(visible);
  const isAnew = list.source && !isSettled && source !== before?.stored.source;
  const others = isAnew ? await visible.ids(list.source.kind) : [];
  if (others.length > 0) await list.load(others, visible);
  const ids = [...new Set([...touched, ...others])];
  const lastWrite = Math.max((before?.stored.lastWrite ?? 0) + 1, nowMs);
  const { updates, puts, gone } = compare(list, ids, visible, before, lastWrite);
  if (before && updates.size === 0 && source === before.stored.source) return null;
  const latest = puts.length <= mostLatest ? puts.map(({ id, row }) => ({ id, row })) : undefined;
  const made = { center, list: list.list, room: list.room, shape: shapeOf(list) };
  return { ...made, before, updates, puts, gone, lastWrite, latest, source };
}

function shapeOf({ columns }: ListDefinition): Shape {
  const own = Object.keys(columns);
  return { names: [...own, ...engineColumns], sortedBy: own.filter((name) => columns[name] === 'sorts') };
}

const engineColumns = [writtenColumn, fingerprintColumn];

/** The differences between the declared list and the stored one, for these rows. */
function compare(
  list: ListDefinition,
  ids: readonly number[],
  visible: Visible,
  before: KeptList | undefined,
  lastWrite: number,
): Pick<ListChange, 'updates' | 'puts' | 'gone'> {
  const listed = before ? listedOf(before, ids) : null;
  const updates = new Map<number, Values | null>();
  const puts: ViewRow[] = [];
  const gone: number[] = [];
  for (const id of ids) {
    const found = list.listed(id, visible);
    const was = listed?.get(id);
    if (found) {
      // A new list stores no fingerprints: most rows will never be compared.
      const is = listed ? fingerprint(found.row) : Number.NaN;
      const isSame = was !== undefined && is === was[fingerprintColumn];
      const written = isSame ? (was[writtenColumn] ?? lastWrite) : lastWrite;
      const values: Values = { ...found.columns, [writtenColumn]: written, [fingerprintColumn]: is };
      if (!isSame) puts.push({ center: visible.center, list: list.list, id, row: found.row });
      if (!isSame || isOther(values, was)) updates.set(id, values);
    } else if (was) {
      gone.push(id);
      updates.set(id, null);
    }
  }
  return { updates, puts, gone };
}

const isOther = (values: Values, was: Values) =>
  Object.entries(values).some(([name, value]) => !Object.is(value, was[name]));

async function loadTouched(list: ListDefinition, changed: Changed, visible: Visible): Promise<readonly number[]> {
  const touched = await list.touched(changed, visible);
  if (touched.length > 0) await list.load(touched, visible);
  return touched;
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
