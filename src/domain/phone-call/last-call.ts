import * as z from 'zod/mini';
import { Author, Instant, maybe } from '../schema.ts';
import { msOf } from '../time/instant.ts';

/** When the client of an order was last called about it, and by whom (OUR-220). */
export const LastCall = z.object({ at: Instant, by: maybe(Author) });
export type LastCall = Readonly<z.infer<typeof LastCall>>;

/** Whether a call was about the lateness: made since the order became late, epoch ms. */
export const isCallSince = (call: LastCall | null | undefined, sinceMs: number | null): boolean => {
  const atMs = msOf(call?.at);
  return atMs !== null && sinceMs !== null && atMs >= sinceMs;
};
