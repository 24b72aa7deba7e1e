declare const rowOf: unique symbol;
declare const columnOf: unique symbol;

/**
 * The name of a list of a screen. It bears the types of its view rows and the names of its columns: who writes the list
 * (`DefinitionOf`) and who reads it (`listIndex`, `viewRows`) are held to the same ones. A list with more columns stands
 * where one with fewer is asked for, so that of several lists only the columns are read that all of them have.
 */
export type ViewList<Row = unknown, Column extends string = never> = string & {
  readonly [rowOf]: Row;
  readonly [columnOf]: (column: Column) => void;
};

export const viewList = <Row, Column extends string = never>(name: string) => name as ViewList<Row, Column>;

export type RowOfList<List extends ViewList> = List extends { readonly [rowOf]: infer Row } ? Row : never;

export type ColumnOf<List extends ViewList> = List extends {
  readonly [columnOf]: (column: infer Column extends string) => void;
}
  ? Column
  : never;
