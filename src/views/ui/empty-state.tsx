import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The page's only content: its title is an `h1`. */
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
