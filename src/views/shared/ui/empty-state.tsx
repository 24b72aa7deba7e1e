import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.emptyTitle}>{title}</p>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
