import type { Driver } from '../driver/driver.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Dock } from './dock.ts';
import { isDriverHard } from './dock-type.ts';

export type AssignRefusal = 'defined' | 'hardLocked' | 'noDriver' | 'driverBusy' | 'driverState';

const assignableStates = new Set(['wait', 'noplan']);

/**
 * Whether `GO` may give the dock to its driver. The dock must not be defined, nor both hard and locked (DSP-417); the
 * target driver must be in wait or noplan and not being updated (DSP-418).
 */
export function canAssign(
  dock: Pick<Dock, 'defined_at' | 'locked_at' | 'dock_type' | 'target_driver'>,
  driver: Pick<Driver, 'state' | 'updating' | 'processing'> | undefined,
): Refusal<AssignRefusal> | null {
  if (dock.defined_at) return refuse('defined');
  if (isDriverHard(dock) && dock.locked_at) return refuse('hardLocked');
  if (!driver) return refuse('noDriver');
  if (driver.updating || driver.processing) return refuse('driverBusy');
  return assignableStates.has(driver.state ?? '') ? null : refuse('driverState');
}
