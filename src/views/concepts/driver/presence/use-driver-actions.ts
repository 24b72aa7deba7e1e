import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { startDriver } from '../../../../domain/driver/commands/presence.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { isBusy } from './allowed-presence.ts';
import type { DriverHere } from './driver-offer.ts';

/** The context of actions on a driver, and why none can run now (DSP-635). */
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

/** The context of a driver's offers in a list. */
export function useDriverHere(driver: PresenceRow): DriverHere {
  const { who, run, reason: passing } = useDriverActions(driver);
  return { who, run, passing, centers: useCenters(), toReturn: null };
}
