import { CenterId } from '../../../domain/center/center-id.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { driverNames } from '../../../domain/driver/driver-names.ts';
import { dayLogs } from '../../../domain/driver-log/details.ts';
import { isExtraCost } from '../../../domain/driver-log/driver-log.ts';
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
  // The last one counts: a presence has the rate that held that day, an extra cost and the center the present one (LOG-097).
  const ofDay = (logs.value?.logs ?? []).toSorted(
    (one, other) => Number(isExtraCost(other)) - Number(isExtraCost(one)),
  );
  const all = [...(ofCenter.value ?? []), ...ofDay.map(({ driver }) => driver)];
  const drivers = [...new Map(all.map((driver) => [driver.id, driver])).values()];
  return { drivers, extraCostTypes: logs.value?.extracost_types ?? [] };
}

export type DriversOfDay = NonNullable<ReturnType<typeof useDriversOf>>;
