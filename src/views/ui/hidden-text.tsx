import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** Said, not shown: what a colour or an icon says to who sees it. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
