import { clockText } from '../../../domain/driver-log/clock.ts';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import styles from './driver-log.module.css';

type Sessions = NonNullable<DriverLog['planning_sessions']>;

/** The planned times of a presence (LOG-023). */
export function PlannedTimes({ sessions }: { readonly sessions: Sessions }) {
  return sessions.map(({ start, end }) => (
    <span key={`${start} ${end}`} className={styles.planned}>
      {clockText(start)} - {clockText(end)}
    </span>
  ));
}
