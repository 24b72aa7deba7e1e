import type { Driver } from '../driver/driver.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Dock } from './dock.ts';
import { type OverRefusal, whyNotOver } from './over.ts';

const dayMs = 86_400_000;
const maxAgeDays = 15; // CST-20

/** Whole days since the dock was created, 0 when unknown. */
export function ageDays(dock: Pick<Dock, 'created_at'>, nowMs: number): number {
  return dock.created_at ? Math.max(0, Math.floor((nowMs - Date.parse(dock.created_at)) / dayMs)) : 0;
}

export type EditRefusal = OverRefusal | 'dockLocked' | 'dockTooOld' | 'driverReturning';

/**
 * Whether a dock may be edited: drags, driver, vehicle, name, extraction, validation, definition. Refuses one that is
 * over (DSP-422), a locked one (DSP-424), one of 15 days or more (DSP-425) and one whose driver is returning (DSP-426).
 */
export function canEdit(
  dock: Pick<Dock, 'hidden' | 'closed_at' | 'locked_at' | 'created_at'>,
  driver: Pick<Driver, 'state'> | undefined,
  nowMs: number,
): Refusal<EditRefusal> | null {
  const over = whyNotOver(dock);
  if (over) return over;
  if (dock.locked_at) return refuse('dockLocked');
  const days = ageDays(dock, nowMs);
  if (days >= maxAgeDays) return refuse('dockTooOld', String(days));
  if (driver?.state === 'returning') return refuse('driverReturning');
  return null;
}
