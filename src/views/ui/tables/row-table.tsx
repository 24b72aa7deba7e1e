import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Column } from './column.ts';
import { Table, type TableProps } from './table.tsx';

/** A column that says what its cells hold. */
export interface CellColumn<Row> extends Column {
  readonly cell: (row: Row, at: number) => ReactNode;
  /** Its cells name their rows. */
  readonly isName?: boolean;
}

interface RowTableProps<Row> extends Omit<TableProps, 'columns' | 'head' | 'children'> {
  readonly columns: readonly CellColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, at: number) => string | number;
  /** What else a row is. */
  readonly rowProps?: (row: Row) => ComponentPropsWithoutRef<'tr'> & Readonly<Record<`data-${string}`, unknown>>;
  readonly foot?: ReactNode;
}

/** A table whose rows hold no state: its columns say all of it. */
export const RowTable = <Row,>({ columns, rows, keyOf, rowProps, foot, ...table }: RowTableProps<Row>) => (
  <Table columns={columns} {...table}>
    <tbody>
      {rows.map((row, at) => (
        <tr key={keyOf(row, at)} {...rowProps?.(row)}>
          <Cells columns={columns} row={row} at={at} />
        </tr>
      ))}
    </tbody>
    {foot ? <tfoot>{foot}</tfoot> : null}
  </Table>
);

interface CellsProps<Row> {
  readonly columns: readonly CellColumn<Row>[];
  readonly row: Row;
  readonly at?: number;
}

/** The cells of a row, by its columns. */
const Cells = <Row,>({ columns, row, at: place = 0 }: CellsProps<Row>) =>
  columns.map(({ kind, isName, cell }, at) =>
    isName ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
      <th key={at} scope="row" data-kind={kind}>
        {cell(row, place)}
      </th>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
      <td key={at} data-kind={kind}>
        {cell(row, place)}
      </td>
    ),
  );
