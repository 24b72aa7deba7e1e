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
  const nowMs = useServerNow();
  const id = DriverId.safeParse(Number(driver)).data;
  const month = Month.safeParse(day.slice(0, 7)).data;
  // A month that is not over cannot be closed: it is not asked about.
  const isAsked = id !== undefined && month !== undefined && whyNotClosed(month, nowMs) === null;
  const months = useMonths(isAsked ? { month, driverId: id, center: null } : null);
  return id === undefined ? null : whyFrozen(months?.get(id));
}
