import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { useActions } from '../../../app/use-action.ts';
import { useBoardMoves } from '../board-context.ts';
import { isBusy } from '../driver-offers.ts';
import { useCenterId } from '../lookups.ts';

/** What each action on a driver needs, and why none can be done now (DSP-635). */
export function useDriverActions(driver: PresenceRow) {
  const center = useCenterId();
  const { blocked } = useBoardMoves();
  const { run, isRunning } = useActions();
  const who = { driverId: driver.id, driverName: driver.name ?? String(driver.id), center };
  return { who, run, reason: blocked ?? (isRunning || isBusy(driver) ? driverRefusals.driverBusy : null) };
}
