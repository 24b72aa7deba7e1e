import {
  type BackReference,
  backReferences,
  idsIn,
  type Kind,
  keyOf,
  type Reader,
  type RowKey,
  type RowOf,
} from '../domain/rows.ts';
import type { StoredLists } from './lists/list-store.ts';
import type { ServerRows } from './row-set.ts';
import type { Mark, OverlayRow } from './schema.ts';

/** Rows as the user sees them: the overlay's, else the server's. */
export class Visible implements Reader {
  constructor(
    readonly center: number,
    private readonly server: ServerRows,
    private readonly overlay: ReadonlyMap<RowKey, OverlayRow>,
  ) {}

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    if (id === null || id === undefined) return undefined;
    return (this.overlay.get(keyOf(kind, id))?.row as RowOf<K> | undefined) ?? this.server.get(kind, id);
  }

  /** Parts of answers that list the row, e.g. `dispatch-load/docks`; `answer/…` until a poll lists it. */
  lists(kind: Kind, id: number): readonly string[] {
    return this.server.stored(keyOf(kind, id))?.lists ?? [];
  }

  marks(kind: Kind, id: number): readonly Mark[] {
    return this.overlay.get(keyOf(kind, id))?.marks ?? [];
  }

  load(keys: Iterable<RowKey>): Promise<void> {
    return this.server.load(keys);
  }

  /** Ids of every row of a kind that the server has. */
  ids(kind: Kind): Promise<readonly number[]> {
    return this.server.ids(kind);
  }

  /** Ids of the rows that refer to these, on the server or as the user sees them. */
  async referring(by: BackReference, ids: readonly number[]): Promise<readonly number[]> {
    const { kind: from, field } = backReferences[by];
    const wanted = new Set(ids);
    const seen = [...this.overlay.values()].filter(
      (over) => over.kind === from && over.row !== null && idsIn(over.row, field).some((id) => wanted.has(id)),
    );
    return [...(await this.server.referring(by, ids)), ...seen.map((over) => over.id)];
  }
}

/** Computes how changed rows change the lists and their view rows; it reads tables only through its arguments. */
export type Project = (visible: Visible, changed: ReadonlySet<RowKey>, lists: StoredLists) => Promise<void>;
