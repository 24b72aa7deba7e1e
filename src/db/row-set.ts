import {
  type BackReference,
  backReferences,
  type Kind,
  keyOf,
  type Reader,
  type RowKey,
  type RowOf,
  references,
  splitKey,
} from '../domain/rows.ts';
import type { OverlayRow, ServerRow, Tables } from './schema.ts';

/** Server rows of a center, which can be read synchronously once loaded. */
export interface ServerRows extends Reader {
  /** Loads the rows and those they refer to; a no-op where all rows are in memory. */
  load(keys: Iterable<RowKey>): Promise<void>;
  stored(key: RowKey): ServerRow | undefined;
  /** Ids of the rows that refer to these: the tasks of orders, the docks of drivers and of tasks. */
  referring(by: BackReference, ids: readonly number[]): Promise<readonly number[]>;
  /** Ids of every row of a kind. */
  ids(kind: Kind): Promise<readonly number[]>;
}

/**
 * Rows of a center that are read from the database on request, within the caller's transaction, which must not write
 * them.
 */
export class LoadedRows implements ServerRows {
  private readonly rows = new Map<RowKey, ServerRow | undefined>();
  private readonly asked = new Map<RowKey, Promise<void>>();
  private readonly referred = new Map<string, Promise<readonly number[]>>();

  constructor(
    private readonly tables: Tables,
    private readonly center: number,
  ) {}

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    return id === null || id === undefined ? undefined : (this.rows.get(keyOf(kind, id))?.row as RowOf<K> | undefined);
  }

  stored(key: RowKey): ServerRow | undefined {
    return this.rows.get(key);
  }

  async load(keys: Iterable<RowKey>): Promise<void> {
    const named = [...keys];
    await this.fetch(named);
    await this.fetch(
      named.flatMap((key) => {
        const [kind, id] = splitKey(key);
        return references(kind, this.get(kind, id));
      }),
    );
  }

  async referring(by: BackReference, ids: readonly number[]): Promise<readonly number[]> {
    return (await Promise.all(ids.map((id) => this.referringTo(by, id)))).flat();
  }

  async ids(kind: Kind): Promise<readonly number[]> {
    const ofCenter = this.tables.rows(kind).where('[center+id]').between([this.center], [this.center, []]);
    return (await ofCenter.primaryKeys()).map(([, id]) => id);
  }

  /**
   * Several lists ask this for the same row. Each row has a request of its own: a cursor over many would wait for each.
   */
  private referringTo(by: BackReference, id: number): Promise<readonly number[]> {
    const key = `${by}:${id}`;
    const known = this.referred.get(key);
    if (known) return known;
    const { kind: from, field, isList } = backReferences[by];
    const table = this.tables.rows(from);
    // An index over the items of a list cannot contain the center as well.
    const found = isList
      ? table.where(`row.${field}`).equals(id)
      : table.where(`[center+row.${field}]`).equals([this.center, id]);
    const asked = found
      .primaryKeys()
      .then((keys) => keys.flatMap(([center, at]) => (center === this.center ? [at] : [])));
    this.referred.set(key, asked);
    return asked;
  }

  /** Several lists load the same rows at the same time: each row is requested once. */
  private async fetch(keys: readonly RowKey[]): Promise<void> {
    const wanted = new Map<Kind, number[]>();
    for (const key of new Set(keys)) {
      const [kind, id] = splitKey(key);
      if (!this.asked.has(key)) wanted.set(kind, [...(wanted.get(kind) ?? []), id]);
    }
    for (const [kind, ids] of wanted) {
      const reading = this.read(kind, ids);
      for (const id of ids) this.asked.set(keyOf(kind, id), reading);
    }
    await Promise.all(new Set(keys.map((key) => this.asked.get(key))));
  }

  private async read(kind: Kind, ids: readonly number[]): Promise<void> {
    const found = await this.tables.rows(kind).bulkGet(ids.map((id) => [this.center, id] as [number, number]));
    ids.forEach((id, at) => {
      this.rows.set(keyOf(kind, id), found[at]);
    });
  }
}

/** The overlay of a center: it has few rows and is read whole. */
export async function readOverlay(db: Pick<Tables, 'overlay'>, center: number): Promise<Map<RowKey, OverlayRow>> {
  const rows = await db.overlay.where('[center+kind+id]').between([center], [center, []]).toArray();
  return new Map(rows.map((row) => [keyOf(row.kind, row.id), row]));
}
