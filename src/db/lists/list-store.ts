import type { RoomName } from '../../domain/session/rooms.ts';
import type { ListBase, ListIndex, StoredList, Tables, Updates, ViewRow } from '../schema.ts';
import { entriesOf, type IndexShape, patchIndex } from './list-index.ts';

/** How many rows may differ from the base before a new base is written: few enough to read quickly beside it. */
const mostSince = ({ ids }: ListBase) => Math.min(256, 4 + ids.length / 8);

/** The index of a list as it was read from disk: the stored list, and the base it starts from. */
export interface KeptList {
  readonly stored: StoredList;
  readonly base: ListBase;
}

/**
 * Bases read or written last, of one center. With a base in memory, a change need not wait for it to be read from disk.
 */
const known = new Map<string, ListBase>();

export const knownBase = (center: number, list: string): ListBase | undefined => known.get(keyOf(center, list));

const keyOf = (center: number, list: string) => `${center}/${list}`;

/** A stamp is used once. The base of a transaction that was rolled back is therefore never taken for another. */
function remember(base: ListBase): void {
  for (const [key, { center }] of known) if (center !== base.center) known.delete(key);
  known.set(keyOf(base.center, base.list), base);
}

/**
 * A list with the base it was read with; undefined if the base is not the list's. If one base was read twice at the
 * same time, the first object stays.
 */
export function keep(stored: StoredList, base: ListBase | undefined): KeptList | undefined {
  if (base?.stamp !== stored.base) return undefined;
  const before = knownBase(base.center, base.list);
  if (before?.stamp === base.stamp) return { stored, base: before };
  remember(base);
  return { stored, base };
}

type ListTables = Pick<Tables, 'lists' | 'bases'>;
type ViewTables = Pick<Tables, 'lists' | 'bases' | 'views'>;

/**
 * The lists of a center, within a transaction. One request reads them all: one for each would take half of an action's
 * time.
 */
export async function readLists(tables: ListTables, center: number): Promise<ReadonlyMap<string, KeptList>> {
  const all = await tables.lists.where('[center+list]').between([center], [center, []]).toArray();
  return new Map(await Promise.all(all.map(async (stored) => [stored.list, await withBase(tables, stored)] as const)));
}

/** One list of a center; undefined until the first fill. */
export async function readList(tables: ListTables, center: number, list: string): Promise<KeptList | undefined> {
  const stored = await tables.lists.get([center, list]);
  return stored && withBase(tables, stored);
}

async function withBase({ bases }: ListTables, stored: StoredList): Promise<KeptList> {
  const { center, list } = stored;
  const kept = keep(stored, knownBase(center, list)) ?? keep(stored, await bases.get([center, list]));
  if (!kept) throw new Error('Invariant: a list is stored with its base');
  return kept;
}

const indexes = new WeakMap<ListBase, ListIndex>();

/** The full index; the same object as long as nothing was written. */
export function indexOf({ stored, base }: KeptList): ListIndex {
  const before = indexes.get(base);
  if (before?.lastWrite === stored.lastWrite) return before;
  const { ids, columns } = patched(base, stored.since);
  const { lastWrite, latest } = stored;
  const index = { center: base.center, list: base.list, ids, columns, lastWrite, latest };
  indexes.set(base, index);
  return index;
}

const patched = (base: ListBase, since: Updates): IndexShape =>
  since.size === 0 ? base : patchIndex(base, Object.keys(base.columns), base.sortedBy, since);

/** The columns of those of some rows that a list has. */
export function listedOf(
  { stored, base }: KeptList,
  names: readonly string[],
  ids: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const entries = new Map(entriesOf(base, names, new Set(ids)));
  for (const id of ids) {
    const since = stored.since.get(id);
    if (since) entries.set(id, since);
    else if (since === null) entries.delete(id);
  }
  return entries;
}

/** A change to be made to a list, and the list it was computed from. */
export interface ListChange extends Pick<StoredList, 'center' | 'list' | 'room' | 'lastWrite' | 'latest' | 'source'> {
  readonly before: KeptList | undefined;
  /** All columns; the first `sortedBy` of them sort. */
  readonly names: readonly string[];
  readonly sortedBy: number;
  readonly updates: Updates;
  readonly puts: readonly ViewRow[];
  readonly gone: readonly number[];
}

/**
 * Writes the changed view rows and the changed part of the index, or a new base once much has changed since the old
 * one.
 */
export async function writeList({ lists, bases, views }: ViewTables, change: ListChange): Promise<void> {
  const { before, names, sortedBy, updates, puts, gone, ...said } = change;
  const { center, list } = said;
  const since: Updates = new Map([...(before?.stored.since ?? []), ...updates]);
  const written = [
    puts.length > 0 ? views.bulkPut([...puts]) : null,
    gone.length > 0 ? views.bulkDelete(gone.map((id) => [center, list, id])) : null,
  ];
  if (before && since.size <= mostSince(before.base)) {
    await Promise.all([...written, lists.put({ ...said, base: before.stored.base, since })]);
    return;
  }
  const stamp = crypto.randomUUID();
  const base = { center, list, stamp, sortedBy, ...patchIndex(before?.base, names, sortedBy, since) };
  remember(base);
  await Promise.all([...written, bases.put(base), lists.put({ ...said, base: stamp, since: new Map() })]);
}

/** The stored lists of a center, and where their changes go. */
export interface Lists {
  readonly kept: Promise<ReadonlyMap<string, KeptList>>;
  readonly take: (change: ListChange) => Promise<void> | void;
  /** Whether missing lists of a room are to be made: only where the room is shown, and then of all rows there are. */
  readonly mayMake: (room: RoomName) => boolean;
}

/** The lists of a transaction: each change is written as soon as it is known. */
export const listsWithin = (tables: ViewTables, center: number): Lists => ({
  kept: readLists(tables, center),
  take: (change) => writeList(tables, change),
  mayMake: () => false,
});
