import * as z from 'zod/mini';
import { Id, maybe } from './schema.ts';
import { joined } from './words/isolate.ts';

/** Whoever did something, as an entry of the wire names him: where nobody knows a name, the last one is an e-mail. */
export const Author = z.object({ id: maybe(Id), first_name: maybe(z.string()), last_name: maybe(z.string()) });
export type Author = Readonly<z.infer<typeof Author>>;

/** First and last name; empty where neither is known, or nobody did it. */
export const nameOfAuthor = (author: Author | null | undefined): string =>
  joined(' ', [author?.first_name, author?.last_name]);
