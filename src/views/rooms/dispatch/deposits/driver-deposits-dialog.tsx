import { driversDeposits } from '../../../../domain/deposit/details.ts';
import { possessedQuantity } from '../../../../domain/deposit/quantities.ts';
import { DriverId } from '../../../../domain/driver/driver.ts';
import { useDetail } from '../../../app/use-detail.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useCenterId } from '../lookups.ts';
import { HandOverTab } from './hand-over-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { useSavedMovement } from './refresh.ts';
import { ReturnTab } from './return-tab.tsx';
import { Tabbed } from './tabbed.tsx';
import { depositTexts } from './text.ts';

interface DriverDepositsDialogProps {
  readonly driverId: number;
  readonly onClose: () => void;
}

/** What one driver owes, and how it came to that (DSP-787). */
export function DriverDepositsDialog({ driverId, onClose }: DriverDepositsDialogProps) {
  const center = useCenterId();
  const summaries = useDetail(driversDeposits, { center }, { again: useSavedMovement() });
  const summary = summaries?.value?.find(({ id }) => id === driverId);
  const id = DriverId.parse(driverId);
  const possessed = summary ? possessedQuantity(summary) : null;
  return (
    <Dialog title={depositTexts.driverTitle(summary?.name ?? String(driverId))} width="960px" onClose={onClose}>
      <Tabbed
        tabs={[
          { label: depositTexts.returnTab, content: <ReturnTab driverId={id} possessed={possessed} /> },
          { label: depositTexts.historyTab, content: <HistoryTab driverId={id} /> },
          { label: depositTexts.handOverTab, content: <HandOverTab driverId={id} /> },
        ]}
      />
    </Dialog>
  );
}
