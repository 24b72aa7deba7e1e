import { HiddenText } from '../hidden-text.tsx';
import type { Column, Columns } from './column.ts';

interface HeadsProps {
  readonly columns: Columns;
  /** How many rows of heads each takes. */
  readonly rows?: number;
}

/** A cell for each column, with its head. */
export const HeadCells = ({ columns, rows }: HeadsProps) =>
  columns.map((column, at) => {
    const { title, kind, isHidden, sort, className }: Column = typeof column === 'string' ? { title: column } : column;
    return title === '' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
      <td key={at} rowSpan={rows} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
      <th key={at} scope="col" rowSpan={rows} data-kind={kind} aria-sort={sort} className={className}>
        {isHidden ? <HiddenText>{title}</HiddenText> : title}
      </th>
    );
  });

/** The heads of a table. */
export const Heads = ({ columns }: Pick<HeadsProps, 'columns'>) => (
  <thead>
    <tr>
      <HeadCells columns={columns} />
    </tr>
  </thead>
);
