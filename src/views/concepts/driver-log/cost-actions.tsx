import { CenterId } from '../../../domain/center/center-id.ts';
import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { deleteExtraCost } from '../../../domain/extra-cost/commands/review.ts';
import { OpenNote } from '../../kit/actions/open/open-note.tsx';
import { useAnswered } from '../../kit/actions/use-answered.ts';
import { useScope } from '../../kit/scope/scope.ts';
import { formTexts } from '../../ui/forms/text.ts';
import { AskedButton } from '../../ui/windows/asked-button.tsx';
import styles from './driver-log.module.css';
import { logTexts } from './text.ts';

interface CostActionsProps {
  readonly log: DriverLog;
  /** Why it may not be deleted: its month is closed; null when it may. */
  readonly frozen: string | null;
}

/** The reason of an extra cost, and its deletion once confirmed (LOG-027, LOG-110). */
export function CostActions({ log, frozen }: CostActionsProps) {
  const center = CenterId.parse(useScope());
  const remove = useAnswered(deleteExtraCost, { about: { extraCostId: log.id } });
  const driverName = log.driver.name ?? String(log.driver.id);
  return (
    <>
      <span className={styles.reason}>{log.logs?.[0]?.label}</span>
      <AskedButton
        label={logTexts.remove}
        name={logTexts.removeOf(driverName)}
        className={styles.press}
        reason={frozen ?? remove.blocked ?? (remove.isRunning ? formTexts.saving : null)}
        title={logTexts.removeTitle}
        question={logTexts.sureToRemove}
        onConfirm={() => void remove.run({ driverId: log.driver.id, driverName, center, extraCostId: log.id })}
      />
      {remove.doubt ? <OpenNote stored={remove.doubt} /> : null}
    </>
  );
}
