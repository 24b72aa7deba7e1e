import { CenterId } from '../../../domain/center/center-id.ts';
import { monthText } from '../../../domain/driver-log/calendar.ts';
import { closeMonth } from '../../../domain/driver-log/commands/close-month.ts';
import { monthLogs } from '../../../domain/driver-log/details.ts';
import type { DriverMonth, OpenPoint } from '../../../domain/driver-log/driver-month.ts';
import { totalsOf } from '../../../domain/driver-log/totals.ts';
import { eurosOf } from '../../../domain/money/cents.ts';
import { euroText } from '../../../domain/money/money.ts';
import { dateText, durationText } from '../../../domain/time/paris-time.ts';
import { useLogs } from '../../concepts/driver-log/use-logs.ts';
import { AnswerNotice } from '../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../kit/actions/use-answered.ts';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useScope } from '../../kit/scope/scope.ts';
import { Button } from '../../ui/button.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { Dialog, DialogFooter } from '../../ui/windows/dialog.tsx';
import { closingTexts as texts } from './closing-text.ts';
import styles from './logs.module.css';
import { logsTexts, totalTexts } from './text.ts';

interface CloseMonthDialogProps {
  readonly of: DriverMonth;
  readonly onClose: () => void;
}

/** What is still open of a month, and the amounts it keeps once it is closed (LOG-151, LOG-152). */
export function CloseMonthDialog({ of, onClose }: CloseMonthDialogProps) {
  const { driver, month, open } = of;
  const name = driver.name ?? String(driver.id);
  // Of all centers: a driver is paid once.
  const answer = useLogs(monthLogs, { month, driverId: driver.id, center: null });
  return (
    <Dialog title={texts.closeTitle(monthText(month), name)} width="560px" onClose={onClose}>
      <p>{open.length > 0 ? texts.stillOpen : texts.nothingOpen}</p>
      {open.length > 0 ? (
        <ul className={styles.points} aria-label={texts.openList}>
          {open.map((point) => (
            <Point key={`${point.kind} ${point.id}`} point={point} />
          ))}
        </ul>
      ) : null}
      <DetailAnswer answer={answer} loading={logsTexts.loading}>
        {({ logs }) => <Sums of={of} totals={totalsOf(logs)} onClose={onClose} />}
      </DetailAnswer>
    </Dialog>
  );
}

const Point = ({ point: { kind, day, label } }: { readonly point: OpenPoint }) => (
  <li>
    <strong>{texts.kinds(kind)}</strong> {dateText(`${day}T12:00:00Z`)}
    {label ? `, ${label}` : ''}
    {kind === 'demand' ? <small> {texts.nextMonth}</small> : null}
  </li>
);

interface SumsProps extends CloseMonthDialogProps {
  readonly totals: ReturnType<typeof totalsOf>;
}

function Sums({ of: { driver, month, open }, totals, onClose }: SumsProps) {
  const center = CenterId.parse(useScope());
  const close = useAnswered(closeMonth, { about: { driverId: driver.id, month } });
  const { seconds, presenceCents, extraCostCents, totalCents } = totals;
  const euros = (cents: number) => euroText(eurosOf(cents));
  const send = async () => {
    const who = { driverId: driver.id, driverName: driver.name ?? String(driver.id), center };
    if (await close.run({ ...who, month, seconds, totalCents })) onClose();
  };
  return (
    <>
      <dl className={styles.totals} aria-label={texts.frozen}>
        {[
          [totalTexts.time, durationText(seconds)],
          [totalTexts.presence, euros(presenceCents)],
          [totalTexts.extraCosts, euros(extraCostCents)],
          [totalTexts.total, euros(totalCents)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AnswerNotice of={close} />
      <DialogFooter>
        <Button variant="soft" color="gray" onClick={onClose}>
          {open.length > 0 ? texts.lookFirst : formTexts.cancel}
        </Button>
        <Button
          color="red"
          reason={close.blocked ?? (close.isRunning ? formTexts.saving : null)}
          onClick={() => void send()}
        >
          {texts.closeAt(euros(totalCents), open.length)}
        </Button>
      </DialogFooter>
    </>
  );
}
