/** The bag counts of an order, by the names they have in its view row. */
export interface BagCounts {
  readonly bags: number | null;
  readonly bagsDry: number | null;
  readonly bagsIsotherm: number | null;
}

/**
 * The bags of a row: `3 + 2` dry and isothermal, `5` when the split is unknown, empty when no count is known (DSP-206,
 * DSP-833).
 */
export function bagsText(counts: BagCounts): string {
  const { bags, bagsDry, bagsIsotherm } = counts;
  const dry = dryOf(counts);
  if (dry !== null && bagsIsotherm !== null) return `${dry} + ${bagsIsotherm}`;
  return String(bags ?? bagsDry ?? '');
}

const dryOf = ({ bags, bagsDry, bagsIsotherm }: BagCounts) =>
  bagsDry ?? (bags !== null && bagsIsotherm !== null ? bags - bagsIsotherm : null);

/** The same in words: `1 sac sec et 2 isothermes`. */
export function bagsMeaning(counts: BagCounts): string {
  const dry = dryOf(counts);
  const { bags, bagsIsotherm } = counts;
  if (dry !== null && bagsIsotherm !== null)
    return `${dry > 1 ? `${dry} sacs secs` : `${dry} sac sec`} et ${bagsIsotherm > 1 ? `${bagsIsotherm} isothermes` : `${bagsIsotherm} isotherme`}`;
  const known = bags ?? dry;
  return known === null
    ? 'Nombre de sacs inconnu'
    : `${known > 1 ? `${known} sacs` : `${known} sac`}, répartition inconnue`;
}
