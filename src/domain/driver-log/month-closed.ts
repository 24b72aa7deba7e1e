import { dateTimeText } from '../time/paris-time.ts';
import { sentence } from '../words/isolate.ts';
import { monthTitle } from './calendar.ts';
import type { DriverMonth } from './driver-month.ts';

interface Closed {
  readonly month: string;
  readonly driverName: string;
  /** When it was closed. */
  readonly at: string | number;
}

/** What every writer of a closed month is answered (LOG-153). */
export const monthClosedText = ({ month, driverName, at }: Closed) =>
  sentence`${monthTitle(month)} est clos pour ${driverName} depuis le ${dateTimeText(at)}`;

/** Why nothing of a driver's month may be changed: it is closed. Null if it is not, or nobody knows. */
export const whyFrozen = (of: DriverMonth | undefined): string | null =>
  of?.closing
    ? monthClosedText({ month: of.month, driverName: of.driver.name ?? String(of.driver.id), at: of.closing.at })
    : null;
