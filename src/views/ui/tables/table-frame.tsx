import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableFrameProps {
  /** Name of the table, for screen readers. */
  readonly label: string;
  /** Rendered whole; the page scrolls. */
  readonly isWithin?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls in its frame, or with the page it is a part of. */
export function TableFrame({ label, isWithin = false, children }: TableFrameProps) {
  if (isWithin)
    return (
      <section className={styles.within} aria-label={label}>
        <table className={styles.table}>{children}</table>
      </section>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
