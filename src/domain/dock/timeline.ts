import type { Delivery } from '../task/arrival.ts';
import { type Margin, marginOf } from '../task/margin.ts';
import { msOf } from '../time/instant.ts';

/** Input of a round's line of time; instants are epoch ms or API texts. */
interface Estimated {
  readonly departureMs: number | null;
  readonly return_time?: string | null | undefined;
  readonly tasks: readonly (Delivery & { readonly slotEndMs: number | null })[];
}

export interface TimelineStop {
  /** From 1, as the card numbers it. */
  readonly number: number;
  /** Position on the line: 0 is its start, 1 its end. */
  readonly part: number;
  readonly level: Margin['level'];
}

export interface Timeline {
  readonly fromMs: number;
  readonly toMs: number;
  readonly stops: readonly TimelineStop[];
}

/** Smallest distance between neighbouring stops, as a part of the line. */
const gap = 0.08;

/**
 * The line of a round: from its departure, else its first stop, to its return, else its last stop, by the known
 * estimates. Null where no two instants are known (DSP-384). Stops without an estimate are left out.
 */
export function timelineOf({ departureMs, return_time, tasks }: Estimated, nowMs: number): Timeline | null {
  const margins = tasks.flatMap((task, at) => {
    const margin = marginOf(task, task.slotEndMs, nowMs);
    return margin ? [{ number: at + 1, ...margin }] : [];
  });
  const returnMs = msOf(return_time);
  const expected = margins.map(({ expectedMs }) => expectedMs);
  const known = [...expected, ...(departureMs === null ? [] : [departureMs]), ...(returnMs === null ? [] : [returnMs])];
  const [fromMs, toMs] = [Math.min(...known), Math.max(...known)];
  if (margins.length === 0 || fromMs >= toMs) return null;
  const parts = spread(expected.map((ms) => (ms - fromMs) / (toMs - fromMs)));
  return { fromMs, toMs, stops: margins.map(({ number, level }, at) => ({ number, level, part: parts[at] ?? 0 })) };
}

/** Moves stops apart that are too close to each other, in their order, within the line. */
export function spread(parts: readonly number[]): readonly number[] {
  const apart = Math.min(gap, 1 / Math.max(1, parts.length - 1));
  const order = [...parts.keys()].sort((a, b) => (parts[a] ?? 0) - (parts[b] ?? 0) || a - b);
  const placed = new Map<number, number>();
  order.forEach((at, place) => {
    const before = order[place - 1];
    const least = before === undefined ? 0 : (placed.get(before) ?? 0) + apart;
    const most = 1 - (order.length - 1 - place) * apart;
    placed.set(at, Math.min(Math.max(parts[at] ?? 0, least), most));
  });
  return parts.map((_, at) => placed.get(at) ?? 0);
}
