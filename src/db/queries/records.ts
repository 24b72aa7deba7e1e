import type { RowKey } from '../../domain/rows.ts';
import type { Place, QuaiDb, RecordState } from '../schema.ts';

/** What is read for one thing looked at, as records are named on disk and in demands. */
export const recordNames = {
  orderSheet: 'order-sheet',
  customer: 'customer',
  customerOrders: 'customer-orders',
  centerSettings: 'center-settings',
  priorities: 'priorities',
  arrivals: 'arrivals',
} as const;
export type RecordName = (typeof recordNames)[keyof typeof recordNames];

/** The scope of what no center owns. */
export const nobodysCenter = 0;

export const recordKey = (endpoint: string, center: number, subject: number) => `${endpoint}@${center}#${subject}`;

/** How long what a record told is shown after the last look at it, ms: it may tell of a person. */
const recordKeptMs = 30 * 60_000;

/** Whether nobody has shown it for so long that nobody may any more. A moment to come is that of a clock set back. */
export const isOver = ({ shownAtMs }: Pick<RecordState, 'shownAtMs'>, nowMs: number) =>
  nowMs - shownAtMs > recordKeptMs;

/** What is known of one record; undefined before it was asked for, and once its time is over. */
export async function recordState(db: QuaiDb, key: string, nowMs: number): Promise<RecordState | undefined> {
  const state = await db.records.get(key);
  return state && !isOver(state, nowMs) ? state : undefined;
}

/** Where a thing is, as far as anybody has said. */
export const placeOf = (db: QuaiDb, key: RowKey): Promise<Place | undefined> => db.places.get(key);
