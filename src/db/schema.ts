import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie';
import type { Basis } from '../domain/basis.ts';
import type { RequestSpec } from '../domain/command.ts';
import { type Kind, kinds, type Lane, type Patch, type Row, type RowKey, type RowOf } from '../domain/rows.ts';
import type { RoomName } from '../domain/session/rooms.ts';

/**
 * A row as polls and answers sent it. `lists` names the parts of answers that list it; it is deleted when none does.
 */
export interface ServerRow<K extends Kind = Kind> {
  readonly center: number;
  readonly id: number;
  readonly row: RowOf<K>;
  readonly lists: readonly string[];
  /** Ack counter of the action answer that wrote it: polls started before that do not change it (DSP-491). */
  readonly ack?: number;
  /** Start number of the record's read that brought it: reads started before that do not change it. */
  readonly start?: number;
  /**
   * Names of fields that could not be read and therefore have no value (docs/adr/0029); absent where there are none.
   */
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

/** Mark on a row of a command that touches it. */
export interface Mark {
  readonly commandId: string;
  readonly name: string;
  readonly state: Exclude<CommandState, 'settled' | 'discarded'>;
  /** The command's own guard refuses it on the present server rows: the server decides. */
  readonly inDoubt: boolean;
}

/** The row to show instead of a server row. Recomputed with its inputs, never edited; `row` null shows the server's. */
export interface OverlayRow {
  readonly center: number;
  readonly kind: Kind;
  readonly id: number;
  readonly row: Row | null;
  readonly marks: readonly Mark[];
}

/** Why a command is in its state; `text` is the server's own, already fit to show (DSP-939). */
export interface Reason {
  readonly code: string;
  readonly status?: number;
  readonly text?: string;
  /** The row a success created, which the arguments cannot name. */
  readonly made?: RowKey;
}

/** A user's action. Only the outbox cannot be rebuilt from the server. */
export interface StoredCommand {
  readonly seq: number;
  readonly id: string;
  readonly name: string;
  readonly commandVersion: number;
  readonly args: unknown;
  readonly center: number;
  readonly tab: string;
  readonly lanes: readonly Lane[];
  /** The lanes it holds once it is known not to have happened; absent where they are `lanes`. */
  readonly lanesIfRefused?: readonly Lane[];
  readonly live: boolean;
  /** Rendered at issue, so that it can be sent where no declarations are loaded. */
  readonly request: RequestSpec;
  readonly staleAfterMs: number | null;
  /** Device clock; `clockOffsetMs` is server minus device, null when it was never measured. */
  readonly issuedAtMs: number;
  readonly clockOffsetMs: number | null;
  /** The fields the command changes, as the user saw them, by row; once settled, also of rows that came since. */
  readonly before: Readonly<Record<RowKey, Readonly<Record<string, unknown>>>>;
  /** The values it replaces, as the user saw them (docs/adr/0059); null or absent where nothing is compared. */
  readonly basis?: Basis | null;
  /** The values it leaves in their place; null or absent where nothing is compared. */
  readonly leaves?: Basis | null;
  readonly state: CommandState;
  readonly attempt: number;
  readonly failures: number;
  readonly dueAtMs: number;
  /**
   * Device clock until which the server asked not to be sent it again; a network that is back does not shorten this.
   */
  readonly heldUntilMs?: number;
  /**
   * An attempt without a key may have reached the server although no answer came: read the row before sending again.
   */
  readonly answerLost: boolean;
  /**
   * Device clock until which another attempt is sure to reach a server that still remembers the key, by its own
   * retention.
   */
  readonly keyedUntilMs: number | null;
  /**
   * The answer to an attempt under the present key was lost. A refusal of a later attempt does not mean that one
   * failed.
   */
  readonly mayBeDone?: boolean;
  /**
   * How often the user sent it again after a definite refusal; each time under a new key, since the server may keep the
   * refusal.
   */
  readonly renewals?: number;
  readonly reason?: Reason;
  readonly ack?: number;
  readonly ackedAtMs?: number;
  readonly settledEffect?: readonly Patch[];
  /** Whether its effect is one list; copied from its declaration once settled. */
  readonly isOneList?: boolean;
}

/**
 * State of a record: rows read for one thing looked at (docs/adr/0037). Its key names endpoint, scope and subject by
 * ids alone, e.g. `order-sheet@12#42`; scope 0 is for what no center owns. Device clock.
 */
export interface RecordState {
  readonly key: string;
  readonly endpoint: string;
  readonly center: number;
  readonly subject: number;
  /** A value its call needs beside the ids, such as an e-mail; it is deleted with the record. */
  readonly aside?: string | undefined;
  /** Number of its latest start, 0 before the first, and of the start whose answer was applied. */
  readonly start: number;
  readonly appliedStart: number;
  readonly startedAtMs: number;
  readonly appliedAtMs: number | null;
  readonly heldUntilMs?: number;
  readonly failures: number;
  readonly error: string | null;
  /** The server has no such thing, or none for this user; `error` has its words. */
  readonly isMissing: boolean;
  /** An action touched one of its rows: it is read again at once. */
  readonly isDue: boolean;
  /** The rows it lists. */
  readonly rows: readonly RowKey[];
  /** When a screen last showed it. */
  readonly shownAtMs: number;
}

/** The center of a thing, by its row key; ids alone. Device clock. */
export interface CenterOfRow {
  readonly key: RowKey;
  /** Null where nobody knows yet. */
  readonly center: number | null;
  readonly error: string | null;
  readonly atMs: number;
}

/**
 * State of one source: an endpoint with its center. Persisted, so that a new leader continues where the old one
 * stopped.
 */
export interface SourceState {
  readonly key: string;
  readonly endpoint: string;
  readonly center: number;
  /** Version of the latest request; null before the first. */
  readonly version: number | null;
  readonly poll: number;
  readonly appliedPoll: number;
  readonly appliedAck: number;
  /** Number of its latest start, and of the start whose answer was applied, among all reads; absent in older rows. */
  readonly start?: number;
  readonly appliedStart?: number;
  readonly etag: string | null;
  /** Its rows come from deltas: a leader that did not apply them asks for everything, whatever the ETag. */
  readonly isByDelta?: boolean;
  readonly query: string;
  readonly startedAtMs: number;
  /** Device clock until which the server asked not to be polled. */
  readonly heldUntilMs?: number;
  readonly appliedAtMs: number | null;
  readonly failures: number;
  readonly skipped: number;
  /** Number of rows without a usable id in the last answer applied. */
  readonly setAside: number;
  /** Names of what could not be read, with counts: fields of its rows as `dock.eta`, whole lists as `deliveries`. */
  readonly unread?: Readonly<Record<string, number>> | undefined;
  readonly error: string | null;
}

/** Values of the columns of some rows, each in the order of its base's columns; null for a row that is not in it. */
export type StoredUpdates = ReadonlyMap<number, readonly number[] | null>;

/** The index of one list of a screen as it is on disk: a base, and the changes since (docs/adr/0026). */
export interface StoredList {
  readonly center: number;
  readonly list: string;
  /** The room that shows it. */
  readonly room: RoomName;
  /** Stamp of its base. */
  readonly base: string;
  readonly since: StoredUpdates;
  /** Number of the latest write of view rows; the column `written` has each row's. */
  readonly lastWrite: number;
  /** The view rows of that write, if they are few: whoever reads the list need not read them separately. */
  readonly latest?: readonly LatestRow[] | undefined;
  /** The endpoint whose rows it was made of, where another one could be used. */
  readonly source?: string | undefined;
}

/** An earlier state of an index. It is never edited: a new base has a new stamp. */
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

/** Number of the write that made each view row: a reader that has the row of this write need not read it again. */
export const writtenColumn = 'written';

/** Fingerprint of each view row, NaN where none was computed: a row with the same fingerprint is not written again. */
export const fingerprintColumn = 'fingerprint';

/** A compact row of a list, holding exactly what the screen shows of it. */
export interface ViewRow<T = unknown> {
  readonly center: number;
  readonly list: string;
  readonly id: number;
  readonly row: T;
}

export type LatestRow = Pick<ViewRow, 'id' | 'row'>;

/** A room whose lists are kept for a center, and when a screen of any tab last showed it. Device clock. */
export interface OpenRoom {
  readonly center: number;
  readonly room: RoomName;
  readonly shownAtMs: number;
}

export interface DerivedRow {
  readonly center: number;
  readonly name: string;
  readonly value: unknown;
}

/** The last answer to a detail read on demand, and why a later call failed. Device clock. */
export interface StoredDetail {
  readonly key: string;
  readonly center: number;
  /** Null before the first good answer. */
  readonly value: unknown;
  readonly error: string | null;
  readonly askedAtMs: number;
  readonly answeredAtMs: number | null;
  /** When that answer was asked for: it may not contain what happened since. */
  readonly valueAskedAtMs?: number;
  /** Device clock until which the server asked not to be called for it. */
  readonly heldUntilMs?: number;
  /** How long it is kept once nobody asks for it any more, ms; a day where this is absent. */
  readonly keptMs?: number | undefined;
}

/** Rows written by action answers and records, by ack: the leader's mirror reads these rows again. */
export interface AckEntry {
  readonly ack: number;
  readonly center: number;
  readonly keys: readonly RowKey[];
  /** Device clock; absent where no action's answer wrote them, and in older entries. */
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
  /** The center of its rows; absent in older entries. */
  readonly center?: number;
  /** Key of the thing it is about: the journal holds no names. */
  readonly about?: RowKey;
}

export interface MetaRow {
  readonly name: string;
  readonly value: unknown;
}

export type RowTables = { readonly [K in Kind]: Table<ServerRow<K>, [number, number]> };

/** One database per user, with two connections: strict for the outbox, relaxed for merges (docs/adr/0010). */
export class QuaiDb extends Dexie {
  declare readonly overlay: Table<OverlayRow, [number, Kind, number]>;
  declare readonly outbox: Table<StoredCommand, number>;
  declare readonly sources: Table<SourceState, string>;
  declare readonly records: Table<RecordState, string>;
  declare readonly places: Table<CenterOfRow, string>;
  declare readonly lists: Table<StoredList, [number, string]>;
  declare readonly bases: Table<ListBase, [number, string]>;
  declare readonly views: Table<ViewRow, [number, string, number]>;
  declare readonly shownRooms: Table<OpenRoom, [number, RoomName]>;
  declare readonly derived: Table<DerivedRow, [number, string]>;
  declare readonly details: Table<StoredDetail, string>;
  declare readonly acks: Table<AckEntry, number>;
  declare readonly journal: Table<JournalEntry, number>;
  declare readonly meta: Table<MetaRow, string>;

  /** `factory` replaces the browser's IndexedDB in tests. */
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
      details: 'key, askedAtMs, keptMs',
      acks: 'ack',
      journal: '++n',
      meta: 'name',
    });
    // Lists of an older schema may have no base. Lists of another build are made again (`projectionBuild`).
    version.upgrade((old) => old.table('lists').clear());
  }

  rows<K extends Kind>(kind: K): RowTables[K] {
    return this.table(kind) as unknown as RowTables[K];
  }

  /**
   * The tables bound to the caller's transaction; call it at the start of the transaction. After an `await` Dexie finds
   * its transaction again only within some number of steps, which shrinks with every list; bound tables need no search.
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

/** Raised with every change of stores, indexes, or names in stored rows. */
export const schemaVersion = 10;
