import { receiveDeposits } from '../../../domain/deposit/commands/receive.ts';
import { returnDeposits } from '../../../domain/deposit/commands/return.ts';
import { driversDeposits } from '../../../domain/deposit/details.ts';
import { possessedQuantity } from '../../../domain/deposit/quantities.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { useReplaced } from '../../kit/actions/use-replaced.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { HistoryTab } from './history-tab.tsx';
import { HandOverTab } from './movements/hand-over-tab.tsx';
import { ReturnTab } from './movements/return-tab.tsx';
import { useEndedMovement } from './refresh.ts';
import { Tabbed } from './tabbed.tsx';
import { depositTexts } from './text.ts';

interface DriverDepositsDialogProps {
  readonly driverId: number;
  /** The refused movement to replace (Modifier). */
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The debts of one driver, and their history (DSP-787). */
export function DriverDepositsDialog({ driverId, replaces, onClose }: DriverDepositsDialogProps) {
  const center = useCenterId();
  const summaries = useDetail(driversDeposits, { center }, { endedAtMs: useEndedMovement() });
  const summary = summaries?.value?.find(({ id }) => id === driverId);
  const id = DriverId.parse(driverId);
  const returned = useReplaced(returnDeposits, replaces);
  const received = useReplaced(receiveDeposits, replaces);
  const possessed = summary ? possessedQuantity(summary) : null;
  if (returned === undefined || received === undefined) return null;
  const ofReturn = { replaces: returned && replaces, initial: returned?.returned ?? null };
  return (
    <Dialog title={depositTexts.driverTitle(summary?.name ?? String(driverId))} width="960px" onClose={onClose}>
      <Tabbed
        first={received ? depositTexts.handOverTab : depositTexts.returnTab}
        tabs={[
          { label: depositTexts.returnTab, content: <ReturnTab driverId={id} possessed={possessed} {...ofReturn} /> },
          { label: depositTexts.historyTab, content: <HistoryTab driverId={id} /> },
          {
            label: depositTexts.handOverTab,
            content: <HandOverTab driverId={id} replaces={received && replaces} initial={received} />,
          },
        ]}
      />
    </Dialog>
  );
}
