import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { stopDriver } from '../../../../domain/driver/commands/presence.ts';
import { unfinishedLabels } from '../../../../domain/driver/text.ts';
import { useAction } from '../../../app/use-action.ts';
import { useSubmit } from '../../../app/use-submit.ts';
import { Confirm } from '../../../shared/ui/confirm.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MoveBagsDialog } from '../driver-bags/move-dialog.tsx';
import { ReturnBagsDialog } from '../driver-bags/return-dialog.tsx';
import { noRound } from '../driver-offers.ts';
import { useCenterId, useDriver } from '../lookups.ts';
import { useToReturn } from '../parts/use-to-return.ts';
import { driverTexts } from '../text.ts';
import { useRounds } from '../view-model.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import type { DriverDialog as Kind } from './address.ts';
import { driverDialogTexts } from './text.ts';

interface DriverDialogProps {
  readonly kind: Kind;
  readonly driverId: number;
  readonly to: string | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The dialogs on one driver. */
export function DriverDialog({ kind, driverId, to, replaces, onClose }: DriverDialogProps) {
  const driver = useDriver(driverId);
  if (driver === undefined) return null;
  if (driver === null) {
    return (
      <Dialog title={driverTexts.name} onClose={onClose}>
        <EmptyState title={driverDialogTexts.gone} />
      </Dialog>
    );
  }
  switch (kind) {
    case 'startActivity':
      return <ActivityDialog driver={driver} replaces={replaces} onClose={onClose} />;
    case 'stopDriver':
      return <StopDialog driver={driver} to={to === 'received' ? 'received' : 'prepared'} onClose={onClose} />;
    case 'returnBags':
      return <ReturnBagsDialog driver={driver} onClose={onClose} />;
    case 'moveBags':
      return <MoveBagsDialog driver={driver} replaces={replaces} onClose={onClose} />;
  }
}

interface StopProps {
  readonly driver: PresenceRow;
  readonly to: keyof typeof unfinishedLabels;
  readonly onClose: () => void;
}

/** Asks before the orders a driver has on the road get another status (DSP-627, DSP-628). */
function StopDialog({ driver, to, onClose }: StopProps) {
  const rounds = useRounds();
  const center = useCenterId();
  const { run } = useAction(stopDriver);
  const driverName = driver.name ?? String(driver.id);
  const label = unfinishedLabels[to];
  const toReturn = useToReturn(driver);
  const stop = useSubmit(async () => {
    const { running } = rounds?.get(driver.id) ?? noRound;
    const unfinished = running.length > 0 ? to : null;
    return run({ driverId: driver.id, driverName, center, unfinished, running: [...running] });
  }, onClose);
  if (!rounds) return null;
  return (
    <Confirm
      title={driverTexts.of(driverTexts.stop, driverName)}
      text={driverDialogTexts.stop(label)}
      confirm={driverTexts.stopWith(label)}
      content={toReturn ? <p>{toReturn}</p> : null}
      onConfirm={() => void stop()}
      onCancel={onClose}
    />
  );
}
