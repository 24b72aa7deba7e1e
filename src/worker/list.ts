import type { Visible } from '../db/visible.ts';
import type { Kind } from '../domain/rows.ts';
import type { Searchable } from '../domain/search/searchable.ts';
import type { RoomName } from '../domain/session/rooms.ts';

/** Ids of the changed rows, by kind. */
export type Changed = (kind: Kind) => readonly number[];

/** One row in a list: its columns (sort keys first) and what the screen shows of it. */
export interface Listed<Row> {
  readonly columns: readonly number[];
  readonly row: Row;
}

/** A list of a screen, declared once: its rows, their order and what is shown of them. */
export interface ListDefinition<Row = unknown> {
  readonly list: string;
  /** The room that shows it: the list is dropped once nobody has shown the room for half an hour. */
  readonly room: RoomName;
  readonly columns: readonly string[];
  /** How many of the first columns sort the list, ascending; then the id. */
  readonly sortedBy: number;
  /**
   * Names the source of the list's rows, where centers have different ones: when it changes, all rows are listed anew.
   */
  readonly source?: { readonly kind: Kind; of(rows: Visible): string };
  /**
   * Ids of the list's rows that changed rows touch. All reads are requested at once, like those of `load`: an action is
   * shown only after the last of them.
   */
  touched(changed: Changed, rows: Visible): Promise<readonly number[]>;
  /** Makes everything `listed` reads readable. */
  load(ids: readonly number[], rows: Visible): Promise<void>;
  /** Null when the row does not belong to the list. */
  listed(id: number, rows: Visible): Listed<Row> | null;
  /** The search entries of a row; absent where a search finds nothing. */
  searchable?(row: Row): readonly Searchable[];
}
