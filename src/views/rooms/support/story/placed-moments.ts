import type { Moment } from '../../../../domain/order/sheet/story.ts';

export interface PlacedMoment extends Moment {
  /** Place of its stem on the line, px. */
  readonly at: number;
  /** Where its words begin, px: at its stem, or before it where they would leave the line. */
  readonly from: number;
  /** 0 is the upper row. */
  readonly row: number;
}

interface Placing {
  /** Width of the line, px. */
  readonly width: number;
  /** Place of an instant on the line, px. */
  readonly placeOf: (atMs: number) => number;
  /** Width of a moment's words, px. */
  readonly widthOf: (moment: Moment) => number;
}

const most = 4;

/**
 * Moments in as few rows as keep their words apart, from right to left, so that no stem goes through words; and how many
 * had no room.
 *
 * ```
 *        |      |  |SMS       row 0
 *        |      |Départ       row 1
 *        |Finalisée           row 2
 * ```
 */
export function placedMoments(
  moments: readonly Moment[],
  { width, placeOf, widthOf }: Placing,
): { readonly placed: readonly PlacedMoment[]; readonly left: number } {
  const placed: (PlacedMoment & { readonly to: number })[] = [];
  for (const moment of moments.toReversed()) {
    const at = placeOf(moment.atMs);
    const words = widthOf(moment);
    const from = Math.max(0, Math.min(at, width - words));
    const one = { ...moment, at, from, to: from + words };
    const row = rows.find((free) => placed.every((other) => isClear({ ...one, row: free }, other)));
    if (row !== undefined) placed.push({ ...one, row });
  }
  return { placed: placed.toReversed().map(({ to: _, ...it }) => it), left: moments.length - placed.length };
}

const rows = Array.from({ length: most }, (_, row) => row);

type Words = Pick<PlacedMoment, 'at' | 'from' | 'row'> & { readonly to: number };

/** Neither words of one row meet, nor does the stem of the lower one go through those above. */
function isClear(one: Words, other: Words): boolean {
  if (one.row === other.row) return one.to <= other.from || other.to <= one.from;
  const [upper, lower] = one.row < other.row ? [one, other] : [other, one];
  return lower.at <= upper.from || lower.at >= upper.to;
}
