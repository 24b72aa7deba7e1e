import { CenterId } from '../../../domain/center/center-id.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { driverNames } from '../../../domain/driver/driver-names.ts';
import { dayLogs } from '../../../domain/driver-log/details.ts';
import { rateOfDay } from '../../../domain/driver-log/rate-of-day.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useScope } from '../../kit/scope/scope.ts';

/**
 * The drivers to choose from for a day: those of the center, and those with logs that day (LOG-076); with the reasons of
 * extra costs (LOG-096). Undefined until read from the replica.
 */
export function useDriversOf(day: string, driverId: number | null) {
  const center = CenterId.parse(useScope());
  const ofCenter = useDetail(driverNames, { center });
  const one = driverId === null ? null : DriverId.parse(driverId);
  const logs = useDetail(dayLogs, { day, driverId: one, center: one === null ? center : null });
  if (!ofCenter || !logs) return undefined;
  const ofDay = logs.value?.logs ?? [];
  const all = [...ofDay.map(({ driver }) => driver), ...(ofCenter.value ?? [])];
  const drivers = [...new Map(all.map((driver) => [driver.id, driver])).values()].map((driver) => ({
    ...driver,
    ofDay: rateOfDay(day, ofDay, driver.id),
  }));
  return { drivers, extraCostTypes: logs.value?.extracost_types ?? [] };
}

export type DriversOfDay = NonNullable<ReturnType<typeof useDriversOf>>;
