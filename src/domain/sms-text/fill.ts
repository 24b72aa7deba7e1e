import { fieldOf, marksIn, replacingMarks, type SmsField } from './fields.ts';

/** A field's words in a message, or why there are none. */
export type SmsFact = { readonly words: string } | { readonly missing: string };

/** What is known of one recipient and his order, by field. */
export type SmsFacts = Readonly<Record<SmsField, SmsFact>>;

/** A mark that stays in a text, and why: nothing is known of it, or somebody typed it, and it can be filled. */
export interface Unfilled {
  readonly mark: string;
  readonly why: string;
  readonly canFill: boolean;
}

/** A text for one recipient: the marks that could not be filled stand in it, and it is not sent (OUR-219). */
interface FilledText {
  readonly text: string;
  readonly unfilled: readonly Unfilled[];
}

const fillWords = { noField: "ce n'est pas un champ", typed: "n'est pas rempli" };

/** Fills the fields of a text. One that nothing is known of stays as it was typed, with its reason. */
export function fill(text: string, facts: SmsFacts): FilledText {
  const filled = replacingMarks(text.trim(), (mark) => {
    const field = fieldOf(mark);
    const fact = field && facts[field];
    return fact && 'words' in fact ? fact.words : null;
  });
  return { text: filled, unfilled: unfilledIn(filled, facts) };
}

/** The marks that a text still has, whoever typed them. */
export const unfilledIn = (text: string, facts: SmsFacts): readonly Unfilled[] =>
  marksIn(text).map((mark) => {
    const field = fieldOf(mark);
    if (field === null) return { mark, why: fillWords.noField, canFill: false };
    const fact = facts[field];
    return 'words' in fact
      ? { mark, why: fillWords.typed, canFill: true }
      : { mark, why: fact.missing, canFill: false };
  });
