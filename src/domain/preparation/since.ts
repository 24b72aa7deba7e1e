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

/** `41 min`, `1 h 12`, and from a day on `2 j`; 0 where the clock is behind. */
export function sinceText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= dayMinutes) return `${Math.floor(minutes / dayMinutes)} j`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** When a device first saw an order in its section, epoch ms. */
export interface SeenOrder {
  readonly section: Section;
  readonly atMs: number;
}

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
