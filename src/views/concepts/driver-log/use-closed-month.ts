import type { CenterId } from '../../../domain/center/center-id.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { whyNotClosed } from '../../../domain/driver-log/close.ts';
import { Month } from '../../../domain/driver-log/driver-month.ts';
import { whyFrozen } from '../../../domain/driver-log/month-closed.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useMonths } from './use-months.ts';

/**
 * Why nothing is written for a driver on a day, as typed in a form: the day's month is closed (LOG-153). Null also where
 * nobody knows it here: the server refuses then.
 */
export function useClosedMonth(driver: string, day: string): string | null {
  const id = DriverId.safeParse(Number(driver)).data;
  const month = useOverMonth(day);
  const months = useMonths(id !== undefined && month !== null ? { month, driverId: id, center: null } : null);
  return id === undefined ? null : whyFrozen(months?.get(id));
}

/** The same for a day on which the driver has something at a center: one answer tells all drivers of a list. */
export function useClosedMonthAt(center: CenterId, driver: DriverId, day: string | null | undefined): string | null {
  const month = useOverMonth(day ?? '');
  const months = useMonths(month === null ? null : { month, driverId: null, center });
  return whyFrozen(months?.get(driver));
}

/** The month of a day; null where it is not over: such a month cannot be closed, and is not asked about. */
function useOverMonth(day: string): Month | null {
  const nowMs = useServerNow();
  const month = Month.safeParse(day.slice(0, 7)).data;
  return month !== undefined && whyNotClosed(month, nowMs) === null ? month : null;
}
