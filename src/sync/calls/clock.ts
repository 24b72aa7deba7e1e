import type { Reply } from './http.ts';

/** How far the server's clock is ahead of the device's, as answers tell it. */
export interface ServerClock {
  /** Device clock, epoch ms. */
  now(): number;
  /** Server minus device, ms; null until an answer of this session told. */
  offsetMs(): number | null;
  /** The server's clock as far as it is known, else the device's. */
  serverNow(): number;
  /** Whether an answer told less than `freshMs` ago. */
  isFresh(): boolean;
  /** A refusal may come from a gateway, whose clock is its own: it tells nothing. */
  hear(reply: Reply): void;
}

const freshMs = 120_000;

/** The header has whole seconds: what it tells wavers by up to one although no clock moved. */
const waverMs = 1_000;

/** `onHeard` is called when the offset is first told, and when it moved; what it wavers is no news. */
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
