import { CenterId } from '../../../domain/center/center-id.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { driverNames } from '../../../domain/driver/driver-names.ts';
import { dayLogs } from '../../../domain/driver-log/details.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useScope } from '../../kit/scope/scope.ts';

/**
 * The drivers to choose from for a day: those of the center, and those with logs that day (LOG-076); with the reasons of
 * extra costs (LOG-096). Undefined until read from the replica.
 */
export function useDriversOf(day: string, driverId: number | null) {
  const center = CenterId.parse(useScope());
  const ofCenter = useDetail(driverNames, { center });
  const logs = useDetail(dayLogs, { day, driverId: driverId === null ? null : DriverId.parse(driverId) });
  if (!ofCenter || !logs) return undefined;
  const all = [...(logs.value?.logs ?? []).map(({ driver }) => driver), ...(ofCenter.value ?? [])];
  const drivers = [...new Map(all.map((driver) => [driver.id, driver])).values()];
  return { drivers, extraCostTypes: logs.value?.extracost_types ?? [] };
}

export type DriversOfDay = NonNullable<ReturnType<typeof useDriversOf>>;
