import * as z from 'zod/mini';
import { Author } from '../author.ts';
import { Instant, maybe } from '../schema.ts';
import { msOf } from '../time/instant.ts';
import { hourText } from '../time/paris-time.ts';
import { sentence } from '../words/isolate.ts';
import { callerFirstName, callerName } from './caller.ts';

/** When the client of an order was last called about it, and by whom (OUR-220). */
export const LastCall = z.object({ at: Instant, by: maybe(Author) });
export type LastCall = Readonly<z.infer<typeof LastCall>>;

/** `appelé 18:12 par Nadia`. */
export const lastCallText = ({ at, by }: LastCall): string =>
  sentence`appelé ${hourText(at)} par ${callerFirstName(by)}`;

/** The same as a sentence of its own, with the whole name. */
export const lastCallSentence = ({ at, by }: LastCall): string =>
  sentence`Appelé à ${hourText(at)} par ${callerName(by)}`;

/** Whether a call was about the lateness: made since the order became late, epoch ms. */
export const isCallSince = (call: LastCall | null | undefined, sinceMs: number | null): boolean => {
  const atMs = msOf(call?.at);
  return atMs !== null && sinceMs !== null && atMs >= sinceMs;
};
