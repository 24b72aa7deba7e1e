import type { ReactNode } from 'react';
import { columnsOf } from '../../ui/tables/columns-of.ts';
import { Table } from '../../ui/tables/table.tsx';

interface FigureTableProps {
  /** The first column holds the headings of the rows. */
  readonly columns: readonly string[];
  /** The name of the table for a screen reader. */
  readonly label: string;
  /** A last column, without figures. */
  readonly last?: ReactNode;
  readonly children: ReactNode;
}

/** A table of one text and figures, aligned to be compared. */
export function FigureTable({ columns, label, last, children }: FigureTableProps) {
  return (
    <Table
      label={label}
      frame="scroll"
      columns={[...columnsOf(columns, columns.slice(1)), ...(last ? [{ title: last }] : [])]}
    >
      <tbody>{children}</tbody>
    </Table>
  );
}
