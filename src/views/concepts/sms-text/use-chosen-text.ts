import { useEffect, useState } from 'react';
import { fill, type SmsFacts } from '../../../domain/sms-text/fill.ts';
import type { SmsText } from '../../../domain/sms-text/sms-text-row.ts';

interface Field {
  /** As it is now. */
  readonly text: string;
  readonly write: (text: string) => void;
  /** The credit that goes with it; null while it is no amount. */
  readonly cents: number | null;
  /** Undefined until they are read. */
  readonly facts: SmsFacts | undefined;
}

interface Chosen {
  readonly title: string;
  readonly body: string;
  /** As it was filled last, and for which credit; null until it could be. */
  readonly filled: string | null;
  readonly cents: number | null;
  /** The words that it took the place of. */
  readonly before: string;
}

interface ChosenText {
  readonly chosen: Chosen | null;
  choose(text: Pick<SmsText, 'title' | 'body'>): void;
  /** Brings back the words that it took the place of. */
  takeBack(): void;
}

/**
 * A kept text in the field of a form: filled by what is known now, anew when the credit changes, and while nobody types
 * in it when the order does (OUR-218). Words that are replaced can be brought back.
 */
export function useChosenText({ text, write, cents, facts }: Field): ChosenText {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const content = chosen && facts ? fill(chosen.body, facts).text : null;

  // Rows and the clock change outside the form, at any time.
  useEffect(() => {
    if (!chosen || content === null || content === chosen.filled) return;
    const isTyped = chosen.filled !== null && text !== chosen.filled;
    if (isTyped && chosen.cents === cents) return;
    setChosen({ ...chosen, filled: content, cents, before: isTyped ? text : chosen.before });
    write(content);
  }, [chosen, content, text, cents, write]);

  return {
    chosen,
    choose: ({ title, body }) => {
      const filled = facts ? fill(body ?? '', facts).text : null;
      setChosen({ title: title ?? '', body: body ?? '', filled, cents, before: text });
      if (filled !== null) write(filled);
    },
    takeBack: () => {
      if (!chosen) return;
      write(chosen.before);
      setChosen(null);
    },
  };
}
