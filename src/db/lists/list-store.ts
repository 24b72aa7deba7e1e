import type { RoomName } from '../../domain/session/rooms.ts';
import { assertOurs } from '../owner.ts';
import type { ListBase, ListIndex, StoredList, StoredUpdates, Tables, ViewRow } from '../schema.ts';
import {
  byName,
  entriesOf,
  type IndexShape,
  inStoredOrder,
  patchIndex,
  patchStored,
  type Shape,
  type Updates,
  type Values,
} from './list-index.ts';

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
type WrittenTables = Pick<Tables, 'lists' | 'bases' | 'views' | 'meta'>;

/**
 * The lists of a center, within a transaction: one question for all, where one for each would be half of an action's.
 * Rejects with `OtherBuild` where another build keeps them by now: what rests on them is not written then.
 */
export async function readLists(
  tables: ListTables & Pick<Tables, 'meta'>,
  center: number,
): Promise<ReadonlyMap<string, KeptList>> {
  const [all] = await Promise.all([
    tables.lists.where('[center+list]').between([center], [center, []]).toArray(),
    assertOurs(tables),
  ]);
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

const indexes = new WeakMap<ListBase, ListIndex<string>>();

/** The index in full, the same object as long as nothing was written. */
export function indexOf({ stored, base }: KeptList): ListIndex<string> {
  const before = indexes.get(base);
  if (before?.lastWrite === stored.lastWrite) return before;
  const { ids, columns } = patched(base, stored.since);
  const { lastWrite, latest } = stored;
  const index = { center: base.center, list: base.list, ids, columns, lastWrite, latest };
  indexes.set(base, index);
  return index;
}

const patched = (base: ListBase, since: StoredUpdates): IndexShape =>
  since.size === 0 ? base : patchStored(base, shapeOf(base), since);

const namesOf = ({ columns }: ListBase) => Object.keys(columns);
const shapeOf = (base: ListBase): Shape => ({ names: namesOf(base), sortedBy: base.sortedBy });

/** What a list holds of some rows. */
export function listedOf({ stored, base }: KeptList, ids: readonly number[]): ReadonlyMap<number, Values> {
  const names = namesOf(base);
  const entries = new Map(entriesOf(base, new Set(ids)));
  for (const id of ids) {
    const since = stored.since.get(id);
    if (since) entries.set(id, byName(names, since));
    else if (since === null) entries.delete(id);
  }
  return entries;
}

/** A change to be made to a list, and the list it was computed from. */
export interface ListChange extends Pick<StoredList, 'center' | 'list' | 'room' | 'lastWrite' | 'latest' | 'source'> {
  readonly before: KeptList | undefined;
  readonly shape: Shape;
  readonly updates: Updates;
  readonly puts: readonly ViewRow[];
  readonly gone: readonly number[];
}

/** Writes the view rows that are other and the index of what is, with a new base once that has become much. */
export async function writeList(
  { lists, bases, views }: Omit<WrittenTables, 'meta'>,
  change: ListChange,
): Promise<void> {
  const { before, shape, updates, puts, gone, ...said } = change;
  const { center, list } = said;
  const written = [
    puts.length > 0 ? views.bulkPut([...puts]) : null,
    gone.length > 0 ? views.bulkDelete(gone.map((id) => [center, list, id])) : null,
  ];
  const since = before && sinceWith(before, shape, updates);
  if (before && since && since.size <= mostSince(before.base)) {
    await Promise.all([...written, lists.put({ ...said, base: before.stored.base, since })]);
    return;
  }
  const stamp = crypto.randomUUID();
  const index = before && since ? patched(before.base, since) : patchIndex(undefined, shape, updates);
  const base = { center, list, stamp, sortedBy: shape.sortedBy, ...index };
  remember(base);
  await Promise.all([...written, bases.put(base), lists.put({ ...said, base: stamp, since: new Map() })]);
}

/** A list whose columns are others by now is another build's, which is made anew. */
function sinceWith(before: KeptList, { names }: Shape, updates: Updates): StoredUpdates {
  if (namesOf(before.base).join() !== names.join()) throw new Error('Invariant: a list keeps its columns');
  return new Map([...before.stored.since, ...inStoredOrder(names, updates)]);
}

/** The lists of a center as they are, and where what is to be other goes. */
export interface StoredLists {
  readonly kept: Promise<ReadonlyMap<string, KeptList>>;
  readonly take: (change: ListChange) => Promise<void> | void;
  /** Whether missing lists of a room are to be made: only where the room is shown, and then of all rows there are. */
  readonly mayMake: (room: RoomName) => boolean;
}

/** Those of a transaction: each change is written as soon as it is known. */
export const listsWithin = (tables: WrittenTables, center: number): StoredLists => ({
  kept: readLists(tables, center),
  take: (change) => writeList(tables, change),
  mayMake: () => false,
});
