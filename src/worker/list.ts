import type { Visible } from '../db/visible.ts';
import type { Kind } from '../domain/rows.ts';
import type { Searchable } from '../domain/search/searchable.ts';
import type { RoomName } from '../domain/session/rooms.ts';

/** Ids of the changed rows, by kind. */
export type Changed = (kind: Kind) => readonly number[];

/** What one row is in a list: its columns (sort keys first) and what the screen shows of it. */
export interface Listed<Row> {
  readonly columns: readonly number[];
  readonly row: Row;
}

/** A list of a screen, declared once: which rows it holds, their order and what is shown of them. */
export interface ListDefinition<Row = unknown> {
  readonly list: string;
  /** The room that shows it: where nobody has shown that for half an hour, the list is not kept. */
  readonly room: RoomName;
  readonly columns: readonly string[];
  /** How many of the first columns sort the list, ascending; then the id. */
  readonly sortedBy: number;
  /** What says which rows the list has, where that is not the same in every center: once another does, all are listed anew. */
  readonly source?: { readonly kind: Kind; of(rows: Visible): string };
  /**
   * Ids of the list's rows that changed rows touch. Asked for all at once, like what `load` reads: an action is shown
   * only after the last answer.
   */
  touched(changed: Changed, rows: Visible): Promise<readonly number[]>;
  /** Makes everything `listed` reads readable. */
  load(ids: readonly number[], rows: Visible): Promise<void>;
  /** Null when the row does not belong to the list. */
  listed(id: number, rows: Visible): Listed<Row> | null;
  /** What a search finds in a row; absent where it finds nothing. */
  searchable?(row: Row): readonly Searchable[];
}
