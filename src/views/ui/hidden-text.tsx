import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** Text for screen readers: the meaning of a colour or an icon. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
