import { type ReactNode, useState } from 'react';
import { workingAlert } from '../../../domain/driver-log/alert.ts';
import { type DriverLog, isExtraCost, isUnfinished } from '../../../domain/driver-log/driver-log.ts';
import { logsOfMonthPath } from '../../../domain/driver-log/paths.ts';
import { payModeLabel } from '../../../domain/driver-log/pay-mode-label.ts';
import { Link } from '../../kit/router/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { FarCells } from '../../ui/tables/far-cells.tsx';
import { type RowPlace, useNearRow } from '../../ui/tables/near.ts';
import { useIsPrinting } from '../../ui/tables/printing.ts';
import table from '../../ui/tables/table.module.css';
import { amountText } from './amount-text.ts';
import { CostActions } from './cost-actions.tsx';
import styles from './driver-log.module.css';
import { hasTypedTimes } from './edit/shift-editor.tsx';
import { LogLines } from './log-lines.tsx';
import { PlannedTimes } from './planned-times.tsx';
import { type Editing, Shift } from './shift.tsx';
import { logColumns, logTexts } from './text.ts';
import type { OpenEdit } from './use-open-edits.ts';
import { whyTexts } from './why/text.ts';
import why from './why/why.module.css';

export interface LogRowProps extends RowPlace {
  readonly log: DriverLog;
  /** The month that the driver's name leads to; null for plain text (LOG-018). */
  readonly month: string | null;
  /** An edit of it that the server has not agreed to yet. */
  readonly edit: OpenEdit | undefined;
  /** Why it may not be changed: its month is closed (LOG-153); null when it may. */
  readonly frozen: string | null;
  readonly nowMs: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const driverName = ({ driver }: Pick<DriverLog, 'driver'>) => driver.name ?? String(driver.id);

/** A log, and its lines once unfolded (LOG-020 to LOG-024, LOG-030 to LOG-032). */
export function LogRow({ log, month, edit, frozen, nowMs, isOpen, onToggle, ...place }: LogRowProps) {
  const [isEditing, setEditing] = useState(() => frozen === null && hasTypedTimes(log));
  // What is typed lives in the row: a long table keeps one that is being edited, however far away it is scrolled.
  const { ref, isNear } = useNearRow(isEditing ? { ...place, isWhole: true } : place);
  const isPrinting = useIsPrinting();
  const alert = workingAlert(log, nowMs);
  return (
    <>
      <tr ref={ref} data-alert={alert}>
        {isNear ? (
          <>
            <th scope="row">
              {month === null ? driverName(log) : <Name log={log} month={month} />}
              <Why log={log} nowMs={nowMs} />
            </th>
            <td className={styles.toggle}>
              <Toggle name={driverName(log)} isOpen={isOpen} onToggle={onToggle} />
            </td>
            <LogCells
              log={log}
              edit={edit}
              frozen={frozen}
              unfold={{ isOpen, onToggle }}
              isEditing={isEditing}
              onEditing={setEditing}
            />
          </>
        ) : (
          <FarCells name={driverName(log)} columns={logColumns.length} />
        )}
      </tr>
      {isOpen || isPrinting ? <LogLines log={log} /> : null}
    </>
  );
}

const Name = ({ log, month }: { readonly log: DriverLog; readonly month: string }) => (
  <Link to={logsOfMonthPath(month, log.driver.id)} title={logTexts.monthOf}>
    {driverName(log)}
  </Link>
);

/** What a colour of the row means, and what else to look at. */
function Why({ log, nowMs }: Pick<LogRowProps, 'log' | 'nowMs'>) {
  const alert = workingAlert(log, nowMs);
  const kind = log.driver.is_paid_by_race === true ? 'race' : 'time';
  const reasons = [
    alert && logTexts.alerts[kind][alert],
    isUnfinished(log) && logTexts.notEnded,
    log.has_out_of_planning_delivery === true && logTexts.outOfPlanning,
  ].filter(Boolean);
  return reasons.length === 0 ? null : <small className={styles.why}>{reasons.join(' · ')}</small>;
}

interface ToggleProps extends Pick<LogRowProps, 'isOpen' | 'onToggle'> {
  readonly name: string;
}

const Toggle = ({ name, isOpen, onToggle }: ToggleProps) => (
  <button
    type="button"
    className={styles.fold}
    data-screen
    aria-expanded={isOpen}
    aria-label={logTexts.detailOf(name)}
    onClick={onToggle}
  >
    <Icon name="chevron" />
  </button>
);

type Unfold = Pick<LogRowProps, 'isOpen' | 'onToggle'>;
type LogCellsProps = Pick<LogRowProps, 'log' | 'edit' | 'frozen'> & Editing & { readonly unfold: Unfold };

function LogCells({ log, edit, frozen, unfold, ...editing }: LogCellsProps): ReactNode {
  const isCost = isExtraCost(log);
  return (
    <>
      <td>
        <Badge tone={isCost ? 'indigo' : 'gray'}>{logTexts.types[isCost ? 'cost' : 'shift']}</Badge>
      </td>
      <td className={styles.word}>{payModeLabel(log.pay_mode)}</td>
      <Figure text={log.time_total_formated} {...unfold} />
      <Figure text={log.time_waiting_formated} {...unfold} />
      <Figure text={amountText(log.money_real)} {...unfold} />
      <td className={styles.word}>
        <PlannedTimes sessions={log.planning_sessions ?? []} />
      </td>
      <td className={styles.shift}>
        {isCost ? (
          <CostActions log={log} frozen={frozen} />
        ) : (
          <Shift log={log} edit={edit} frozen={frozen} {...editing} />
        )}
      </td>
    </>
  );
}

/** A figure of a log: a press unfolds what it is made of (LOG-160). */
function Figure({ text, isOpen, onToggle }: Unfold & { readonly text: string | null | undefined }) {
  if (!text) return <td className={table.figure} />;
  return (
    <td className={table.figure}>
      <button
        type="button"
        className={why.figure}
        aria-expanded={isOpen}
        aria-label={whyTexts.explain(text)}
        onClick={onToggle}
      >
        {text}
      </button>
    </td>
  );
}
