import type { RowKey } from '../../domain/rows.ts';
import type { CenterOfRow, QuaiDb, RecordState } from '../schema.ts';

/** Names of records, on disk and in demands. */
export const recordNames = {
  orderSheet: 'order-sheet',
  openRefunds: 'open-refunds',
  customer: 'customer',
  customerOrders: 'customer-orders',
  centerSettings: 'center-settings',
  priorities: 'priorities',
  arrivals: 'arrivals',
  zones: 'zones',
  phoneCalls: 'phone-calls',
  smsTexts: 'sms-texts',
} as const;
export type RecordName = (typeof recordNames)[keyof typeof recordNames];

/** The scope of things that no center owns. */
export const nobodysCenter = 0;

export const recordKey = (endpoint: string, center: number, subject: number) => `${endpoint}@${center}#${subject}`;

/** How long the rows of a record are shown after the last look at it, ms: they may be about a person. */
const recordKeptMs = 30 * 60_000;

/** Whether the time to show it is over. A time in the future means that the clock was set back. */
export const isOver = ({ shownAtMs }: Pick<RecordState, 'shownAtMs'>, nowMs: number) =>
  nowMs - shownAtMs > recordKeptMs;

/** The stored state of one record; undefined until it was asked for, and once its time is over. */
export async function recordState(db: QuaiDb, key: string, nowMs: number): Promise<RecordState | undefined> {
  const state = await db.records.get(key);
  return state && !isOver(state, nowMs) ? state : undefined;
}

/** The center of a thing, as far as it is known. */
export const placeOf = (db: QuaiDb, key: RowKey): Promise<CenterOfRow | undefined> => db.places.get(key);
