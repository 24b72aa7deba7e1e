import type { ReactNode } from 'react';
import table from '../../ui/tables/table.module.css';
import { TableFrame } from '../../ui/tables/table-frame.tsx';

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
    <TableFrame label={label}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={at === 0 ? undefined : table.figure}>
              {column}
            </th>
          ))}
          {last ? <th scope="col">{last}</th> : null}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </TableFrame>
  );
}
