import type { ReactNode } from 'react';
import form from '../../../ui/forms/form.module.css';
import styles from './credit.module.css';

interface MoneySidesProps {
  readonly children: ReactNode;
  /** What comes of the fields: the sheet as it will be, and what is said with it. */
  readonly beside: ReactNode;
}

/** The fields of a window of money, and beside them what comes of them; below them where there is no room for both. */
export const MoneySides = ({ children, beside }: MoneySidesProps) => (
  <div className={styles.sides}>
    <div className={form.form}>{children}</div>
    <div className={form.form}>{beside}</div>
  </div>
);
