import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import type { Day } from './day.ts';

const atTheCenter = new Set(['wait', 'noplan']);

/** Rounds of a driver that are not over. */
const isUnderWay = (dock: Dock) => !!dock.locked_at && !dock.finished_at && !dock.closed_at && !dock.hidden;

export const isAlive = (dock: Dock) => !dock.closed_at && !dock.finished_at && !dock.hidden;

/** Whether a driver is present without a round under way, and so can take one. */
export function canTake(day: Day, driver: Driver | undefined): driver is Driver {
  if (!driver || !atTheCenter.has(driver.state ?? '') || driver.updating || driver.processing) return false;
  return !day.all('dock').some((dock) => isUnderWay(dock) && dock.driver === driver.id);
}

/** The driver who has waited longest, of those who can take a round and are the target of none. */
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
