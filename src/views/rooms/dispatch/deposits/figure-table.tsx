import type { ReactNode } from 'react';
import styles from './deposits.module.css';

interface FigureTableProps {
  /** The first heads the rows. */
  readonly columns: readonly string[];
  /** What tells the table apart for who cannot see where it stands. */
  readonly label: string;
  /** A last column, without figures. */
  readonly last?: ReactNode;
  readonly children: ReactNode;
}

/** A table of one text and figures: they are aligned to be compared. */
export function FigureTable({ columns, label, last, children }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={at === 0 ? undefined : styles.figure}>
                {column}
              </th>
            ))}
            {last ? <th scope="col">{last}</th> : null}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
