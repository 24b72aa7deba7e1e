import { lineOf } from '../typed/line.ts';

/** Letters that stand for two, and letters with a stroke: no Unicode decomposition covers them. */
const letters: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ð: 'd', þ: 'th', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ŋ: 'n' },
};
const oddLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** Signs used as an apostrophe or a quote. */
const apostrophes = /[\u2018\u2019\u201a\u201b\u2032\u02b9\u02bb\u02bc\u02bd\u02c8\u00b4`]/gu;
const quotes = /["\u201c-\u201f\u2033\u2036\u00ab\u00bb]/gu;

/**
 * A text in the form in which it is compared. Accents, case, ligatures, invisible signs, and the kind of an apostrophe,
 * a dash, a space or a digit do not count: `Sacré-Cœur` is found by `sacre-coeur`, `Zoé` by `zoe` (DSP-583).
 */
export const plain = (text: string) =>
  isPlain.test(text) ? text.replace(/ +/g, ' ').trim().toLowerCase() : compared(text);

/** Most texts: without a sign that has a variant. */
const isPlain = /^[ !#-_a-~]*$/;

/**
 * A quote counts as two apostrophes, since some write it so. Base letters are replaced once their accent is removed.
 */
const compared = (text: string) =>
  lineOf(text.replace(apostrophes, "'").normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(apostrophes, "'")
    .replace(quotes, "''")
    .toLowerCase()
    .replace(oddLetters, (letter) => letters[letter] ?? letter);

/** Whether a text contains what was typed; blanks around it do not count, and nothing typed is in every text. */
export function makeSearch(typed: string): (text: string | null | undefined) => boolean {
  const part = plain(typed);
  return (text) => part === '' || plain(text ?? '').includes(part);
}
