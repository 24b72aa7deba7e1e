import type { StoredCommand } from '../../db/schema.ts';
import { request } from '../../domain/command.ts';
import { isRecord } from '../../domain/wire.ts';
import type { Reply } from '../calls/http.ts';
import type { Verdict } from './verdict.ts';

/** Asks what became of a call that moves money, by its key (API-S72). */
export const operationRequest = (key: string) => request('GET')(`/operations/${encodeURIComponent(key)}/`);

/**
 * What became of an operation, by the answer to its look-up. Only the server's own word counts: done, refused, or never
 * arrived, in which case no call can arrive under this key any more. Null: not known, also where the server knows no
 * operations.
 */
export function outcomeIn(reply: Reply): Verdict | null {
  if (reply.kind !== 'answer' || !isRecord(reply.body)) return null;
  const { status, body } = reply;
  if (status === 404 && body.code === 'unknown_operation')
    return { to: 'refused', rows: [], reason: { code: 'neverArrived' } };
  if (status !== 200 || typeof body.status !== 'number') return null;
  if (body.status >= 200 && body.status < 300) return { to: 'settled', rows: [], told: undefined, reload: [] };
  const text = typeof body.error === 'string' ? { text: body.error } : {};
  return { to: 'refused', rows: [], reason: { code: 'rejected', status: body.status, ...text } };
}

/** Looked up, it is as certain as an answer: an earlier attempt in doubt counts no more. */
export const asCertain = (stored: StoredCommand): StoredCommand => ({ ...stored, mayBeDone: false });
