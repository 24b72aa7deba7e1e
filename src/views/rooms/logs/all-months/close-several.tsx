import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { monthText } from '../../../../domain/driver-log/calendar.ts';
import { closeMonth } from '../../../../domain/driver-log/commands/close-month.ts';
import { monthLogs } from '../../../../domain/driver-log/details.ts';
import type { DriverMonth } from '../../../../domain/driver-log/driver-month.ts';
import { totalsOf } from '../../../../domain/driver-log/totals.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { useLogs } from '../../../concepts/driver-log/use-logs.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { Button } from '../../../ui/button.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import { Dialog, DialogFooter } from '../../../ui/windows/dialog.tsx';
import styles from '../logs.module.css';
import { severalTexts as texts } from './text.ts';

interface CloseSeveralProps {
  readonly month: string;
  /** Ready ones, as they were ticked. */
  readonly months: readonly DriverMonth[];
  readonly onClose: () => void;
}

type Outcome = 'waits' | 'done' | 'refused';

/** A line of the window: it closes its month on what it shows; false where that was refused. */
interface Closer {
  readonly close: () => Promise<boolean>;
}

/** Months that are closed together, each with what was seen and with its own outcome (LOG-208). */
export function CloseSeveral({ month, months, onClose }: CloseSeveralProps) {
  // Whatever becomes of the months meanwhile, the window keeps those it was opened for.
  const [asked] = useState(months);
  const closers = useRef(new Map<number, Closer>());
  const [sums, setSums] = useState<ReadonlyMap<number, number>>(new Map());
  const showSum = useCallback(
    (driver: number, its: number) => setSums((now) => (now.get(driver) === its ? now : new Map(now).set(driver, its))),
    [],
  );
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const isRunning = [...outcomes.values()].includes('waits');
  const left = asked.filter(({ driver }) => outcomes.get(driver.id) !== 'done');
  const cents = left.map(({ driver }) => sums.get(driver.id));
  const total = cents.every((its) => its !== undefined) ? cents.reduce((sum, its) => sum + its, 0) : null;
  const count = (wanted: Outcome) => [...outcomes.values()].filter((outcome) => outcome === wanted).length;
  const closeAll = async () => {
    // One after the other: a refusal stops none of those after it.
    for (const { driver } of left) {
      const set = (outcome: Outcome) => setOutcomes((now) => new Map(now).set(driver.id, outcome));
      set('waits');
      set((await closers.current.get(driver.id)?.close()) ? 'done' : 'refused');
    }
  };
  return (
    <Dialog title={texts.title(monthText(month))} width="620px" onClose={onClose}>
      <p>{texts.intro}</p>
      <ul className={styles.several} aria-label={texts.list}>
        {asked.map((of) => (
          <OneOfSeveral
            key={of.driver.id}
            of={of}
            outcome={outcomes.get(of.driver.id)}
            ref={(closer) => {
              if (closer) closers.current.set(of.driver.id, closer);
            }}
            onSum={showSum}
          />
        ))}
      </ul>
      <p role="status">{outcomes.size > 0 && !isRunning ? texts.finished(count('done'), count('refused')) : null}</p>
      <DialogFooter>
        <Button variant="soft" color="gray" onClick={onClose}>
          {outcomes.size > 0 ? texts.leave : formTexts.cancel}
        </Button>
        {left.length > 0 ? (
          <Button
            color="red"
            reason={total === null ? texts.unknown : isRunning ? formTexts.saving : null}
            onClick={() => void closeAll()}
          >
            {texts.close(left.length, total === null ? '…' : euroText(eurosOf(total)))}
          </Button>
        ) : null}
      </DialogFooter>
    </Dialog>
  );
}

interface OneOfSeveralProps {
  readonly of: DriverMonth;
  readonly outcome: Outcome | undefined;
  readonly ref: Ref<Closer>;
  /** Told what it shows. */
  readonly onSum: (driver: number, cents: number) => void;
}

const tones = { waits: 'blue', done: 'green', refused: 'amber' } as const;

function OneOfSeveral({ of: { driver, month }, outcome, ref, onSum }: OneOfSeveralProps) {
  const center = CenterId.parse(useScope());
  const name = driver.name ?? String(driver.id);
  // Of all centers: a driver is paid once.
  const logs = useLogs(monthLogs, { month, driverId: driver.id, center: null })?.value?.logs;
  const close = useAnswered(closeMonth, { about: { driverId: driver.id, month } });
  const totals = logs ? totalsOf(logs) : null;
  const cents = totals?.totalCents;
  // The button above adds up what the lines show.
  useEffect(() => {
    if (cents !== undefined) onSum(driver.id, cents);
  }, [cents, driver.id, onSum]);
  useImperativeHandle(ref, () => ({
    close: async () => {
      if (!totals || close.blocked) return false;
      const { seconds, totalCents } = totals;
      return close.run({ driverId: driver.id, driverName: name, center, month, seconds, totalCents });
    },
  }));
  return (
    <li>
      <span className={styles.one}>
        <b>{name}</b>
        {outcome ? <Badge tone={tones[outcome]}>{texts[outcome]}</Badge> : null}
        <span className={styles.end}>
          {totals ? `${durationText(totals.seconds)}, ${euroText(eurosOf(totals.totalCents))}` : '…'}
        </span>
      </span>
      <AnswerNotice of={close} first={outcome === 'refused' ? close.blocked : null} />
    </li>
  );
}
