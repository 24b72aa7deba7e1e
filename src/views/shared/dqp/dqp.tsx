import { laterPart } from '../later.tsx';
import styles from './dqp.module.css';

/** A board and a home page are painted without: its line is kept free until its code is there. */
export const Dqp = laterPart(
  async () => (await import('./dqp-settings.tsx')).DqpSettings,
  () => <div className={styles.room} />,
);
