import type { StoredCommand } from '../schema.ts';
import { isInDoubt, isUnresolved, keyedUntil } from './lanes.ts';
import type { Rendered } from './taking-back.ts';
import type { Move } from './transition.ts';

interface Server {
  readonly offsetMs: number | null;
  readonly retentionMs: number;
}

/** The move that issues a parked command again; null while it is being sent, or once it is over. */
export function again(row: StoredCommand, nowMs: number, server: Server, rendered: Partial<Rendered>): Move | null {
  if (!isUnresolved(row) || row.state === 'sending') return null;
  return {
    state: row.live ? 'sending' : 'queued',
    event: 'retry',
    set: {
      attempt: row.attempt + (row.live ? 1 : 0),
      failures: 0,
      dueAtMs: 0,
      heldUntilMs: 0,
      issuedAtMs: nowMs,
      clockOffsetMs: server.offsetMs,
      ...(row.live ? liveAgain(row, nowMs, server) : queuedAgain(row)),
      ...rendered,
    },
  };
}

/** What is in doubt keeps its key, and how long that is known, whatever its further attempts meet (SUP-376). */
const liveAgain = (row: StoredCommand, nowMs: number, { retentionMs }: Server): Move['set'] =>
  isInDoubt(row)
    ? { mayBeDone: true }
    : { renewals: (row.renewals ?? 0) + 1, keyedUntilMs: keyedUntil(nowMs, retentionMs, row.request) };

/** The server may have stored its refusal under the key, so another key is needed. */
const queuedAgain = (row: StoredCommand): Move['set'] => ({
  // The row was read and left it open whether the action was done: the user has decided to send it again.
  ...(row.reason?.code === 'unknown' ? { answerLost: false, keyedUntilMs: null } : {}),
  ...(row.state === 'conflict' || row.state === 'refused'
    ? { keyedUntilMs: null, renewals: (row.renewals ?? 0) + 1 }
    : {}),
  // The refusal may come from something before the server: an earlier attempt whose answer was lost may have been done
  // under the former key, so the row is read first.
  ...(row.state === 'refused' && row.mayBeDone ? { answerLost: true, mayBeDone: false } : {}),
});
