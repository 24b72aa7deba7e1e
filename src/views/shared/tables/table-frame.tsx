import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableFrameProps {
  /** What tells the table apart for who cannot see where it stands. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls in its frame. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
