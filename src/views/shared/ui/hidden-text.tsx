import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** Said, not shown: what a colour or an icon says to who sees it. */
export function HiddenText({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
