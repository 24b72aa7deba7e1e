import type { CenterId } from '../../../domain/center/center-id.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { whyNotClosed } from '../../../domain/driver-log/close.ts';
import { entryDay } from '../../../domain/driver-log/correction.ts';
import { Month } from '../../../domain/driver-log/driver-month.ts';
import { whyFrozen } from '../../../domain/driver-log/month-closed.ts';
import { parisDay } from '../../../domain/time/paris-time.ts';
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

/** Where something of a closed day enters, as far as the server tells it (LOG-206). */
export interface NextOpen {
  readonly into: string;
  /** The day it counts on there. */
  readonly day: string;
}

/** The next open month of a driver after the closed one of a day; null where that one is open, or nobody knows. */
export function useNextOpen(driverId: DriverId, day: string): NextOpen | null {
  const nowMs = useServerNow();
  const month = useOverMonth(day);
  const months = useMonths(month === null ? null : { month, driverId, center: null });
  const into = months?.get(driverId)?.corrects_into;
  return into ? { into, day: entryDay(into, parisDay(nowMs)) } : null;
}

/** Why nothing of a day is changed, for a day on which the driver has something at a center: one answer tells all drivers of a list. */
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
