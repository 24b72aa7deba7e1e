import type { Author } from '../schema.ts';

/** First and last name; a question mark where neither is known. */
export const callerName = (caller: Author | null | undefined): string =>
  [caller?.first_name, caller?.last_name].filter(Boolean).join(' ') || '?';

/** The first name, as colleagues call each other; else all that is known. */
export const callerFirstName = (caller: Author | null | undefined): string => caller?.first_name || callerName(caller);
