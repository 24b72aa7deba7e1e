/** A code that is not seen for so long, and is then, was held up again, ms. */
const sightMs = 2_000;

/** Whether a code that is seen now is read, or the same as a moment ago: one held before a camera is seen many times a second. */
export type IsRead = (text: string, nowMs: number) => boolean;

/** Each code is read once for as long as it is in the picture, whatever is seen beside it (OUR-038). */
export function makeSightings(): IsRead {
  const seenMs = new Map<string, number>();
  return (text, nowMs) => {
    const beforeMs = seenMs.get(text) ?? Number.NEGATIVE_INFINITY;
    seenMs.set(text, nowMs);
    return nowMs - beforeMs > sightMs;
  };
}
