import type { ReactNode } from 'react';
import { Link } from '../../kit/router/router.tsx';
import styles from './logs.module.css';

/** A link to the day or month beside; filters stay as they are. */
export const StepLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={`${to}${location.search}`} className={styles.step}>
    {children}
  </Link>
);
