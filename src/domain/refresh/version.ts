const versions = 15; // CST-09: 0 to 14

/** The version of the next request, never the previous one (DSP-154). `random` gives a number from 0 to under 1. */
export function drawVersion(previous: number | null, random: () => number): number {
  if (previous === null) return Math.floor(random() * versions);
  const drawn = Math.floor(random() * (versions - 1));
  return drawn < previous ? drawn : drawn + 1;
}

/** Whether an answer belongs to the request of this version (DSP-155): compared as numbers, an answer without one does not. */
export function isAnswerTo(version: number, echoed: unknown): boolean {
  const isWritten = typeof echoed === 'string' && echoed.trim() !== '';
  return (typeof echoed === 'number' || isWritten) && Number(echoed) === version;
}
