import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie';
import type { RequestSpec } from '../domain/command.ts';
import { type Kind, kinds, type Patch, type Row, type RowKey, type RowOf } from '../domain/rows.ts';
import type { RoomName } from '../domain/session/rooms.ts';

/** A row as polls and answers said it. `lists` names the parts of answers that list it; it goes when none does. */
export interface ServerRow<K extends Kind = Kind> {
  readonly center: number;
  readonly id: number;
  readonly row: RowOf<K>;
  readonly lists: readonly string[];
  /** Ack counter of the action answer that wrote it: a poll started before leaves it alone (DSP-491). */
  readonly ack?: number;
  /** Number of the start whose answer, to a record, told it: a read begun before leaves it alone. */
  readonly start?: number;
  /** Names of its fields that could not be read and say nothing since (docs/adr/0029); absent where there are none. */
  readonly unread?: readonly string[];
}

export type CommandState =
  | 'queued'
  | 'sending'
  | 'settled'
  | 'conflict'
  | 'refused'
  | 'uncertain'
  | 'expired'
  | 'discarded';

/** What a row bears of the commands that touch it. */
export interface Mark {
  readonly commandId: string;
  readonly name: string;
  readonly state: Exclude<CommandState, 'settled' | 'discarded'>;
  /** The command's own guard refuses on what the server says now: the server decides. */
  readonly inDoubt: boolean;
}

/** What to show instead of a server row. Recomputed with its inputs, never edited; `row` null shows the server's. */
export interface OverlayRow {
  readonly center: number;
  readonly kind: Kind;
  readonly id: number;
  readonly row: Row | null;
  readonly marks: readonly Mark[];
}

/** Why a command is where it is; `text` is the server's own, already fit to show (DSP-939). */
export interface Reason {
  readonly code: string;
  readonly status?: number;
  readonly text?: string;
  /** What a success made, which its arguments do not name. */
  readonly made?: RowKey;
}

/** A user's action. The outbox is the only store that cannot be rebuilt from the server. */
export interface StoredCommand {
  readonly seq: number;
  readonly id: string;
  readonly name: string;
  readonly commandVersion: number;
  readonly args: unknown;
  readonly center: number;
  readonly tab: string;
  readonly lanes: readonly RowKey[];
  readonly live: boolean;
  /** Rendered at issue, so that it can be sent where no declaration is at hand. */
  readonly request: RequestSpec;
  readonly staleAfterMs: number | null;
  /** Device clock; `clockOffsetMs` is server minus device, null when never heard. */
  readonly issuedAtMs: number;
  readonly clockOffsetMs: number | null;
  /** The fields the command changes, as the user saw them, by row; once settled also of rows told since. */
  readonly before: Readonly<Record<RowKey, Readonly<Record<string, unknown>>>>;
  readonly state: CommandState;
  readonly attempt: number;
  readonly failures: number;
  readonly dueAtMs: number;
  /** Device clock until which the server asked to be left alone with it; not even a network that is back cuts it short. */
  readonly heldUntilMs?: number;
  /** An attempt without a key may have reached the server although no answer came: read before sending again. */
  readonly answerLost: boolean;
  /** Device clock until which another attempt surely reaches a server that remembers the key, as it said then. */
  readonly keyedUntilMs: number | null;
  /** The answer to an attempt under the present key was lost: a no to a later one is none to that one. */
  readonly mayBeDone?: boolean;
  /** How often the user sent it again after a definite no; each time under a new key, since the server may keep the no. */
  readonly renewals?: number;
  readonly reason?: Reason;
  readonly ack?: number;
  readonly ackedAtMs?: number;
  readonly settledEffect?: readonly Patch[];
  /** Once settled, as its declaration says. */
  readonly isOneList?: boolean;
}

/**
 * State of a record: what is read for one thing looked at, and the rows it lists (docs/adr/0037). Its key names endpoint,
 * scope and subject, ids alone, e.g. `order-sheet@12#42`; scope 0 is that of what no center owns. Device clock.
 */
export interface RecordState {
  readonly key: string;
  readonly endpoint: string;
  readonly center: number;
  readonly subject: number;
  /** What its call needs beside the ids, such as an e-mail; goes with the record. */
  readonly aside?: string | undefined;
  /** Number of its latest start, 0 before the first, and of the one whose answer was applied. */
  readonly start: number;
  readonly appliedStart: number;
  readonly startedAtMs: number;
  readonly appliedAtMs: number | null;
  readonly heldUntilMs?: number;
  readonly failures: number;
  readonly error: string | null;
  /** The server says that there is no such thing, or none for this user; `error` in its words. */
  readonly isMissing: boolean;
  /** An action touched what it tells: it is read again at once. */
  readonly isDue: boolean;
  /** The rows it lists. */
  readonly rows: readonly RowKey[];
  /** When a screen last showed it. */
  readonly shownAtMs: number;
}

