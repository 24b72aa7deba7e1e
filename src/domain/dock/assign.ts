import type { Driver } from '../driver/driver.ts';
import { isBusy } from '../driver/presence.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Dock } from './dock.ts';
import { isDriverHard } from './dock-type.ts';

export type AssignRefusal = 'defined' | 'hardLocked' | 'noDriver' | 'driverState';

const assignableStates = new Set(['wait', 'noplan']);

/**
 * Whether `GO` may give the dock to its driver. The dock must not be defined, nor both hard and locked (DSP-417); the
 * target driver must be in wait or noplan and not being updated (DSP-418).
 */
export function canAssign(
  dock: Pick<Dock, 'defined_at' | 'locked_at' | 'dock_type' | 'target_driver'>,
  driver: Pick<Driver, 'state'> | undefined,
): Refusal<AssignRefusal> | null {
  if (dock.defined_at) return refuse('defined');
  if (isDriverHard(dock) && dock.locked_at) return refuse('hardLocked');
  if (!driver) return refuse('noDriver');
  return assignableStates.has(driver.state ?? '') ? null : refuse('driverState');
}

/** Why `GO` is offered and cannot be pressed: the rule of `canAssign`, and whether something is being done with the driver. */
export const whyNotGo = (
  dock: Parameters<typeof canAssign>[0],
  driver: Pick<Driver, 'state' | 'updating' | 'processing'> | undefined,
): Refusal<AssignRefusal | 'driverBusy'> | null =>
  canAssign(dock, driver) ?? (driver && isBusy(driver) ? refuse('driverBusy') : null);
