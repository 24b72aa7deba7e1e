import * as z from 'zod/mini';
import { Id, maybe } from '../schema.ts';

/** Whoever called, or has to: the last name is an e-mail address where nobody knows a name. */
export const Caller = z.object({ id: maybe(Id), first_name: maybe(z.string()), last_name: maybe(z.string()) });
export type Caller = Readonly<z.infer<typeof Caller>>;

/** First and last name; a question mark where neither is known. */
export const callerName = (caller: Caller | null | undefined): string =>
  [caller?.first_name, caller?.last_name].filter(Boolean).join(' ') || '?';

/** The first name, as colleagues call each other; else all that is known. */
export const callerFirstName = (caller: Caller | null | undefined): string => caller?.first_name || callerName(caller);