/** The center of a thing, by its row key; ids alone. Device clock. */
export interface Place {
  readonly key: RowKey;
  /** Null where nobody knows yet. */
  readonly center: number | null;
  readonly error: string | null;
  readonly atMs: number;
}

/** State of one source: an endpoint with its center. Persisted, so that a new leader goes on where the old one stood. */
export interface SourceState {
  readonly key: string;
  readonly endpoint: string;
  readonly center: number;
  /** Version of the latest request; null before the first. */
  readonly version: number | null;
  readonly poll: number;
  readonly appliedPoll: number;
  readonly appliedAck: number;
  /** Number of its latest start, and of the one whose answer was applied, among all reads; absent in older ones. */
  readonly start?: number;
  readonly appliedStart?: number;
  readonly etag: string | null;
  /** Deltas led to what is held: a leader who did not apply them asks for everything, whatever the ETag. */
  readonly isByDelta?: boolean;
  readonly query: string;
  readonly startedAtMs: number;
  /** Device clock until which the server asked not to be polled. */
  readonly heldUntilMs?: number;
  readonly appliedAtMs: number | null;
  readonly failures: number;
  readonly skipped: number;
  /** Rows without a usable id of the last answer applied. */
  readonly setAside: number;
  /** What could not be read, and how often: fields of its rows as `dock.eta`, whole lists as `deliveries`. */
  readonly unread?: Readonly<Record<string, number>> | undefined;
  readonly error: string | null;
}

/** Values of the columns of some rows, each in the order of its base's columns; null for a row that is not in it. */
export type StoredUpdates = ReadonlyMap<number, readonly number[] | null>;

/** The index of one list of a screen as it is on disk: a base, and what came since (docs/adr/0026). */
export interface StoredList {
  readonly center: number;
  readonly list: string;
  /** The room that shows it. */
  readonly room: RoomName;
  /** The stamp of its base. */
  readonly base: string;
  readonly since: StoredUpdates;
  /** Number of the latest write of view rows; the column `written` has each row's. */
  readonly lastWrite: number;
  /** The view rows of that write, where they are few: who shows them has read them with the list. */
  readonly latest?: readonly LatestRow[] | undefined;
  /** The endpoint whose word it was made of, where that may be another. */
  readonly source?: string | undefined;
}

/** An index as it was once, never edited: another one has another stamp. */
export interface ListBase {
  readonly center: number;
  readonly list: string;
  readonly stamp: string;
  readonly ids: Float64Array;
  readonly columns: Readonly<Record<string, Float64Array>>;
  /** The columns that sort it, ascending; then the id. */
  readonly sortedBy: readonly string[];
}

/** Some columns of a list, each as long as `ids`, which are in its order. */
export interface Columns<Column extends string> {
  readonly ids: Float64Array;
  readonly columns: Readonly<Record<Column, Float64Array>>;
}

/**
 * Order and filter columns of one list of a screen. Booleans are 0 or 1, instants epoch ms, absent numbers NaN.
 */
export type ListIndex<Column extends string = never> = Columns<Column | typeof writtenColumn> &
  Pick<StoredList, 'center' | 'list' | 'lastWrite' | 'latest'>;

/** The write that made each view row: who has read that one need not read the row again. */
export const writtenColumn = 'written';

/** The fingerprint of each view row, NaN where none was taken: one that comes out the same is not written again. */
export const fingerprintColumn = 'fingerprint';

/** A compact row of a list, holding exactly what the screen shows of it. */
export interface ViewRow<T = unknown> {
  readonly center: number;
  readonly list: string;
  readonly id: number;
  readonly row: T;
}

export type LatestRow = Pick<ViewRow, 'id' | 'row'>;

/** A room whose lists are kept of a center, and when a screen of any tab last showed it. Device clock. */
export interface ShownRoom {
  readonly center: number;
  readonly room: RoomName;
  readonly shownAtMs: number;
}

export interface DerivedRow {
  readonly center: number;
  readonly name: string;
  readonly value: unknown;
}

/** The last answer to a detail read on demand, and why a later call gave none. Device clock. */
export interface StoredDetail {
  readonly key: string;
  readonly center: number;
  /** Null before the first good answer. */
  readonly value: unknown;
  readonly error: string | null;
  readonly askedAtMs: number;
  readonly answeredAtMs: number | null;
  /** When that answer was asked for: what happened since it may not tell. */
  readonly valueAskedAtMs?: number;
  /** Device clock until which the server asked not to be asked for it. */
  readonly heldUntilMs?: number;
  /** How long it is kept once nobody asks for it any more, ms; a day where it does not say. */
  readonly keptMs?: number | undefined;
}

