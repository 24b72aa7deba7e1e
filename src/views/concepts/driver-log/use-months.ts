import type { CenterId } from '../../../domain/center/center-id.ts';
import type { DriverId } from '../../../domain/driver/driver.ts';
import { type DriverMonth, driverMonths } from '../../../domain/driver-log/driver-month.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../kit/queries/use-last-settled.ts';

interface MonthsOf {
  readonly month: string;
  readonly driverId: DriverId | null;
  readonly center: CenterId | null;
}

/**
 * What closing knows of months, by driver; undefined until it is known, and for good where the server does not know the
 * call: closing is not offered then (LOG-155). Null asks nothing.
 */
export function useMonths(of: MonthsOf | null): ReadonlyMap<number, DriverMonth> | undefined {
  const endedAtMs = useLastEnded('month.', 'presence.', 'extraCost.', 'demand.');
  const months = useDetail(driverMonths, of && { ...of }, { endedAtMs })?.value?.months;
  return months && new Map(months.map((its) => [its.driver.id, its]));
}
