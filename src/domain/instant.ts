/** Epoch ms of an API instant (ISO 8601 with offset); null when missing or unreadable. */
export function msOf(instant: string | null | undefined): number | null {
  const ms = instant ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

/** The earliest of some instants, unknown ones left out; null when none is known. */
export function earliest(instants: Iterable<number | null>): number | null {
  let first: number | null = null;
  for (const ms of instants) if (ms !== null && (first === null || ms < first)) first = ms;
  return first;
}