/** Rows written by action answers and records, by ack: how the leader's mirror learns of them. */
export interface AckEntry {
  readonly ack: number;
  readonly center: number;
  readonly keys: readonly RowKey[];
  /** Device clock; absent where no action's answer wrote them, and in older ones. */
  readonly atMs?: number;
}

export interface JournalEntry {
  readonly n?: number;
  readonly atMs: number;
  readonly commandId: string;
  readonly name: string;
  readonly tab: string;
  readonly event: CommandState | 'retry';
  readonly attempt: number;
  readonly reason?: Reason;
  /** Where its rows are; absent in older entries. */
  readonly center?: number;
  /** What it is about, by its id alone: the journal names nobody. */
  readonly about?: RowKey;
}

export interface MetaRow {
  readonly name: string;
  readonly value: unknown;
}

export type RowTables = { readonly [K in Kind]: Table<ServerRow<K>, [number, number]> };

/** One database a user; two connections on it, strict for the outbox and relaxed for merges (docs/adr/0010). */
export class QuaiDb extends Dexie {
  declare readonly overlay: Table<OverlayRow, [number, Kind, number]>;
  declare readonly outbox: Table<StoredCommand, number>;
  declare readonly sources: Table<SourceState, string>;
  declare readonly records: Table<RecordState, string>;
  declare readonly places: Table<Place, string>;
  declare readonly lists: Table<StoredList, [number, string]>;
  declare readonly bases: Table<ListBase, [number, string]>;
  declare readonly views: Table<ViewRow, [number, string, number]>;
  declare readonly shownRooms: Table<ShownRoom, [number, RoomName]>;
  declare readonly derived: Table<DerivedRow, [number, string]>;
  declare readonly details: Table<StoredDetail, string>;
  declare readonly acks: Table<AckEntry, number>;
  declare readonly journal: Table<JournalEntry, number>;
  declare readonly meta: Table<MetaRow, string>;

  /** `factory` replaces the browser's IndexedDB where a test has its own. */
  constructor(
    name: string,
    durability: 'strict' | 'relaxed',
    factory: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> = {},
  ) {
    super(name, { ...factory, chromeTransactionDurability: durability, cache: 'disabled' });
    const version = this.version(schemaVersion).stores({
      ...Object.fromEntries(kinds.map((kind) => [kind, '[center+id]'])),
      task: '[center+id], [center+row.linked_order]',
      packing: '[center+id], [center+row.linked_order]',
      dock: '[center+id], [center+row.target_driver], *row.tasks',
      overlay: '[center+kind+id]',
      outbox: 'seq, &id, center',
      sources: 'key',
      records: 'key',
      places: 'key',
      lists: '[center+list]',
      bases: '[center+list]',
      views: '[center+list+id]',
      shownRooms: '[center+room]',
      derived: '[center+name]',
      details: 'key, askedAtMs',
      acks: 'ack',
      journal: '++n',
      meta: 'name',
    });
    // Lists of an older schema may have no base: whoever shows a room makes them anew of the rows (`makeLists`).
    version.upgrade((old) => old.table('lists').clear());
  }

  rows<K extends Kind>(kind: K): RowTables[K] {
    return this.table(kind) as unknown as RowTables[K];
  }

  /**
   * The tables as the transaction around the caller has them, to be asked for as it begins. After an `await` Dexie finds
   * its transaction again only so many steps later, fewer with every list; what is bound to it needs no finding.
   */
  bound(): Tables {
    const within: Transaction | null = Dexie.currentTransaction;
    if (!within) throw new Error('Tables are bound within a transaction');
    return {
      rows: <K extends Kind>(kind: K) => within.table(kind) as unknown as RowTables[K],
      lists: within.table('lists'),
      bases: within.table('bases'),
      views: within.table('views'),
      shownRooms: within.table('shownRooms'),
      overlay: within.table('overlay'),
      outbox: within.table('outbox'),
      sources: within.table('sources'),
      records: within.table('records'),
      places: within.table('places'),
      acks: within.table('acks'),
      journal: within.table('journal'),
      meta: within.table('meta'),
    };
  }
}

/** The tables a merge or an action writes: the database's own, or those bound to a transaction. */
export type Tables = Pick<
  QuaiDb,
  | 'rows'
  | 'lists'
  | 'bases'
  | 'views'
  | 'shownRooms'
  | 'overlay'
  | 'outbox'
  | 'sources'
  | 'records'
  | 'places'
  | 'acks'
  | 'journal'
  | 'meta'
>;

/**
 * Raised with every change of stores and indexes, which IndexedDB makes only then (test/db/stores.test.ts says when that
 * was forgotten). What stands in a row or a list tells itself (docs/adr/0053).
 */
export const schemaVersion = 7;
