import { isWrittenSince } from '../../db/answer.ts';
import type { Declarations } from '../../db/declarations.ts';
import { type KeptList, type ListChange, readLists } from '../../db/lists/list-store.ts';
import { readMeta } from '../../db/meta.ts';
import { openRooms } from '../../db/open-rooms.ts';
import { commandsOf, type Overlaid, overlayOf } from '../../db/overlay.ts';
import { isFilledBoard, sourcesOf } from '../../db/queries/sync.ts';
import { readOverlay } from '../../db/row-set.ts';
import type { OverlayRow, QuaiDb, SourceState, StoredCommand, Tables } from '../../db/schema.ts';
import { type Project, Visible } from '../../db/visible.ts';
import { isEqual } from '../../domain/equal.ts';
import { type Kind, keyOf, type RowKey } from '../../domain/rows.ts';
import type { RoomName } from '../../domain/session/rooms.ts';
import type { RawRows } from '../../domain/wire.ts';
import type { Delta } from '../polling/delta.ts';
import { type Endpoint, isOf } from '../polling/endpoint.ts';
import type { Diff } from './diff.ts';
import type { Mirror } from './mirror.ts';
import { Ahead } from './rows-ahead.ts';
import { type Coverage, coveredOf } from './settling.ts';

export interface Merge {
  readonly term: number;
  readonly endpoint: Endpoint;
  /** The source as it was stored at the start of the poll: version, poll number, query. */
  readonly started: SourceState;
  readonly startAck: number;
  /** Null for a 304: nothing to compare, the source is fresh all the same. */
  readonly parts: readonly RawRows[] | null;
  readonly etag: string | null;
  /** Cursor that the answer offers for the next poll. */
  readonly cursor?: string | null;
  /** Present when the answer contains only changes since a base. */
  readonly delta?: Delta | undefined;
  readonly nowMs: number;
  /** Whether a source read later than this one lists the row too: this answer's row may then be older. */
  readonly isInLaterAnswer?: (lists: readonly string[]) => boolean;
  /** Polls of this center still awaited. */
  readonly awaited: readonly number[];
  /** Number of changed rows from which on the writes are computed before the transaction. */
  readonly manyRows: number;
  /** Resolves once no screen waits for an action to be recorded or read: neither can happen while the merge writes. */
  readonly calm?: () => Promise<void>;
}

/** State of a center beside the mirror. */
export interface Before {
  readonly term: number | undefined;
  readonly ack: number;
  readonly sources: readonly SourceState[];
  readonly commands: readonly StoredCommand[];
  readonly overlay: ReadonlyMap<RowKey, OverlayRow>;
  readonly lists: ReadonlyMap<string, KeptList>;
  /** Rooms whose lists the first fill makes; unused after it. */
  readonly shownRooms: readonly RoomName[];
}

/** All reads are requested at once, within a transaction: each one awaited alone delays everybody who waits for it. */
export async function readBefore(
  db: QuaiDb,
  tables: Pick<Tables, 'sources' | 'lists' | 'bases' | 'shownRooms' | 'meta'>,
  center: number,
): Promise<Before> {
  const [sources, term, ack = 0, commands, overlay, lists] = await Promise.all([
    sourcesOf(tables, center),
    readMeta(db, 'term'),
    readMeta(db, 'ack'),
    commandsOf(db, center),
    readOverlay(db, center),
    readLists(tables, center),
  ]);
  const shownRooms = sources.some(isFilledBoard) ? [] : await openRooms(tables, center);
  return { sources, term, ack, commands, overlay, lists, shownRooms };
}

/** Whether a plan made on one state holds for the other. Sources count only until one of them has filled the center. */
export const isAsRead = (a: Before, b: Before): boolean =>
  isFirstFill(a) === isFirstFill(b) &&
  isEqual(a.shownRooms, b.shownRooms) &&
  isEqual(a.commands, b.commands) &&
  isEqual([...a.overlay], [...b.overlay]) &&
  isEqual(writesOf(a), writesOf(b));

/** Number of the latest write of each list. */
const writesOf = ({ lists }: Before) =>
  [...lists.values()].map(({ stored: { list, base, lastWrite } }) => [list, base, lastWrite]);

/** No board of the center has been applied yet. */
const isFirstFill = ({ sources }: Before) => !sources.some(isFilledBoard);

export type DiffResult = Omit<Diff, 'isDoubtful'>;

/**
 * Everything a merge writes, except the rows of the answer and the state of its source; with the state it was computed
 * from.
 */
export interface Plan {
  readonly before: Before;
  /** Every row that differs from before, on the server or on screen. */
  readonly touched: ReadonlySet<RowKey>;
  readonly covered: Coverage;
  readonly overlaid: Overlaid;
  readonly lists: readonly ListChange[];
}

/** Writes nothing and reads only the mirror: usable within a transaction or before it. */
export async function planOf(
  mirror: Mirror,
  project: Project,
  input: Merge,
  before: Before,
  found: DiffResult,
  caught: readonly RowKey[],
  code: Declarations,
): Promise<Plan> {
  const { center } = mirror;
  const rows = new Ahead(mirror, found.changes);
  const covered = coveredOf(rows, before.commands, {
    ...input,
    startedAtMs: input.started.startedAtMs,
    isUnchanged: input.delta && unchangedIn(rows, input, input.delta, found),
  });
  const overlaid = await overlayOf(center, rows, covered.commands, before.overlay, code);
  // The first fill makes the lists, also of rows left from a center whose drop was interrupted. Later, lists are made
  // when a room is shown.
  const isFirst = isFirstFill(before);
  const unlisted = isFirst ? mirror.keys() : [];
  const touched = new Set([...rows.changed(), ...overlaid.changed, ...caught, ...unlisted]);
  const lists: ListChange[] = [];
  const kept = {
    kept: Promise.resolve(before.lists),
    take: (change: ListChange) => void lists.push(change),
    mayMake: (room: RoomName) => isFirst && before.shownRooms.includes(room),
  };
  if (touched.size > 0) await project(new Visible(center, rows, overlaid.overlay), touched, kept);
  return { before, touched, covered, overlaid, lists };
}

/**
 * Whether a delta leaves a row unchanged: the delta does not name it, its base lists it, and it was not written since
 * the poll began. A whole answer would contain it.
 */
function unchangedIn(rows: Ahead, { endpoint, startAck, started }: Merge, { changed }: Delta, { kept }: DiffResult) {
  return (kind: Kind, id: number): boolean => {
    const row = rows.stored(keyOf(kind, id));
    if (!row || changed.get(kind)?.has(id) || isWrittenSince(row, { startAck, start: started.start })) return false;
    return row.lists.some((list) => isOf(endpoint, list) && !kept?.get(list)?.has(id));
  };
}
