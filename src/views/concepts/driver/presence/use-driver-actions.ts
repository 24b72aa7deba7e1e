import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { startDriver } from '../../../../domain/driver/commands/presence.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { isBusy } from './driver-offers.ts';

/** What each action on a driver needs, and why none can be done now (DSP-635). */
export function useDriverActions(driver: PresenceRow) {
  const center = useCenterId();
  const { run, isRunning, blockedBy } = useActions();
  const who = { driverId: driver.id, driverName: driver.name ?? String(driver.id), center };
  return {
    who,
    run,
    reason: blockedBy(startDriver) ?? (isRunning || isBusy(driver) ? driverRefusals.driverBusy : null),
  };
}
