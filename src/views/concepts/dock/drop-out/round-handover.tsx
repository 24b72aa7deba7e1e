import { SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import type { DriverRow, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { unlockDock } from '../../../../domain/dock/commands/unlock.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { DriverRun } from '../../../../domain/route/driver-run.ts';
import { remainingOf } from '../../../../domain/route/planned-run.ts';
import { etaAhead } from '../../../../domain/task/arrival.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { latenessText, levelOf } from '../move/lateness-words.ts';
import { placeTexts } from '../move/place-text.ts';
import { useGroupsCanteens } from '../move/use-groups-canteens.ts';
import styles from './drop-out.module.css';
import { going, type HandoverProps, ownRun, releaseOf, whyNotReleased } from './handover.ts';
import { dropOutTexts } from './text.ts';
import { ToDriver } from './to-driver.tsx';
import { ToRound } from './to-round.tsx';

type Way = 'driver' | 'round';

/** One round of a driver who drops out: which of its stops go, and to whom. */
export function RoundHandover(props: HandoverProps) {
  const { card, cards, drivers, driverId, nowMs } = props;
  const { blockedBy } = useActions();
  const centers = useCenters();
  const isGrouped = useGroupsCanteens();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [way, setWay] = useState<Way>('driver');
  const tasks = going(card, left, isGrouped);
  const ids = new Set<number>(tasks.map(({ id }) => id));
  const code = dockCode(card.id);
  const release = releaseOf(card);
  const refusal = whyNotReleased(card, nowMs);
  const reason = blockedBy(unlockDock) ?? (refusal && refusalText(unlockDock, refusal));
  const driver = drivers.find(({ id }) => id === driverId);
  // A round goes to a driver whole, and not from the road.
  const isWhole = release !== 'close' && tasks.length === card.tasks.length;
  const check = (task: TaskRow, isChecked: boolean) => {
    const kin =
      isGrouped && task.canteenId !== null ? card.tasks.filter((it) => it.canteenId === task.canteenId) : [task];
    const next = new Set(left);
    for (const { id } of kin)
      if (isChecked) next.delete(id);
      else next.add(id);
    setLeft(next);
  };
  return (
    <>
      {driver ? <Before driver={driver} run={ownRun(card, driver, cards, centers, nowMs)} /> : null}
      <fieldset className={styles.stops}>
        <legend>{dropOutTexts.stops}</legend>
        {remainingOf(card).map((task) => (
          <CheckField
            key={task.id}
            label={stopText(task, card.tasks.indexOf(task) + 1, nowMs)}
            isChecked={ids.has(task.id)}
            onCheck={(isChecked) => check(task, isChecked)}
          />
        ))}
      </fieldset>
      {release === 'none' ? null : (
        <Notice text={release === 'close' ? dropOutTexts.closes(code) : dropOutTexts.unlocks(code)} />
      )}
      {isWhole ? (
        <SegmentedControl.Root
          value={way}
          aria-label={dropOutTexts.way}
          onValueChange={(value) => setWay(value === 'round' ? 'round' : 'driver')}
        >
          <SegmentedControl.Item value="driver">{dropOutTexts.ways.driver}</SegmentedControl.Item>
          <SegmentedControl.Item value="round">{dropOutTexts.ways.round}</SegmentedControl.Item>
        </SegmentedControl.Root>
      ) : null}
      {isWhole && way === 'driver' ? (
        <ToDriver {...props} reason={reason} />
      ) : (
        <ToRound {...props} tasks={tasks} reason={tasks.length === 0 ? dropOutTexts.noneTicked : reason} />
      )}
    </>
  );
}

/** What the round is with the driver who drops out. */
function Before({ driver, run }: { readonly driver: DriverRow; readonly run: DriverRun }) {
  const lateness = latenessText(levelOf(run), run.late.length);
  return (
    <p className={styles.before}>
      {dropOutTexts.before(driver.name ?? String(driver.id), hourText(run.backMs), lateness)}
    </p>
  );
}

function stopText(task: TaskRow, number: number, nowMs: number): string {
  const slot = task.slotStartMs === null ? '' : placeTexts.promised(slotText(task.slotStartMs, task.slotEndMs, nowMs));
  const around = dropOutTexts.around(hourText(etaAhead(task.eta, nowMs)));
  return dropOutTexts.stop(number, [orderName(task), task.clientName, slot, around]);
}
