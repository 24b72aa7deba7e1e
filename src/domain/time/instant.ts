const keptTexts = 4_096;
const known = new Map<string, number | null>();

/**
 * Epoch ms of an API instant (ISO 8601 with offset); null when missing or unreadable. Recent results are cached:
 * thousands of tasks share a few dozen slots, and parsing a date is slow.
 */
export function msOf(instant: string | null | undefined): number | null {
  if (!instant) return null;
  const kept = known.get(instant);
  if (kept !== undefined) return kept;
  const parsed = Date.parse(instant);
  const ms = Number.isNaN(parsed) ? null : parsed;
  if (known.size >= keptTexts) known.clear();
  known.set(instant, ms);
  return ms;
}

/** The earliest of some instants, without unknown ones; null when none is known. */
export function earliest(instants: Iterable<number | null>): number | null {
  let first: number | null = null;
  for (const ms of instants) if (ms !== null && (first === null || ms < first)) first = ms;
  return first;
}
