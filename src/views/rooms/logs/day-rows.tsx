import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { logFilters } from '../../../domain/driver-log/filters.ts';
import { FoldButtons } from '../../concepts/driver-log/fold-buttons.tsx';
import { LogRow } from '../../concepts/driver-log/log-row.tsx';
import { keyOfLog, LogTable } from '../../concepts/driver-log/log-table.tsx';
import { useUnfolded } from '../../concepts/driver-log/unfolded.ts';
import type { OpenEdits } from '../../concepts/driver-log/use-open-edits.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rowPlace } from '../../ui/tables/near.ts';
import styles from './logs.module.css';
import { logsTexts } from './text.ts';

interface DayRowsProps {
  readonly label: string;
  readonly logs: readonly DriverLog[];
  /** How many logs the filters hide. */
  readonly hidden: number;
  readonly month: string | null;
  readonly edits: OpenEdits['edits'];
  readonly nowMs: number;
}

/** The logs of a day that meet the filters (LOG-015, LOG-019, LOG-020). */
export function DayRows({ label, logs, hidden, month, edits, nowMs }: DayRowsProps) {
  const unfolded = useUnfolded(logs);
  return (
    <>
      <div className={styles.bar}>
        {hidden > 0 ? <Hidden count={hidden} /> : null}
        <FoldButtons unfolded={unfolded} />
      </div>
      {logs.length === 0 ? (
        <EmptyState title={logsTexts.allHidden} />
      ) : (
        <LogTable label={label}>
          <tbody>
            {logs.map((log, at) => (
              <LogRow
                key={keyOfLog(log)}
                log={log}
                month={month}
                edit={edits.get(log.id)}
                nowMs={nowMs}
                isOpen={unfolded.isOpen(log)}
                onToggle={() => unfolded.toggle(log)}
                {...rowPlace(at, logs.length)}
              />
            ))}
          </tbody>
        </LogTable>
      )}
    </>
  );
}

const none = Object.fromEntries(logFilters.map((name) => [name, null]));

const Hidden = ({ count }: { readonly count: number }) => (
  <p className={styles.hidden}>
    {logsTexts.hidden(count)}{' '}
    <Button size="1" variant="ghost" onClick={() => setQuery(none, { replace: true })}>
      {logsTexts.clear}
    </Button>
  </p>
);
