import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Columns } from './column.ts';
import { Heads } from './heads.tsx';
import styles from './table.module.css';

/**
 * `list` is compared at a glance, `dense` holds many rows, `sheet` is a part of a text, `floor` is read from afar and
 * pressed by fingers. `plain` has the look that its place gives it.
 */
type Look = 'list' | 'dense' | 'sheet' | 'floor' | 'plain';

export interface TableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'aria-label' | 'frame'> {
  /** Its name, for screen readers. */
  readonly label?: string | undefined;
  /** Left out where cells say what they are, such as a name and a badge. */
  readonly columns?: Columns | undefined;
  /** Heads in several rows, in place of `columns`. */
  readonly head?: ReactNode;
  readonly look?: Look;
  /** It scrolls in a frame, or lies in one and scrolls with the page. */
  readonly frame?: 'scroll' | 'page';
  /** Rows are cards where the window, or the place of so many px, has no room for columns: heads are then only read. */
  readonly cards?: 'window' | 900 | 700;
  readonly caption?: ReactNode;
  /** What saves it as a file, above it. */
  readonly file?: ReactNode;
}

/** A table of the console: its heads, frame and look. It holds its body and foot. */
export function Table({ label, columns, head, look = 'list', caption, children, file, ...props }: TableProps) {
  const { frame, cards, className, ...others } = props;
  const table = (
    <table
      className={[styles.table, styles[look], className].filter(Boolean).join(' ')}
      data-cards={cards}
      aria-label={frame ? undefined : label}
      {...others}
    >
      {caption ? <caption>{caption}</caption> : null}
      {columns ? <Heads columns={columns} /> : head}
      {children}
    </table>
  );
  return (
    <>
      {file}
      {frame ? (
        <section className={styles[frame]} aria-label={label} {...(frame === 'scroll' ? reached : {})}>
          {table}
        </section>
      ) : (
        table
      )}
    </>
  );
}

/** What scrolls is reached by keyboard. */
const reached = { tabIndex: 0 };
