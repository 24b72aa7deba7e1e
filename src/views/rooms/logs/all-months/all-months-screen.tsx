import { recordNames } from '../../../../db/queries/records.ts';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { monthAfter, monthOfPath, monthText } from '../../../../domain/driver-log/calendar.ts';
import { monthLogs } from '../../../../domain/driver-log/details.ts';
import type { DriverLog } from '../../../../domain/driver-log/driver-log.ts';
import { meetsMonthFilter, monthState } from '../../../../domain/driver-log/driver-month.ts';
import {
  byDriverOfMonth,
  centsByState,
  type MonthOfDriver,
  withOpenMonths,
} from '../../../../domain/driver-log/driver-months.ts';
import { logsCsv, logsFileName, monthsCsv } from '../../../../domain/driver-log/export.ts';
import { logsOfAllPath, logsOfDayPath } from '../../../../domain/driver-log/paths.ts';
import { useLogs } from '../../../concepts/driver-log/use-logs.ts';
import { useMonths } from '../../../concepts/driver-log/use-months.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useTab } from '../../../kit/client/context.ts';
import { ExportButton } from '../../../kit/export/export-button.tsx';
import { useRecord } from '../../../kit/queries/use-record.ts';
import { Link, useParam } from '../../../kit/router/router.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AnomalyList } from '../anomalies/anomaly-list.tsx';
import { anomalyTexts } from '../anomalies/text.ts';
import { useAnomaliesOfMonth, useLimits, useLogsBeside } from '../anomalies/use-anomalies.ts';
import styles from '../logs.module.css';
import { LogsAnswer } from '../logs-answer.tsx';
import { MonthTotals } from '../month-totals.tsx';
import { StepLink } from '../step-link.tsx';
import { allMonthsTexts, logsTexts } from '../text.ts';
import { AllMonthsTable } from './all-months-table.tsx';
import { StateFilter, useMonthFilter } from './state-filter.tsx';
import { filterTexts } from './text.ts';
import { useSeveral } from './use-several.tsx';

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
  const months = byDriverOfMonth(answer?.value?.logs ?? []);
  const closings = useMonths({ month, driverId: null, center });
  const all = closings ? withOpenMonths(months, closings.values()) : months;
  const filter = useMonthFilter();
  const isShown = ({ driver }: MonthOfDriver) => {
    const closing = closings?.get(driver.id);
    return filter === null || !closings || (closing !== undefined && meetsMonthFilter(closing, filter));
  };
  const rows = all.filter(isShown);
  const withLogs = rows.filter((his) => his.logs.length > 0);
  const logs = withLogs.flatMap((his) => his.logs);
  const beside = useLogsBeside(month, center);
  const ofAll = useAnomaliesOfMonth(month, answer?.value, beside ?? none);
  const shown = new Set<number>(rows.map(({ driver }) => driver.id));
  // Nobody's line has a driver without logs, whose rounds stand in none: he is shown unless a filter is chosen.
  const anomalies = filter === null ? ofAll : ofAll.filter(({ driver }) => shown.has(driver.id));
  const limits = useLimits();
  const title = allMonthsTexts.title(monthText(month));
  const ready = rows.flatMap(({ driver }) => {
    const its = closings?.get(driver.id);
    return its && monthState(its) === 'ready' ? [its] : [];
  });
  const several = useSeveral(month, ready);
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
              label={allMonthsTexts.exportAll(withLogs.length)}
              fileName={logsFileName(month, null)}
              csv={() => monthsCsv(month, withLogs)}
            />
            <ExportButton
              label={allMonthsTexts.exportLogs}
              fileName={logsFileName(month, allMonthsTexts.detail)}
              csv={() => logsCsv(logs)}
            />
          </span>
        ) : null}
      </header>
      <LogsAnswer answer={answer} hasMore={all.length > 0}>
        <MonthTotals logs={logs} />
        <div className={styles.beside}>
          <AnomalyList
            anomalies={anomalies}
            limits={limits}
            hasDrivers
            {...(beside ? {} : { note: anomalyTexts.ofMonth })}
          />
          {closings ? (
            <div className={styles.bar}>
              <StateFilter
                chosen={filter}
                months={all.flatMap(({ driver }) => closings.get(driver.id) ?? [])}
                count={all.length}
                hidden={all.length - rows.length}
              />
              {several.buttons}
              <p className={styles.sums}>{filterTexts.sums(centsByState(rows, closings))}</p>
            </div>
          ) : null}
          {rows.length === 0 ? (
            <EmptyState title={filterTexts.none} />
          ) : (
            <AllMonthsTable
              label={logsTexts.table(title)}
              month={month}
              months={rows}
              closings={closings}
              anomalies={anomalies}
              ticks={several.ticks}
            />
          )}
        </div>
      </LogsAnswer>
      {several.dialog}
    </main>
  );
}

const none: readonly DriverLog[] = [];

/** A whole month of a center is large, and changes little. */
const rarelyMs = 300_000;
