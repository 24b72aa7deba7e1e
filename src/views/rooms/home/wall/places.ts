interface RowLook {
  readonly rowPx: number;
  /** The line that says which rows of a longer list these are. */
  readonly turnPx: number;
}

/**
 * How many rows each of some lists shows, one below the other in `px`: one of each at least, then one more where the
 * fewest are, for as long as they fit.
 */
export function sharedPlaces(lengths: readonly number[], px: number, { rowPx, turnPx }: RowLook): readonly number[] {
  const heightOf = (places: readonly number[]) =>
    lengths.reduce((sum, length, at) => {
      const shown = places[at] ?? 0;
      return sum + Math.min(shown, length) * rowPx + (shown < length ? turnPx : 0);
    }, 0);
  const grown = (places: readonly number[]) =>
    places
      .map((shown, at) => ({ shown, at }))
      .filter(({ shown, at }) => shown < (lengths[at] ?? 0))
      .toSorted((one, other) => one.shown - other.shown)
      .map(({ shown, at }) => places.with(at, shown + 1))
      .find((next) => heightOf(next) <= px);
  let places: readonly number[] = lengths.map(() => 1);
  for (let next = grown(places); next; next = grown(places)) places = next;
  return places;
}
