import { useEffect } from 'react';
import * as z from 'zod/mini';
import { fill, type SmsFacts } from '../../../domain/sms-text/fill.ts';
import type { SmsText } from '../../../domain/sms-text/sms-text-row.ts';

/** A kept text in the field of a form; it is a field of that form beside it, so that its draft keeps both. */
export const ChosenText = z.object({
  title: z.string(),
  body: z.string(),
  /** As it was filled last, and for which credit; null until it could be. */
  filled: z.nullable(z.string()),
  cents: z.nullable(z.number()),
  /** The words that it took the place of. */
  before: z.string(),
  /** Whether those were prepared for that credit, and typed by nobody. */
  isPrepared: z.optional(z.boolean()),
});
export type ChosenText = z.infer<typeof ChosenText>;

interface Field {
  /** As it is now. */
  readonly text: string;
  readonly write: (text: string) => void;
  /** The field of the form beside it, as the form has it; null without a choice. */
  readonly stored: unknown;
  /** The same by now: the form is ahead of what is drawn. */
  readonly storedNow: () => unknown;
  readonly keep: (chosen: ChosenText | null) => void;
  /** The credit that goes with it; null while it is no amount. */
  readonly cents: number | null;
  /** Undefined until they are read. */
  readonly facts: SmsFacts | undefined;
}

interface Choice {
  /** The name of the chosen text, and whether somebody has typed in it since; null without one. */
  readonly name: { readonly title: string; readonly isTyped: boolean } | null;
  /** `isPrepared`: whether the words that it takes the place of are prepared ones. */
  choose(text: Pick<SmsText, 'title' | 'body'>, isPrepared?: boolean): void;
  /** Brings back the words that it took the place of; true where they were prepared, maybe for another credit. */
  takeBack(): boolean;
}

/**
 * A kept text in the field of a form: filled by what is known now, anew when the credit changes, and while nobody types
 * in it when the order does (OUR-218). Words that are replaced can be brought back.
 */
export function useChosenText({ text, write, stored, storedNow, keep, cents, facts }: Field): Choice {
  const chosen = ChosenText.safeParse(stored).data ?? null;
  const content = chosen && facts ? fill(chosen.body, facts).text : null;
  const isTyped = chosen !== null && chosen.filled !== null && text !== chosen.filled;

  // Rows and the clock change outside the form, at any time.
  useEffect(() => {
    if (!chosen || content === null || content === chosen.filled) return;
    if (isTyped && chosen.cents === cents) return;
    keep({ ...chosen, filled: content, cents, ...(isTyped ? { before: text, isPrepared: false } : {}) });
    write(content);
  }, [chosen, content, text, isTyped, cents, write, keep]);

  return {
    name: chosen && { title: chosen.title, isTyped },
    choose: ({ title, body }, isPrepared = false) => {
      const filled = facts ? fill(body ?? '', facts).text : null;
      // Of a text chosen in place of another that nobody typed in, what was there before both comes back.
      const before =
        chosen && !isTyped ? { before: chosen.before, isPrepared: chosen.isPrepared } : { before: text, isPrepared };
      keep({ title: title ?? '', body: body ?? '', filled, cents, ...before });
      if (filled !== null) write(filled);
    },
    takeBack: () => {
      const present = ChosenText.safeParse(storedNow()).data;
      if (!present) return false;
      write(present.before);
      keep(null);
      return present.isPrepared === true;
    },
  };
}
