import { recordNames } from '../../../db/queries/records.ts';
import type { DriverId } from '../../../domain/driver/driver.ts';
import { monthAfter, monthOfPath, monthText } from '../../../domain/driver-log/calendar.ts';
import { logsCsv, logsFileName } from '../../../domain/driver-log/export.ts';
import { whyFrozen } from '../../../domain/driver-log/month-closed.ts';
import { logsOfAllPath, logsOfMonthPath } from '../../../domain/driver-log/paths.ts';
import { byDay } from '../../../domain/driver-log/totals.ts';
import { FoldButtons } from '../../concepts/driver-log/fold-buttons.tsx';
import { useUnfolded } from '../../concepts/driver-log/unfolded.ts';
import { useMonths } from '../../concepts/driver-log/use-months.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useTab } from '../../kit/client/context.ts';
import { ExportButton } from '../../kit/export/export-button.tsx';
import { useRecord } from '../../kit/queries/use-record.ts';
import { Link, useParam } from '../../kit/router/router.tsx';
import { AnomalyList } from './anomalies/anomaly-list.tsx';
import { useAnomaliesOfMonth, useLimits, useMonthAsked, useMonthWithNeighbours } from './anomalies/use-anomalies.ts';
import { ClosedFile } from './closed-file.tsx';
import { CorrectButton } from './correction/correct-button.tsx';
import { CorrectionsList } from './correction/corrections-list.tsx';
import { useDriverOfPath } from './driver-of-path.ts';
import styles from './logs.module.css';
import { LogsAnswer } from './logs-answer.tsx';
import { MonthActions, MonthState } from './month-closing.tsx';
import { MonthRows } from './month-rows.tsx';
import { MonthTotals } from './month-totals.tsx';
import { NoDriver } from './no-driver.tsx';
import { StepLink } from './step-link.tsx';
import { logsTexts } from './text.ts';

/** `/logs/driver/{driver_id}/month/{yyyy-mm}` (LOG-003, LOG-050, SUP-706). */
export function MonthScreen() {
  const { center } = useTab();
  // The header needs the centers, whatever board was looked at before.
  useRecord(recordNames.centerSettings, { center, subject: center });
  const nowMs = useServerNow();
  const month = monthOfPath(useParam('month'), nowMs);
  const driver = useDriverOfPath();
  if (driver === 'all' || driver === 'unknown') return <NoDriver day={`${month}-01`} />;
  return <MonthOf month={month} driverId={driver} nowMs={nowMs} />;
}

function MonthOf({ month, driverId, nowMs }: Omit<MonthProps, 'answer' | 'around'>) {
  const read = useMonthWithNeighbours(month, driverId);
  return <Month key={`${month} ${driverId}`} {...{ month, driverId, nowMs }} {...read} />;
}

interface MonthProps extends ReturnType<typeof useMonthWithNeighbours> {
  readonly month: string;
  readonly driverId: DriverId;
  readonly nowMs: number;
}

function Month({ month, driverId, nowMs, answer, around }: MonthProps) {
  useMonthAsked(month, driverId);
  const anomalies = useAnomaliesOfMonth(month, answer?.value, around);
  const limits = useLimits();
  const logs = answer?.value?.logs ?? [];
  const unfolded = useUnfolded(logs);
  const closing = useMonths({ month, driverId, center: null })?.get(driverId);
  const title = logsTexts.titled(logs[0]?.driver.name ?? logsTexts.driver(driverId), monthText(month));
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <StepLink to={logsOfMonthPath(monthAfter(month, -1), driverId)}>{logsTexts.before}</StepLink>
        <h1>{title}</h1>
        <StepLink to={logsOfMonthPath(monthAfter(month, 1), driverId)}>{logsTexts.after}</StepLink>
        <Link to={logsOfAllPath(month)}>{logsTexts.allDrivers}</Link>
        {closing ? <MonthState of={closing} /> : null}
        {closing ? <CorrectButton of={closing} logs={logs} /> : null}
        {logs.length > 0 ? (
          <span className={styles.end}>
            {closing ? <MonthActions of={closing} size="2" /> : null}
            {closing ? <ClosedFile of={closing} /> : null}
            <ExportButton
              label={logsTexts.export}
              fileName={logsFileName(month, logs[0]?.driver.name ?? String(driverId))}
              csv={() => logsCsv(byDay(logs).flatMap((day) => day.logs))}
            />
            <FoldButtons unfolded={unfolded} />
          </span>
        ) : null}
      </header>
      {closing ? <CorrectionsList of={closing} /> : null}
      <LogsAnswer answer={answer}>
        <MonthTotals logs={logs} />
        <div className={styles.beside}>
          <AnomalyList anomalies={anomalies} limits={limits} hasDrivers={false} />
          <MonthRows
            label={logsTexts.table(title)}
            logs={logs}
            unfolded={unfolded}
            frozen={whyFrozen(closing)}
            nowMs={nowMs}
          />
        </div>
      </LogsAnswer>
    </main>
  );
}
