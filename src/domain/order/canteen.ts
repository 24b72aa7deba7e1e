/** The canteen of an order; null for an order without one. */
export interface OfCanteen {
  readonly canteenId: number | null;
  readonly isWitness: boolean;
}

/**
 * The rows of one place as lines: a canteen has one line, its witness or, where that is elsewhere, its first order
 * (DSP-272, multi mode).
 */
export function canteenLines<Row extends OfCanteen>(rows: readonly Row[]): readonly Row[] {
  const lines = new Map<number, Row>();
  for (const row of rows) {
    if (row.canteenId === null) continue;
    const line = lines.get(row.canteenId);
    if (!line || (row.isWitness && !line.isWitness)) lines.set(row.canteenId, row);
  }
  return rows.filter((row) => row.canteenId === null || lines.get(row.canteenId) === row);
}

/** The chosen rows and all others of their canteens, in the order of the place. */
export function withCanteens<Row extends OfCanteen & { readonly id: number }>(
  chosen: readonly Row[],
  place: readonly Row[],
): readonly Row[] {
  const ids = new Set(chosen.map((row) => row.id));
  const canteens = new Set(chosen.flatMap((row) => row.canteenId ?? []));
  if (canteens.size === 0) return chosen;
  return place.filter((row) => ids.has(row.id) || (row.canteenId !== null && canteens.has(row.canteenId)));
}
