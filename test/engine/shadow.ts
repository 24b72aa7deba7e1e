import {
  cmp,
  type DBCore,
  type DBCoreCursor,
  type DBCoreKeyRange,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type Dexie,
} from 'dexie';
import { indexOf } from '../../src/db/lists/list-store.ts';
import type {
  CenterOfRow,
  DerivedRow,
  JournalEntry,
  ListBase,
  ListIndex,
  MetaRow,
  OpenRoom,
  OverlayRow,
  ServerRow,
  SourceState,
  StoredCommand,
  StoredDetail,
  StoredList,
  ViewRow,
} from '../../src/db/schema.ts';
import type { Kind } from '../../src/domain/rows.ts';
import { type Life, never } from './life.ts';
import type { LookedState } from './looked.ts';

interface Write {
  readonly table: string;
  readonly key: unknown;
  /** Undefined deletes. */
  readonly value: unknown;
}

interface Tables {
  overlay: OverlayRow;
  outbox: StoredCommand;
  sources: SourceState;
  records: LookedState;
  places: CenterOfRow;
  lists: StoredList;
  bases: ListBase;
  views: ViewRow;
  shownRooms: OpenRoom;
  derived: DerivedRow;
  details: StoredDetail;
  journal: JournalEntry;
  meta: MetaRow;
}

type Table = ReadonlyMap<string, { readonly key: unknown; readonly value: unknown }>;

/** A copy of a database after each commit, kept beside it, so that every commit can be checked. */
export class Shadow {
  private readonly tables = new Map<string, Map<string, { key: unknown; value: unknown }>>();
  private readonly watchers: ((touched: ReadonlySet<string>, by: string) => void)[] = [];
  commits = 0;

  of<N extends keyof Tables>(name: N): Tables[N][];
  of(name: string): unknown[] {
    return [...this.table(name).values()].map((it) => it.value);
  }

  rows<K extends Kind>(kind: K): ServerRow<K>[];
  rows(kind: string): unknown[] {
    return [...this.table(kind).values()].map((it) => it.value);
  }

  row<K extends Kind>(kind: K, center: number, id: number): ServerRow<K> | undefined;
  row(kind: string, center: number, id: number): unknown {
    return this.table(kind).get(JSON.stringify([center, id]))?.value;
  }

  /** The indexes of lists as screens read them. */
  indexes(): ListIndex<string>[] {
    const bases = new Map(this.of('bases').map((base) => [base.stamp, base]));
    return this.of('lists').map((stored) => {
      const base = bases.get(stored.base);
      if (!base) throw new Error(`List ${stored.list} has no base`);
      return indexOf({ stored, base });
    });
  }

  meta(name: string): unknown {
    return this.of('meta').find((row) => row.name === name)?.value;
  }

  onCommit(watch: (touched: ReadonlySet<string>, by: string) => void): void {
    this.watchers.push(watch);
  }

  commit(writes: readonly Write[], by: string): void {
    for (const { table, key, value } of writes) {
      const rows = this.tables.get(table) ?? new Map();
      this.tables.set(table, rows);
      if (value === undefined) rows.delete(JSON.stringify(key));
      else rows.set(JSON.stringify(key), { key, value });
    }
    this.commits += 1;
    const touched = new Set(writes.map((it) => it.table));
    for (const watch of this.watchers) watch(touched, by);
  }

  keysIn(table: string, range: DBCoreKeyRange): unknown[] {
    return [...this.table(table).values()].map((it) => it.key).filter((key) => isWithin(key, range));
  }

  private table(name: string): Table {
    return this.tables.get(name) ?? new Map();
  }
}

const rangeTypes = { equal: 1, range: 2, any: 3 } as const;

function isWithin(key: unknown, { type, lower, lowerOpen, upper, upperOpen }: DBCoreKeyRange): boolean {
  if (Number(type) === rangeTypes.any) return true;
  if (Number(type) === rangeTypes.equal) return cmp(key, lower) === 0;
  if (Number(type) !== rangeTypes.range) return false;
  const isAbove = lower === undefined || cmp(key, lower) > (lowerOpen ? 0 : -1);
  return isAbove && (upper === undefined || cmp(key, upper) < (upperOpen ? 0 : 1));
}

