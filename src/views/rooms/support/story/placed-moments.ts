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

const rows = [0, 1, 2, 3];

/**
 * Moments in as few rows as keep their words apart, from right to left, so that no stem goes through words; and how many
 * had no room. Those whose words would leave the line come last, from left to right, with their words before their stem.
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
  const all = moments.map((moment) => ({ ...moment, at: placeOf(moment.atMs), words: widthOf(moment) }));
  const fits = ({ at, words }: { readonly at: number; readonly words: number }) => at + words <= width;
  const ordered = [...all.filter(fits).toReversed(), ...all.filter((it) => !fits(it))];
  const placed: (PlacedMoment & Words)[] = [];
  for (const { words, ...moment } of ordered) {
    const from = fits({ at: moment.at, words }) ? moment.at : Math.max(0, Math.min(moment.at, width) - words);
    const one = { ...moment, from, to: from + words };
    const row = rows.find((free) => placed.every((other) => isClear({ ...one, row: free }, other)));
    if (row !== undefined) placed.push({ ...one, row });
  }
  const shown = placed.toSorted((one, other) => one.atMs - other.atMs).map(({ to: _, ...it }) => it);
  return { placed: shown, left: moments.length - placed.length };
}

type Words = Pick<PlacedMoment, 'at' | 'from' | 'row'> & { readonly to: number };

/** Neither words of one row meet, nor does the stem of the lower one go through those above. */
function isClear(one: Words, other: Words): boolean {
  if (one.row === other.row) return one.to <= other.from || other.to <= one.from;
  const [upper, lower] = one.row < other.row ? [one, other] : [other, one];
  return lower.at <= upper.from || lower.at >= upper.to;
}
