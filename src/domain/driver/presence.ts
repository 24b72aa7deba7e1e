import { type Refusal, refuse } from '../result.ts';
import type { Driver } from './driver.ts';

/** The state of a driver, which decides how his presence may change (section 17 of dispatch.md). */

type Stated = Pick<Driver, 'state'>;
type Busy = Pick<Driver, 'updating' | 'processing'>;

const startable = new Set(['plan', 'run_not_present']);
const present = new Set(['run', 'wait', 'noplan', 'returning']);
const movable = new Set(['wait', 'plan']);

/** `START`: in plan and run_not_present only (DSP-621). */
export const offersStart = ({ state }: Stated) => startable.has(state ?? '');

/** `STOP`, change of vehicle and of center: run, wait, noplan or returning (DSP-623). */
export const offersPresenceMenu = ({ state }: Stated) => present.has(state ?? '');

/** The center may be chosen in wait or plan only (DSP-624). */
export const offersCenter = ({ state }: Stated) => movable.has(state ?? '');

const busy = (driver: Busy) => driver.updating || driver.processing;

/** Refuses every action on a driver while another one is under way (DSP-635). */
const unlessBusy = (driver: Busy, isPossible: boolean): Refusal<'driverBusy' | 'driverState'> | null => {
  if (busy(driver)) return refuse('driverBusy');
  return isPossible ? null : refuse('driverState');
};

export const canStart = (driver: Stated & Busy) => unlessBusy(driver, offersStart(driver));
/** Stopping, returning and changing vehicle or activity require that he is here. */
export const canManage = (driver: Stated & Busy) => unlessBusy(driver, offersPresenceMenu(driver));
export const canChangeCenter = (driver: Stated & Busy) => unlessBusy(driver, offersCenter(driver));

/** His launchpad changes in any state, unless another action on him is under way (DSP-635). */
export const canEdit = (driver: Busy) => unlessBusy(driver, true);

/** An activity may be ended in any state, unless another action on the driver is under way (DSP-635). */
export function canStopActivity(driver: Pick<Driver, 'activity'> & Busy): Refusal<'noActivity' | 'driverBusy'> | null {
  if (!driver.activity) return refuse('noActivity');
  return busy(driver) ? refuse('driverBusy') : null;
}

const delivered = new Set(['received', 'undeliveredclient']);

/**
 * `RETURN`: offered when the last order of his round is received or the client was absent, and drivers cannot close
 * their own return at its ending center (DSP-630).
 */
export function offersReturn(
  round: { readonly ending_center_has_disabled_driver_self_return?: boolean | null | undefined } | undefined,
  lastOrderStatus: string | null | undefined,
): boolean {
  return round?.ending_center_has_disabled_driver_self_return === true && delivered.has(lastOrderStatus ?? '');
}
