import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import type { Day } from './day.ts';

const atTheCenter = new Set(['wait', 'noplan']);

/** Rounds given to a driver and not over yet. */
const isUnderWay = (dock: Dock) => !!dock.locked_at && !dock.finished_at && !dock.closed_at && !dock.hidden;

export const isAlive = (dock: Dock) => !dock.closed_at && !dock.finished_at && !dock.hidden;

/** Whether a driver is there and has no round under way: he can take one now. */
export function canTake(day: Day, driver: Driver | undefined): driver is Driver {
  if (!driver || !atTheCenter.has(driver.state ?? '') || driver.updating || driver.processing) return false;
  return !day.all('dock').some((dock) => isUnderWay(dock) && dock.driver === driver.id);
}

/** A driver who can take a round and whom no round awaits, the one who waits longest. */
export function freeDriver(day: Day): Driver | undefined {
  const awaited = new Set(day.all('dock').flatMap((dock) => (isAlive(dock) ? [dock.target_driver, dock.driver] : [])));
  return day
    .all('driver')
    .filter((driver) => atTheCenter.has(driver.state ?? '') && !awaited.has(driver.id))
    .sort((one, other) => (one.queue_position ?? 999) - (other.queue_position ?? 999) || one.id - other.id)
    .find((driver) => !driver.updating && !driver.processing && !driver.activity);
}

export const asTarget = (driver: Driver) => ({
  target_driver: driver.id,
  target_vehicle: driver.vehicle ?? null,
  target_name: driver.name ?? null,
});
