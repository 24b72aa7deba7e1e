import { dayOfMonthText } from '../../../domain/driver-log/calendar.ts';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { logsOfDayPath } from '../../../domain/driver-log/paths.ts';
import { byDay } from '../../../domain/driver-log/totals.ts';
import { LogRow } from '../../concepts/driver-log/log-row.tsx';
import { keyOfLog, LogTable } from '../../concepts/driver-log/log-table.tsx';
import { logColumns } from '../../concepts/driver-log/text.ts';
import type { Unfolded } from '../../concepts/driver-log/unfolded.ts';
import { useOpenEdits } from '../../concepts/driver-log/use-open-edits.ts';
import { Link } from '../../kit/router/router.tsx';
import { rowPlace } from '../../ui/tables/near.ts';
import styles from './logs.module.css';

interface MonthRowsProps {
  readonly label: string;
  readonly logs: readonly DriverLog[];
  readonly unfolded: Unfolded;
  /** Why none of them may be changed; null when they may. */
  readonly frozen: string | null;
  readonly nowMs: number;
}

/** The logs of a month by day, each day with a link to its own screen (LOG-051, LOG-053, LOG-056). */
export function MonthRows({ label, logs, unfolded, frozen, nowMs }: MonthRowsProps) {
  const { edits } = useOpenEdits();
  let at = -1;
  return (
    <LogTable label={label}>
      {byDay(logs).map(({ day, logs: ofDay }) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th colSpan={logColumns.length} scope="rowgroup">
              <Link to={logsOfDayPath(day, ofDay[0]?.driver.id ?? null)}>{dayOfMonthText(day)}</Link>
            </th>
          </tr>
          {ofDay.map((log) => {
            at += 1;
            return (
              <LogRow
                key={keyOfLog(log)}
                log={log}
                month={null}
                edit={edits.get(log.id)}
                frozen={frozen}
                nowMs={nowMs}
                isOpen={unfolded.isOpen(log)}
                onToggle={() => unfolded.toggle(log)}
                {...rowPlace(at, logs.length)}
              />
            );
          })}
        </tbody>
      ))}
    </LogTable>
  );
}
