/** Sections that lie one below the other, by their place in the order of the board. */
type Column = readonly number[];

/**
 * Sections of these heights as two halves of at most two columns each, in their order: on a wide screen the halves are
 * the columns, on a wall screen the three columns in them. The highest column is as low as it can be.
 */
export function columnsOf(heights: readonly number[]): readonly [readonly Column[], readonly Column[]] {
  const all = heights.map((_, at) => at);
  const [left, right] = halved(all, heights);
  const isLeftCut = left.length > 1 && heightOf(left, heights) > heightOf(right, heights);
  return isLeftCut ? [halved(left, heights), [right]] : [[left], halved(right, heights)];
}

const heightOf = (column: Column, heights: readonly number[]): number =>
  column.reduce((sum, at) => sum + (heights[at] ?? 0), 0);

/** A column as two, neither empty where it has two sections. */
function halved(column: Column, heights: readonly number[]): readonly [Column, Column] {
  const cuts = column.slice(1).map((_, at) => [column.slice(0, at + 1), column.slice(at + 1)] as const);
  const highest = ([one, other]: readonly [Column, Column]) =>
    Math.max(heightOf(one, heights), heightOf(other, heights));
  return cuts.reduce<readonly [Column, Column]>(
    (best, cut) => (highest(cut) < highest(best) ? cut : best),
    [column, []],
  );
}
