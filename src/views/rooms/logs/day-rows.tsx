import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import type { DriverMonth } from '../../../domain/driver-log/driver-month.ts';
import { whyFrozen } from '../../../domain/driver-log/month-closed.ts';
import { LogRow } from '../../concepts/driver-log/log-row.tsx';
import { keyOfLog, LogTable } from '../../concepts/driver-log/log-table.tsx';
import type { Unfolded } from '../../concepts/driver-log/unfolded.ts';
import type { OpenEdits } from '../../concepts/driver-log/use-open-edits.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rowPlace } from '../../ui/tables/near.ts';
import { logsTexts } from './text.ts';

interface DayRowsProps {
  readonly label: string;
  readonly logs: readonly DriverLog[];
  readonly unfolded: Unfolded;
  readonly month: string | null;
  /** Their drivers' months, where they may be closed. */
  readonly months: ReadonlyMap<number, DriverMonth> | undefined;
  readonly edits: OpenEdits['edits'];
  readonly nowMs: number;
}

/** The logs of a day that meet the filters (LOG-015, LOG-019, LOG-020). */
export function DayRows({ label, logs, unfolded, month, months, edits, nowMs }: DayRowsProps) {
  if (logs.length === 0) return <EmptyState title={logsTexts.allHidden} />;
  return (
    <LogTable label={label}>
      <tbody>
        {logs.map((log, at) => (
          <LogRow
            key={keyOfLog(log)}
            log={log}
            month={month}
            edit={edits.get(log.id)}
            frozen={whyFrozen(months?.get(log.driver.id))}
            nowMs={nowMs}
            isOpen={unfolded.isOpen(log)}
            onToggle={() => unfolded.toggle(log)}
            {...rowPlace(at, logs.length)}
          />
        ))}
      </tbody>
    </LogTable>
  );
}
