import { recordNames } from '../../../db/queries/records.ts';
import { CenterId } from '../../../domain/center/center-id.ts';
import type { DriverId } from '../../../domain/driver/driver.ts';
import { dayAfter, dayOfPath, dayText } from '../../../domain/driver-log/calendar.ts';
import { whyNotClosed } from '../../../domain/driver-log/close.ts';
import { dayLogs } from '../../../domain/driver-log/details.ts';
import { byDriver } from '../../../domain/driver-log/driver-log.ts';
import { logsCsv, logsFileName } from '../../../domain/driver-log/export.ts';
import { meetsFilters } from '../../../domain/driver-log/filters.ts';
import { whyFrozen } from '../../../domain/driver-log/month-closed.ts';
import { logsOfAllPath, logsOfDayPath, logsOfMonthPath } from '../../../domain/driver-log/paths.ts';
import { FoldButtons } from '../../concepts/driver-log/fold-buttons.tsx';
import { OpenAdds } from '../../concepts/driver-log/open-adds.tsx';
import { useUnfolded } from '../../concepts/driver-log/unfolded.ts';
import { useLogs } from '../../concepts/driver-log/use-logs.ts';
import { useMonths } from '../../concepts/driver-log/use-months.ts';
import { useOpenEdits } from '../../concepts/driver-log/use-open-edits.ts';
import { addCostWindow, addPresenceWindow } from '../../concepts/driver-log/window.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useTab } from '../../kit/client/context.ts';
import { ExportButton } from '../../kit/export/export-button.tsx';
import { useRecord } from '../../kit/queries/use-record.ts';
import { Link, setQuery, useParam } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { AnomalyList } from './anomalies/anomaly-list.tsx';
import { anomaliesOfDay, useLimits } from './anomalies/use-anomalies.ts';
import { DayRows } from './day-rows.tsx';
import { useDriverOfPath } from './driver-of-path.ts';
import { FilterBar } from './filter-bar.tsx';
import styles from './logs.module.css';
import { LogsAnswer } from './logs-answer.tsx';
import { NoDriver } from './no-driver.tsx';
import { DayPicture } from './picture/day-picture.tsx';
import { useIsPicture, ViewButtons } from './picture/view-buttons.tsx';
import { StepLink } from './step-link.tsx';
import { logsTexts } from './text.ts';
import { useFilters } from './use-filters.ts';

/** `/logs/date/{date}`, of all drivers or of one (LOG-001, LOG-002, SUP-706). */
export function DayScreen() {
  const { center } = useTab();
  // The header needs the centers, whatever board was looked at before.
  useRecord(recordNames.centerSettings, { center, subject: center });
  const nowMs = useServerNow();
  const day = dayOfPath(useParam('date'), nowMs);
  const driver = useDriverOfPath();
  if (driver === 'unknown') return <NoDriver day={day} />;
  const driverId = driver === 'all' ? null : driver;
  // All drivers of the center alone: those of all centers are nobody's day.
  return (
    <Day
      key={`${day} ${driver} ${center}`}
      day={day}
      driverId={driverId}
      center={CenterId.parse(center)}
      nowMs={nowMs}
    />
  );
}

interface DayProps {
  readonly day: string;
  readonly driverId: DriverId | null;
  readonly center: CenterId;
  readonly nowMs: number;
}

function Day({ day, driverId, center, nowMs }: DayProps) {
  const whose = { driverId, center: driverId === null ? center : null };
  const answer = useLogs(dayLogs, { day, ...whose });
  const month = day.slice(0, 7);
  // A month that is not over cannot be closed: it is not asked about.
  const months = useMonths(whyNotClosed(month, nowMs) ? null : { month, ...whose });
  const { edits, adds } = useOpenEdits();
  const limits = useLimits();
  const centers = answer?.value?.centers ?? undefined;
  const chosen = useFilters(centers);
  const logs = answer?.value?.logs ?? [];
  const shown = byDriver(logs.filter((log) => meetsFilters(log, chosen, centers ?? [])));
  const unfolded = useUnfolded(shown);
  const isPicture = useIsPicture();
  const rounds = answer?.value?.unlogged_rounds ?? [];
  const missing = answer?.value?.missing_drivers ?? [];
  const driver = logs.find((log) => log.driver.id === driverId)?.driver;
  const title = dayText(day);
  const heading = driverId === null ? title : logsTexts.titled(driver?.name ?? logsTexts.driver(driverId), title);
  return (
    <main className={styles.screen}>
      <DayHead
        day={day}
        driverId={driverId}
        heading={heading}
        isPicture={isPicture}
        frozen={driverId === null ? null : whyFrozen(months?.get(driverId))}
      />
      <FilterBar chosen={chosen} centers={centers ?? []} hidden={logs.length - shown.length}>
        {logs.length > 0 ? (
          <>
            <ExportButton
              label={logsTexts.export}
              fileName={logsFileName(day, driverId === null ? null : (driver?.name ?? String(driverId)))}
              csv={() => logsCsv(shown)}
            />
            {isPicture ? null : <FoldButtons unfolded={unfolded} />}
          </>
        ) : null}
      </FilterBar>
      <OpenAdds adds={adds} />
      <div className={styles.beside}>
        <AnomalyList
          anomalies={answer?.value ? anomaliesOfDay(answer.value) : []}
          limits={limits}
          hasDrivers={driverId === null}
        />
        <LogsAnswer answer={answer} hasMore={isPicture && rounds.length + missing.length > 0}>
          {isPicture ? (
            <DayPicture day={day} logs={shown} rounds={rounds} missing={missing} nowMs={nowMs} />
          ) : (
            <DayRows
              label={logsTexts.table(heading)}
              logs={shown}
              unfolded={unfolded}
              month={driverId === null ? month : null}
              months={months}
              edits={edits}
              nowMs={nowMs}
            />
          )}
        </LogsAnswer>
      </div>
    </main>
  );
}

interface DayHeadProps extends Pick<DayProps, 'day' | 'driverId'> {
  readonly heading: string;
  readonly isPicture: boolean;
  /** Why nothing may be added; null when it may, or that depends on the driver. */
  readonly frozen: string | null;
}

/** The day with its neighbours, and what may be added to it (LOG-016 to LOG-018). */
function DayHead({ day, driverId, heading, isPicture, frozen }: DayHeadProps) {
  const subject = { day, driverId };
  return (
    <header className={styles.head}>
      <StepLink to={logsOfDayPath(dayAfter(day, -1), driverId)}>{logsTexts.before}</StepLink>
      <h1>{heading}</h1>
      <StepLink to={logsOfDayPath(dayAfter(day, 1), driverId)}>{logsTexts.after}</StepLink>
      {driverId === null ? (
        <Link to={logsOfAllPath(day.slice(0, 7))}>{logsTexts.allMonths}</Link>
      ) : (
        <>
          <Link to={logsOfMonthPath(day.slice(0, 7), driverId)}>{logsTexts.month}</Link>
          <Link to={logsOfDayPath(day, null)}>{logsTexts.allDrivers}</Link>
        </>
      )}
      <ViewButtons isPicture={isPicture} />
      <span className={styles.adds}>
        <Button
          variant="soft"
          reason={frozen}
          aria-haspopup="dialog"
          onClick={() => setQuery(addCostWindow.at(subject))}
        >
          {logsTexts.addCost}
        </Button>
        <Button reason={frozen} aria-haspopup="dialog" onClick={() => setQuery(addPresenceWindow.at(subject))}>
          {logsTexts.addLog}
        </Button>
      </span>
    </header>
  );
}