export interface Watch {
  readonly shadow: Shadow;
  readonly life: Life;
  readonly by: string;
  /** Called when a transaction begins (1) and when it ends (-1). */
  readonly busy: (change: 1 | -1) => void;
  readonly active: () => void;
  /** Called before rows are written: the tab may be killed here. */
  readonly writing: (table: string, values: readonly unknown[]) => void;
}

/** A commit under way goes through, whoever dies. */
function abort(trans: IDBTransaction): void {
  try {
    trans.abort();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
  }
}

const isTransaction = (value: object): value is IDBTransaction => 'addEventListener' in value && 'objectStore' in value;

/** Reports commits of one connection to the shadow, and stops it dead with its tab. */
export function watchDb(db: Dexie, watch: Watch): void {
  db.use({ stack: 'dbcore', name: 'watch', level: -2, create: (down) => watched(down, watch) });
}

function watched(down: DBCore, { shadow, life, by, busy, active, writing }: Watch): DBCore {
  const pending = new WeakMap<object, Write[]>();
  const begin = (trans: object) => {
    if (!isTransaction(trans)) throw new Error('A transaction of IndexedDB was expected');
    const writes: Write[] = [];
    pending.set(trans, writes);
    busy(1);
    let isOpen = true;
    const end = () => {
      if (isOpen) busy(-1);
      isOpen = false;
    };
    trans.addEventListener('complete', () => {
      end();
      if (writes.length > 0) shadow.commit(writes, by);
    });
    trans.addEventListener('abort', end);
    life.onDeath(() => {
      if (isOpen) abort(trans);
    });
  };
  return {
    ...down,
    transaction: (stores, mode, options) => {
      active();
      const trans = down.transaction(stores, mode, options);
      begin(trans);
      return trans;
    },
    table: (name) => watchedTable(down.table(name), life, shadow, writing, (trans) => pending.get(trans)),
  };
}

function watchedTable(
  table: DBCoreTable,
  life: Life,
  shadow: Shadow,
  writing: Watch['writing'],
  writesOf: (trans: object) => Write[] | undefined,
): DBCoreTable {
  // Chained by `then`: the database's own promises keep a transaction alive, those of `async` need not.
  const alive = <T>(run: () => Promise<T>): Promise<T> =>
    life.isDead
      ? never()
      : run().then(
          (value) => (life.isDead ? never<T>() : value),
          (error: unknown) => {
            if (life.isDead) return never<T>();
            throw error;
          },
        );
  return {
    ...table,
    get: (request) => alive(() => table.get(request)),
    getMany: (request) => alive(() => table.getMany(request)),
    query: (request) => alive(() => table.query(request)),
    openCursor: (request) =>
      alive(() => table.openCursor(request)).then((cursor) => cursor && whileAlive(cursor, alive)),
    count: (request) => alive(() => table.count(request)),
    mutate: (request) => {
      if ('values' in request && !life.isDead) writing(table.name, request.values);
      return alive(() => {
        const writes = writesOf(request.trans);
        // Keys of a range are those before it is deleted; writes of the same transaction count.
        const gone = request.type === 'deleteRange' ? keysBefore(shadow, table.name, request.range, writes) : [];
        return table.mutate(request).then((response) => {
          writes?.push(...writesOfRequest(table.name, request, response.results ?? [], gone));
          return response;
        });
      });
    },
  };
}

/** A walk through rows stops with its tab, as any other query does. */
const whileAlive = (cursor: DBCoreCursor, alive: <T>(run: () => Promise<T>) => Promise<T>): DBCoreCursor =>
  Object.create(cursor, { start: { value: (onNext: () => void) => alive(() => cursor.start(onNext)) } });

function keysBefore(shadow: Shadow, name: string, range: DBCoreKeyRange, writes: readonly Write[] = []): unknown[] {
  const own = writes.filter((it) => it.table === name && it.value !== undefined).map((it) => it.key);
  return [...shadow.keysIn(name, range), ...own.filter((key) => isWithin(key, range))];
}

function writesOfRequest(
  table: string,
  request: DBCoreMutateRequest,
  results: readonly unknown[],
  gone: readonly unknown[],
): Write[] {
  switch (request.type) {
    case 'add':
    case 'put':
      return request.values.map((value: unknown, at) => ({ table, key: results[at], value }));
    case 'delete':
      return request.keys.map((key: unknown) => ({ table, key, value: undefined }));
    case 'deleteRange':
      return gone.map((key) => ({ table, key, value: undefined }));
  }
}
