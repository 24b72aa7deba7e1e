/** A presence by its instants, epoch ms; null without an end. */
export interface Spell {
  readonly id: number;
  readonly driver: number;
  readonly startMs: number;
  readonly endMs: number | null;
}

/** Two presences of a driver at the same time; `id` is the later one. */
export interface Overlap {
  readonly id: number;
  readonly driver: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The presences that begin before an earlier one of the same driver ends (LOG-152); touching ones do not. One without an
 * end overlaps nothing: nobody knows until when it lasts.
 */
export function overlapsOf(spells: readonly Spell[]): readonly Overlap[] {
  const found: Overlap[] = [];
  const busyUntil = new Map<number, number>();
  for (const { id, driver, startMs, endMs } of spells.toSorted(
    (one, other) => one.startMs - other.startMs || one.id - other.id,
  )) {
    if (endMs === null) continue;
    const busyMs = busyUntil.get(driver) ?? Number.NEGATIVE_INFINITY;
    const toMs = Math.min(busyMs, endMs);
    if (startMs < toMs) found.push({ id, driver, fromMs: startMs, toMs });
    busyUntil.set(driver, Math.max(busyMs, endMs));
  }
  return found;
}
