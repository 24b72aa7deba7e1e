import type { ReactNode } from 'react';
import styles from './support.module.css';

interface BlockProps {
  readonly title: string;
  /** Takes the whole width of the sheet. */
  readonly isWide?: boolean;
  readonly tone?: 'red';
  /** Stands at the end of the title's line. */
  readonly aside?: ReactNode;
  /** It only acts: paper has no use for it. */
  readonly isForScreen?: boolean;
  readonly children: ReactNode;
}

/** One block of a sheet, found by its title. */
export function Block({ title, isWide, tone, aside, isForScreen = false, children }: BlockProps) {
  return (
    <section
      className={styles.block}
      aria-label={title}
      data-wide={isWide}
      data-tone={tone}
      data-screen={isForScreen ? '' : undefined}
    >
      {aside ? (
        <header className={styles.titled}>
          <h2>{title}</h2>
          {aside}
        </header>
      ) : (
        <h2>{title}</h2>
      )}
      {children}
    </section>
  );
}

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A line of a block; an empty one is left out. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
