/** A code that was out of sight for this long counts as shown again, ms. */
const sightMs = 2_000;

/** Whether a code that is in sight counts as read: a code before a camera is seen many times a second. */
export type IsRead = (text: string, nowMs: number) => boolean;

/** Each code is read once while it stays in the picture, whatever is seen beside it (OUR-038). */
export function makeSightings(): IsRead {
  const seenMs = new Map<string, number>();
  return (text, nowMs) => {
    const beforeMs = seenMs.get(text) ?? Number.NEGATIVE_INFINITY;
    seenMs.set(text, nowMs);
    return nowMs - beforeMs > sightMs;
  };
}
