import { longestHoldMs } from '../../db/hold.ts';

const firstMs = 1_000;
const longestMs = 60_000;

/** Full jitter up to min(60 s, 1 s · 2ⁿ), never earlier than the server asked. */
export function backoffMs(failures: number, random: () => number, retryAfterMs: number): number {
  return Math.max(retryAfterMs, random() * Math.min(longestMs, firstMs * 2 ** failures));
}

/** The three forms of an HTTP date (RFC 9110, 5.6.7); whatever else a date parser accepts is ignored. */
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [ \w:-]+$/;

/**
 * `Retry-After` in seconds or as a date, as ms from now, 10 minutes at most; 0 when absent or neither. A date is
 * compared with the clock of the same answer, else with the server's as last measured.
 */
export function retryAfterMs(headers: Headers, serverNowMs: number): number {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(longestHoldMs, Number(value) * 1000);
  if (!httpDate.test(value)) return 0;
  const saidMs = Date.parse(headers.get('Date') ?? '');
  const ms = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`) - (Number.isNaN(saidMs) ? serverNowMs : saidMs);
  return Number.isNaN(ms) ? 0 : Math.min(longestHoldMs, Math.max(0, ms));
}
