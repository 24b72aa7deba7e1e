const firstMs = 1_000;
const longestMs = 60_000;

/** Full jitter up to min(60 s, 1 s · 2ⁿ), never earlier than the server asked. */
export function backoffMs(failures: number, random: () => number, retryAfterMs: number): number {
  return Math.max(retryAfterMs, random() * Math.min(longestMs, firstMs * 2 ** failures));
}

/** `Retry-After` in seconds or as a date, as ms from now; 0 when absent. */
export function retryAfterMs(headers: Headers, nowMs: number): number {
  const value = headers.get('Retry-After');
  if (value === null) return 0;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - nowMs : seconds * 1000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
