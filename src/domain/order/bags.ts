/** The bag counts of an order under the names its view row gives them. */
export interface BagCounts {
  readonly bags: number | null;
  readonly bagsDry: number | null;
  readonly bagsIsotherm: number | null;
}

/** The bags of a row: `3 + 2` dry and isothermal, `5` when the split is unknown, empty when nothing is (DSP-206, DSP-833). */
export function bagsText({ bags, bagsDry, bagsIsotherm }: BagCounts): string {
  const dry = bagsDry ?? (bags !== null && bagsIsotherm !== null ? bags - bagsIsotherm : null);
  if (dry !== null && bagsIsotherm !== null) return `${dry} + ${bagsIsotherm}`;
  return String(bags ?? bagsDry ?? '');
}
