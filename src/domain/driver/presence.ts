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

/**
 * Nothing is offered on a driver while something is being done with him (DSP-635). It passes: no guard asks, which would
 * put in doubt what waits for the network, and no server refuses for it.
 */
export const isBusy = ({ updating, processing }: Busy): boolean => updating === true || processing === true;

const inState = (isPossible: boolean): Refusal<'driverState'> | null => (isPossible ? null : refuse('driverState'));

export const canStart = (driver: Stated) => inState(offersStart(driver));
/** To stop, to return, to change vehicle or activity, he has to be here. */
export const canManage = (driver: Stated) => inState(offersPresenceMenu(driver));
export const canChangeCenter = (driver: Stated) => inState(offersCenter(driver));

/** He returns once. */
export const canReturn = (driver: Stated & Pick<Driver, 'is_back'>): Refusal<'isBack' | 'driverState'> | null =>
  driver.is_back ? refuse('isBack') : canManage(driver);

/** One activity at a time. */
export const canStartActivity = (
  driver: Stated & Pick<Driver, 'activity'>,
): Refusal<'hasActivity' | 'driverState'> | null => (driver.activity ? refuse('hasActivity') : canManage(driver));

/** An activity may be ended in any state. */
export const canStopActivity = ({ activity }: Pick<Driver, 'activity'>): Refusal<'noActivity'> | null =>
  activity ? null : refuse('noActivity');

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
