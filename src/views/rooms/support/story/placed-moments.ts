import type { Moment } from '../../../../domain/order/sheet/story.ts';

export interface PlacedMoment extends Moment {
  /** Place on the line, 0 to 1. */
  readonly at: number;
  /** 0 is the upper row. */
  readonly row: number;
  /** Its words stand before its place: behind it they would leave the line. */
  readonly isBefore: boolean;
}

/** Width of a moment's words. */
const width = 0.2;
const most = 3;

/** Moments in as few rows as keep their words apart, and how many had no room. */
export function placedMoments(
  moments: readonly Moment[],
  placeOf: (atMs: number) => number,
): { readonly placed: readonly PlacedMoment[]; readonly left: number } {
  const takenTo: number[] = [];
  const placed: PlacedMoment[] = [];
  for (const moment of moments) {
    const at = placeOf(moment.atMs);
    const isBefore = at > 1 - width;
    const from = isBefore ? at - width : at;
    const free = takenTo.findIndex((taken) => taken <= from);
    const row = free === -1 ? takenTo.length : free;
    if (row === most) continue;
    takenTo[row] = from + width;
    placed.push({ ...moment, at, row, isBefore });
  }
  return { placed, left: moments.length - placed.length };
}
