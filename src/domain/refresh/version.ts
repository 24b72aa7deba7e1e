const versions = 15; // CST-09: 0 to 14

/** The version of the next request, never the previous one (DSP-154). `random` returns a number from 0 to under 1. */
export function drawVersion(previous: number | null, random: () => number): number {
  if (previous === null) return Math.floor(random() * versions);
  const drawn = Math.floor(random() * (versions - 1));
  return drawn < previous ? drawn : drawn + 1;
}

/**
 * Which request an answer belongs to, by the version it echoes, compared as a number (DSP-155): to the latest, to
 * another one, or to none, since it echoes no version.
 */
export function answerOf(version: number, echoed: unknown): 'this' | 'other' | 'none' {
  const isWritten = typeof echoed === 'string' && echoed.trim() !== '';
  const said = typeof echoed === 'number' || isWritten ? Number(echoed) : Number.NaN;
  if (Number.isNaN(said)) return 'none';
  return said === version ? 'this' : 'other';
}
