import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** It is all the page says: its title is the page's. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}

export function EmptyState({ title, text, isPage, children }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      {isPage ? <h1 className={styles.emptyTitle}>{title}</h1> : <p className={styles.emptyTitle}>{title}</p>}
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
