import type { Section } from './board.ts';

/** How long an order has been where it is, in words that its colour only repeats (OUR-002). */
export type Wait = 'usual' | 'long' | 'tooLong';

const minuteMs = 60_000;
const dayMinutes = 1_440;
const longMinutes = 30;
const tooLongMinutes = 45;

/** Sections in which somebody waits for an order to get on: in the others it is there on purpose. */
const timed: ReadonlySet<Section> = new Set(['now', 'to-check', 'doing', 'waiting-products', 'pickup']);

/** Long from 30 minutes, too long from 45, each to the minute; `ms` is how long. */
export function waitOf(section: Section, ms: number): Wait {
  const minutes = Math.floor(ms / minuteMs);
  if (!timed.has(section) || minutes < longMinutes) return 'usual';
  return minutes < tooLongMinutes ? 'long' : 'tooLong';
}

/** `41 min`, `1 h 12`, and from a day on `2 j`; a clock that is behind says 0. */
export function sinceText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= dayMinutes) return `${Math.floor(minutes / dayMinutes)} j`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** An order as a device first saw it in a section, epoch ms. */
export interface SeenOrder {
  readonly section: Section;
  readonly atMs: number;
}

/**
 * What is seen now, by order, beside what was seen before: an order that is where it was keeps its time, one that is not
 * listed is known for a day.
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
