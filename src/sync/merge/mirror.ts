import type { ServerRows } from '../../db/row-set.ts';
import type { AckEntry, QuaiDb, ServerRow } from '../../db/schema.ts';
import { isEqual } from '../../domain/equal.ts';
import {
  type BackReference,
  backReferences,
  idsIn,
  type Kind,
  keyOf,
  kinds,
  type Reader,
  type RowKey,
  type RowOf,
  splitKey,
} from '../../domain/rows.ts';
import type { Base } from '../polling/delta.ts';

/** How many rows are read at once when a mirror is loaded: about a megabyte. */
const pieceRows = 500;

/**
 * The leader's copy in memory of a center's server rows, so that a poll is compared without reading the database.
 * Polls write through it; rows that action answers wrote in other tabs come in by the ack log (`catchUp`).
 */
export class Mirror implements ServerRows, Reader {
  private readonly byKind = new Map<Kind, Map<number, ServerRow>>(kinds.map((kind) => [kind, new Map()]));
  private readonly back = new Map<BackReference, Map<number, Set<number>>>();

  /** Bases for deltas, by source. They live as long as this copy, and every write is noted in them. */
  readonly bases = new Map<string, Base>();

  /** Rows with unreadable fields: normally none, so that no search is needed. */
  private readonly unread = new Map<RowKey, ServerRow>();

  /** Counts changes: a comparison made on an earlier revision is void. */
  revision = 0;

  private constructor(
    readonly center: number,
    public ack: number,
  ) {}

  static async load(db: QuaiDb, center: number): Promise<Mirror> {
    // Only these tables: with another one, a waiting writer and all readers behind it would wait for the whole load.
    return db.transaction('r', [db.acks, ...kinds.map((kind) => db.table(kind))], async () => {
      const last = await db.acks.orderBy('ack').last();
      const mirror = new Mirror(center, last?.ack ?? 0);
      for (const kind of kinds) await mirror.fill(db, kind);
      return mirror;
    });
  }

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    if (id === null || id === undefined) return undefined;
    return this.byKind.get(kind)?.get(id)?.row as RowOf<K> | undefined;
  }

  stored(key: RowKey): ServerRow | undefined {
    const [kind, id] = splitKey(key);
    return this.byKind.get(kind)?.get(id);
  }

  of<K extends Kind>(kind: K): ReadonlyMap<number, ServerRow<K>> {
    return (this.byKind.get(kind) ?? new Map()) as ReadonlyMap<number, ServerRow<K>>;
  }

  /** Keys of all rows. */
  keys(): RowKey[] {
    return [...this.byKind].flatMap(([kind, rows]) => [...rows.keys()].map((id) => keyOf(kind, id)));
  }

  load(): Promise<void> {
    return Promise.resolve();
  }

  ids(kind: Kind): Promise<readonly number[]> {
    return Promise.resolve([...this.of(kind).keys()]);
  }

  referring(by: BackReference, ids: readonly number[]): Promise<readonly number[]> {
    const index = this.index(by);
    return Promise.resolve(ids.flatMap((id) => [...(index.get(id) ?? [])]));
  }

  put(kind: Kind, rows: readonly ServerRow[]): void {
    if (rows.length > 0) this.revision += 1;
    const table = this.byKind.get(kind);
    for (const row of rows) {
      if (table?.get(row.id)?.row !== row.row) this.note(kind, row.id);
      this.relink(kind, table?.get(row.id), row);
      if (row.unread) this.unread.set(keyOf(kind, row.id), row);
      else if (this.unread.size > 0) this.unread.delete(keyOf(kind, row.id));
      table?.set(row.id, row);
    }
  }

  remove(kind: Kind, ids: readonly number[]): void {
    if (ids.length > 0) this.revision += 1;
    const table = this.byKind.get(kind);
    for (const id of ids) {
      this.relink(kind, table?.get(id), undefined);
      table?.delete(id);
      this.unread.delete(keyOf(kind, id));
    }
  }

  /** How many rows lack which field, as `dock.eta`, among those in some lists. */
  unreadIn(isListed: (list: string) => boolean): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const [key, { lists, unread = [] }] of this.unread) {
      if (!lists.some(isListed)) continue;
      const [kind] = splitKey(key);
      for (const field of unread) counts[`${kind}.${field}`] = (counts[`${kind}.${field}`] ?? 0) + 1;
    }
    return counts;
  }

  /**
   * Reads again the rows that action answers have written since; returns their keys. To be called before a transaction.
   */
  async catchUp(db: QuaiDb): Promise<RowKey[]> {
    const from = this.ack;
    const entries: AckEntry[] = await db.acks.where('ack').above(from).toArray();
    const [first] = entries;
    if (first && first.ack !== from + 1) throw new Error('Invariant: the ack log reaches back to the mirror');
    const keys = entries.filter((entry) => entry.center === this.center).flatMap((entry) => entry.keys);
    for (const key of new Set(keys)) {
      const [kind, id] = splitKey(key);
      const row = await db.table<ServerRow>(kind).get([this.center, id]);
      if (row) this.put(kind, [this.asBefore(kind, row)]);
      else this.remove(kind, [id]);
    }
    this.ack = entries.at(-1)?.ack ?? this.ack;
    return keys;
  }

  /** A row written with the content it had keeps its object: nobody has to be told of it, a delta least of all. */
  private asBefore(kind: Kind, row: ServerRow): ServerRow {
    const before = this.of(kind).get(row.id);
    return before && isEqual(before.row, row.row) ? { ...row, row: before.row } : row;
  }

  /** In pieces: the browser answers one request of a page at a time, and a board waits to be shown. */
  private async fill(db: QuaiDb, kind: Kind): Promise<void> {
    const table = db.table<ServerRow>(kind);
    const { center } = this;
    let after = 0;
    let rows: readonly ServerRow[];
    do {
      const rest = table.where('[center+id]').between([center, after], [center, Infinity], false);
      rows = await rest.limit(pieceRows).toArray();
      this.put(kind, rows);
      after = rows.at(-1)?.id ?? after;
    } while (rows.length === pieceRows);
  }

  private note(kind: Kind, id: number): void {
    for (const { written } of this.bases.values()) written.add(keyOf(kind, id));
  }

  private index(referred: BackReference): Map<number, Set<number>> {
    let index = this.back.get(referred);
    if (!index) {
      index = new Map();
      this.back.set(referred, index);
    }
    return index;
  }

  private relink(kind: Kind, before: ServerRow | undefined, after: ServerRow | undefined): void {
    for (const referred of Object.keys(backReferences) as BackReference[]) {
      const link = backReferences[referred];
      if (link.kind !== kind) continue;
      const was = idsIn(before?.row, link.field);
      const is = idsIn(after?.row, link.field);
      const index = this.index(referred);
      for (const id of was) if (before && !is.includes(id)) index.get(id)?.delete(before.id);
      for (const id of is) if (after && !was.includes(id)) index.set(id, (index.get(id) ?? new Set()).add(after.id));
    }
  }
}
