import { statusTones } from './order-status.tsx';
import styles from './status-dot.module.css';

/** The colour of a status alone, beside its word. */
export const StatusDot = ({ code }: { readonly code: string }) => (
  <span className={styles.dot} data-tone={statusTones.get(code)} aria-hidden />
);
