import { recordNames } from '../../../db/queries/records.ts';
import { CenterId } from '../../../domain/center/center-id.ts';
import { monthAfter, monthOfPath, monthText } from '../../../domain/driver-log/calendar.ts';
import { monthLogs } from '../../../domain/driver-log/details.ts';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { byDriverOfMonth, withOpenMonths } from '../../../domain/driver-log/driver-months.ts';
import { logsCsv, logsFileName, monthsCsv } from '../../../domain/driver-log/export.ts';
import { logsOfAllPath, logsOfDayPath } from '../../../domain/driver-log/paths.ts';
import { useLogs } from '../../concepts/driver-log/use-logs.ts';
import { useMonths } from '../../concepts/driver-log/use-months.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useTab } from '../../kit/client/context.ts';
import { ExportButton } from '../../kit/export-button.tsx';
import { useRecord } from '../../kit/queries/use-record.ts';
import { Link, useParam } from '../../kit/router/router.tsx';
import { AllMonthsTable } from './all-months-table.tsx';
import { AnomalyList } from './anomalies/anomaly-list.tsx';
import { anomalyTexts } from './anomalies/text.ts';
import { useAnomaliesOfMonth, useLimits } from './anomalies/use-anomalies.ts';
import styles from './logs.module.css';
import { LogsAnswer } from './logs-answer.tsx';
import { MonthTotals } from './month-totals.tsx';
import { StepLink } from './step-link.tsx';
import { allMonthsTexts, logsTexts } from './text.ts';

/** `/logs/month/{yyyy-mm}`: all drivers of the center (LOG-057). */
export function AllMonthsScreen() {
  const { center } = useTab();
  // The header needs the centers, whatever board was looked at before.
  useRecord(recordNames.centerSettings, { center, subject: center });
  const nowMs = useServerNow();
  const month = monthOfPath(useParam('month'), nowMs);
  return <AllMonths key={`${month} ${center}`} month={month} center={CenterId.parse(center)} />;
}

interface AllMonthsProps {
  readonly month: string;
  readonly center: CenterId;
}

function AllMonths({ month, center }: AllMonthsProps) {
  const answer = useLogs(monthLogs, { month, driverId: null, center }, rarelyMs);
  const logs = answer?.value?.logs ?? [];
  const months = byDriverOfMonth(logs);
  const closings = useMonths({ month, driverId: null, center });
  const rows = closings ? withOpenMonths(months, closings.values()) : months;
  const anomalies = useAnomaliesOfMonth(month, answer?.value, none);
  const limits = useLimits();
  const title = allMonthsTexts.title(monthText(month));
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <StepLink to={logsOfAllPath(monthAfter(month, -1))}>{logsTexts.before}</StepLink>
        <h1>{title}</h1>
        <StepLink to={logsOfAllPath(monthAfter(month, 1))}>{logsTexts.after}</StepLink>
        <Link to={logsOfDayPath(`${month}-01`, null)}>{allMonthsTexts.byDay}</Link>
        {logs.length > 0 ? (
          <span className={styles.end}>
            <ExportButton
              label={allMonthsTexts.exportAll(months.length)}
              fileName={logsFileName(month, null)}
              csv={() => monthsCsv(month, months)}
            />
            <ExportButton
              label={allMonthsTexts.exportLogs}
              fileName={logsFileName(month, allMonthsTexts.detail)}
              csv={() => logsCsv(months.flatMap((his) => his.logs))}
            />
          </span>
        ) : null}
      </header>
      <LogsAnswer answer={answer} hasMore={rows.length > 0}>
        <MonthTotals logs={logs} />
        <AnomalyList anomalies={anomalies} limits={limits} hasDrivers note={anomalyTexts.ofMonth} />
        <AllMonthsTable
          label={logsTexts.table(title)}
          month={month}
          months={rows}
          closings={closings}
          anomalies={anomalies}
        />
      </LogsAnswer>
    </main>
  );
}

/** Logs of the months beside it would be as many again. */
const none: readonly DriverLog[] = [];

/** A whole month of a center is large, and changes little. */
const rarelyMs = 300_000;
