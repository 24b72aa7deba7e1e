import type { Values } from '../db/lists/list-index.ts';
import type { ColumnOf, RowOfList, ViewList } from '../db/view-list.ts';
import type { Visible } from '../db/visible.ts';
import type { Kind } from '../domain/rows.ts';
import type { Searchable } from '../domain/search/searchable.ts';
import type { RoomName } from '../domain/session/rooms.ts';

/** Ids of the changed rows, by kind. */
export type Changed = (kind: Kind) => readonly number[];

/** What one row is in a list: its value in each column, and what the screen shows of it. */
export interface Listed<Row, Column extends string = string> {
  readonly columns: Values<Column>;
  readonly row: Row;
}

/** A list of a screen, declared once: which rows it holds, their order and what is shown of them. */
export interface ListDefinition<Row = unknown, Column extends string = string> {
  readonly list: ViewList<Row>;
  /** The room that shows it: where nobody has shown that for half an hour, the list is not kept. */
  readonly room: RoomName;
  /** Its columns. Those that sort it do so in this order, ascending; then the id. */
  readonly columns: Readonly<Record<Column, 'sorts' | 'filters'>>;
  /** What says which rows the list has, where that is not the same in every center: once another does, all are listed anew. */
  readonly source?: { readonly kind: Kind; of(rows: Visible): string };
  /**
   * Ids of the list's rows that changed rows touch. All reads are requested at once, like those of `load`: an action is
   * shown only after the last of them.
   */
  touched(changed: Changed, rows: Visible): Promise<readonly number[]>;
  /** Makes everything `listed` reads readable. */
  load(ids: readonly number[], rows: Visible): Promise<void>;
  /** Null when the row does not belong to the list. */
  listed(id: number, rows: Visible): Listed<Row, Column> | null;
  /** What a search finds in a row; absent where it finds nothing. */
  searchable?(row: Row): readonly Searchable[];
}

/** The declaration of a list, held to the rows and columns its readers know. */
export type DefinitionOf<List extends ViewList> = ListDefinition<RowOfList<List>, ColumnOf<List>> & {
  readonly list: List;
};
