import { dateTimeText } from '../time/paris-time.ts';
import { sentence } from '../words/isolate.ts';
import { monthText } from './calendar.ts';

interface Closed {
  readonly month: string;
  readonly driverName: string;
  /** When it was closed. */
  readonly at: string | number;
}

/** What every writer of a closed month is answered (LOG-153). */
export const monthClosedText = ({ month, driverName, at }: Closed) =>
  sentence`${capital(monthText(month))} est clos pour ${driverName} depuis le ${dateTimeText(at)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
