import type { Author } from './schema.ts';
import { joined } from './words/isolate.ts';

/** First and last name; empty where neither is known, or nobody did it. */
export const nameOfAuthor = (author: Author | null | undefined): string =>
  joined(' ', [author?.first_name, author?.last_name]);
