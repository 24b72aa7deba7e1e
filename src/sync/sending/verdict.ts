import type { Reason, StoredCommand } from '../../db/schema.ts';
import type { Acceptance, Command } from '../../domain/command.ts';
import { conflictRows } from '../../domain/conflict.ts';
import { answerKind } from '../../domain/documented-answer.ts';
import { isRecord, type RawRows } from '../../domain/wire.ts';
import { errorText } from '../../domain/words/error-text.ts';
import type { Reply } from '../calls/http.ts';
import { keyOfRequest } from './request-key.ts';

/** The meaning of a reply for a command, by status and code, never by the words of a message. */
export type Verdict =
  | {
      readonly to: 'settled';
      readonly rows: readonly RawRows[];
      readonly told: Acceptance['told'];
      readonly made?: Acceptance['made'];
      readonly reload: NonNullable<Acceptance['reload']>;
    }
  /** `rows` are the server's present rows; the command is settled all the same if it holds on them. */
  | { readonly to: 'conflict'; readonly rows: readonly RawRows[]; readonly reason: Reason }
  | { readonly to: 'refused'; readonly rows: readonly RawRows[]; readonly reason: Reason }
  /** Certainly not done: to be sent again later. */
  | { readonly to: 'retry'; readonly reason: Reason }
  /** A success without the documented answer: the row is read. */
  | { readonly to: 'unsaid'; readonly reason: Reason }
  /** Nobody knows whether it was done. */
  | { readonly to: 'lost'; readonly reason: Reason }
  | { readonly to: 'unauthorized' };

const notDone: ReadonlySet<number> = new Set([408, 429]);

/** A refusal that asking again does not change. */
export const isFinal = (status: number) => status >= 400 && status < 500 && !notDone.has(status);

export function verdict(declaration: Command, stored: StoredCommand, reply: Reply): Verdict {
  if (reply.kind === 'lost') return { to: 'lost', reason: { code: reply.cause } };
  const { status, body } = reply;
  if (status === 404 && declaration.deletes && stored.mayBeDone && isRecord(body))
    return accepted(declaration, stored, undefined);
  const text = (declaration.errorText ?? errorText)(body);
  const reason = (code: string): Reason => ({ code, status, ...(text === undefined ? {} : { text }) });
  if (status >= 200 && status < 300) return accepted(declaration, stored, body);
  if (status === 401) return { to: 'unauthorized' };
  // 412: it compared, and found other values than the user saw (docs/adr/0059).
  if (status === 409 || status === 412 || declaration.conflictStatuses?.includes(status))
    return { to: 'conflict', rows: conflictRows(body), reason: reason(status === 412 ? 'moved' : 'conflict') };
  if (isRecord(body) && body.code === 'request_in_progress') return { to: 'retry', reason: reason('inProgress') };
  if (notDone.has(status)) return { to: 'retry', reason: reason('busy') };
  // A gateway's error may hide a success.
  if (status >= 500) return { to: 'lost', reason: reason('server') };
  return { to: 'refused', rows: [], reason: reason(status === 403 ? 'forbidden' : 'rejected') };
}

function accepted(declaration: Command, stored: StoredCommand, body: unknown): Verdict {
  const kind = answerKind(declaration.answers(stored.args), body);
  // The answer to another request.
  if (kind === 'other') return { to: 'lost', reason: { code: 'malformed' } };
  const { rows, refusal, told, made, reload = [] } = declaration.accept(body, stored.args, keyOfRequest(stored));
  const isRefused = refusal !== undefined && isRecord(body) && Object.keys(body).length > 0;
  if (kind === 'absent' && !isRefused) return { to: 'unsaid', reason: { code: 'malformed' } };
  if (!refusal) return { to: 'settled', rows, told, made, reload };
  const reason = { code: refusal.code, ...(refusal.detail === undefined ? {} : { text: refusal.detail }) };
  return { to: 'refused', rows, reason };
}
