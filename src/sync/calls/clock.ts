import type { Reply } from './http.ts';

/** How far the server's clock is ahead of the device's, measured by the answers' `Date` headers. */
export interface ServerClock {
  /** Device clock, epoch ms. */
  now(): number;
  /** Server minus device, ms; null until an answer of this session had a date. */
  offsetMs(): number | null;
  /** The server's clock as far as it is known, else the device's. */
  serverNow(): number;
  /** Whether an answer within the last `freshMs` had a date. */
  isFresh(): boolean;
  /** Ignores refusals: they may come from a gateway, which has a clock of its own. */
  hear(reply: Reply): void;
}

const freshMs = 120_000;

/** The header has whole seconds: measurements vary by up to one although no clock moved. */
const waverMs = 1_000;

/** `onHeard` is called for the first offset, and when it has moved by more than the header's rounding. */
export function makeServerClock(now: () => number, onHeard: (offsetMs: number) => void): ServerClock {
  let offset: number | null = null;
  let heardAt = Number.NEGATIVE_INFINITY;
  let toldMs = Number.NEGATIVE_INFINITY;
  return {
    now,
    offsetMs: () => offset,
    serverNow: () => now() + (offset ?? 0),
    isFresh: () => Math.abs(now() - heardAt) < freshMs,
    hear: (reply) => {
      if (reply.kind !== 'answer' || reply.status >= 400) return;
      const said = Date.parse(reply.headers.get('Date') ?? '');
      if (Number.isNaN(said)) return;
      heardAt = now();
      // The header has whole seconds: half a second is its expected error.
      offset = said + 500 - heardAt;
      if (Math.abs(offset - toldMs) <= waverMs) return;
      toldMs = offset;
      onHeard(offset);
    },
  };
}
