import { minutesText } from '../time/minutes.ts';
import { parisInstant } from '../time/paris-wall-clock.ts';
import type { Section } from './board.ts';

/** How long an order has been in its section, in words; its colour only repeats them (OUR-002). */
export type Wait = 'usual' | 'long' | 'tooLong';

const minuteMs = 60_000;
const dayMinutes = 1_440;
const longMinutes = 30;
const tooLongMinutes = 45;

/** Sections in which an order should move on; in the others it waits on purpose. */
const timed: ReadonlySet<Section> = new Set(['now', 'to-check', 'doing', 'waiting-products', 'pickup']);

/** Long from 30 minutes, too long from 45, to the minute; `ms` is the waiting time. */
export function waitOf(section: Section, ms: number): Wait {
  const minutes = Math.floor(ms / minuteMs);
  if (!timed.has(section) || minutes < longMinutes) return 'usual';
  return minutes < tooLongMinutes ? 'long' : 'tooLong';
}

/** The fields of a row that say since when it is in its section. */
interface Entering {
  /** When it got its status, epoch ms; null where the server does not say. */
  readonly sinceMs: number | null;
  readonly orderStatus: string | null;
  /** Its preparation day, `2026-11-26`. */
  readonly day: string | null;
}

/**
 * When an order entered its section, epoch ms (OUR-001): with its status, or when its day began. Null where the server
 * does not say, and for an order of later that was made urgent: its status is older than its place.
 */
export function enteredMs(section: Section, { sinceMs, orderStatus, day }: Entering, nowMs: number): number | null {
  if (sinceMs === null || section !== 'now') return sinceMs;
  if (orderStatus === 'later') return null;
  if (orderStatus !== 'paid' || day === null) return sinceMs;
  const dayFromMs = parisInstant(day, '00:00');
  if (dayFromMs === null) return sinceMs;
  return dayFromMs > nowMs ? null : Math.max(sinceMs, dayFromMs);
}

/** `41 min`, `1 h 12`, and from a day on `2 j`; 0 where the clock is behind. */
export function sinceText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  return minutes < dayMinutes ? minutesText(minutes) : `${Math.floor(minutes / dayMinutes)} j`;
}

/** When a device first saw an order in its section, epoch ms. */
export interface SeenOrder {
  readonly section: Section;
  readonly atMs: number;
}

/** The orders seen before, without those that are elsewhere by now: whatever comes back counts anew. */
export const withoutLeft = (
  before: ReadonlyMap<number, SeenOrder>,
  elsewhere: ReadonlySet<number>,
): ReadonlyMap<number, SeenOrder> => new Map([...before].filter(([order]) => !elsewhere.has(order)));

/**
 * The orders seen now, with those seen before: an order in the same section keeps its time, one that is no longer
 * listed is remembered for a day.
 */
export function seenNow(
  before: ReadonlyMap<number, SeenOrder>,
  now: readonly { readonly order: number; readonly section: Section }[],
  nowMs: number,
): ReadonlyMap<number, SeenOrder> {
  const kept = [...before].filter(([, { atMs }]) => nowMs - atMs < dayMinutes * minuteMs);
  const seen = now.map(({ order, section }) => {
    const known = before.get(order);
    return [order, known?.section === section ? known : { section, atMs: nowMs }] as const;
  });
  return new Map([...kept, ...seen]);
}
