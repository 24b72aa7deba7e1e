import { makeSearch } from '../search/contains.ts';
import { arrivalMs, isSoon } from './arrival.ts';
import type { Driver } from './driver.ts';
import { isRefusal } from './planning.ts';

/** The filters of the drivers-soon modal; all must hold (DSP-580 to DSP-584). */
export interface SoonFilters {
  readonly soonOnly: boolean;
  readonly hideRefusals: boolean;
  /** Null for all vehicles. */
  readonly vehicle: string | null;
  readonly name: string;
}

/** The filters when the modal opens. */
export const firstSoonFilters: SoonFilters = { soonOnly: true, hideRefusals: true, vehicle: null, name: '' };

type Filtered = Pick<Driver, 'name' | 'vehicle' | 'eta' | 'current_planning_start' | 'is_planning_confirmed'>;

/** Returns whether the filters keep a driver at an instant. One without arrival is never soon (DSP-585). */
export function keepsDriver(filters: SoonFilters, nowMs: number): (driver: Filtered) => boolean {
  const { soonOnly, hideRefusals, vehicle } = filters;
  const isNamed = makeSearch(filters.name);
  return (driver) =>
    !(soonOnly && !isSoon(arrivalMs(driver), nowMs)) &&
    !(hideRefusals && isRefusal(driver)) &&
    (vehicle === null || driver.vehicle === vehicle) &&
    isNamed(driver.name);
}
