import { stopDriver } from '../../../../domain/driver/commands/presence.ts';
import { unfinishedLabels } from '../../../../domain/driver/text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { type DriverDialogProps, ofDriver } from '../of-driver.tsx';
import { driverTexts } from '../text.ts';
import { noRound } from './allowed-presence.ts';
import { presenceTexts } from './text.ts';
import { useRounds } from './use-rounds.ts';
import { useToReturn } from './use-to-return.ts';

/** Asks before a driver's orders on the road get the status named by the address (DSP-627, DSP-628). */
export const StopDialog = ofDriver(Stop);

function Stop({ driver, to, onClose }: DriverDialogProps) {
  const rounds = useRounds();
  const center = useCenterId();
  const { run } = useAction(stopDriver);
  const driverName = driver.name ?? String(driver.id);
  const outcome = to === 'received' ? 'received' : 'prepared';
  const label = unfinishedLabels[outcome];
  const toReturn = useToReturn(driver);
  const stop = useSubmit(async () => {
    const { running } = rounds?.get(driver.id) ?? noRound;
    const unfinished = running.length > 0 ? outcome : null;
    return run({ driverId: driver.id, driverName, center, unfinished, running: [...running] });
  }, onClose);
  if (!rounds) return null;
  return (
    <Confirm
      title={driverTexts.of(driverTexts.stop, driverName)}
      text={presenceTexts.stop(label)}
      confirm={driverTexts.stopWith(label)}
      content={toReturn ? <p>{toReturn}</p> : null}
      onConfirm={() => void stop()}
      onCancel={onClose}
    />
  );
}
