// Typed and above all pasted text: a number from a web page, a table or a PDF contains signs that look right and are
// others. A text that looks right is accepted; the plain signs are shown and sent.

/** Signs that count as one space: spaces of all kinds, tabs and line breaks. */
const spaces = /[\s\p{Zs}\p{Cc}]+/gu;
/** Marks of direction, joiners, soft hyphens, byte-order marks: invisible. */
const unseen = /\p{Cf}/gu;
/** Hyphens, dashes, and the minus sign. */
const dashes = /[\p{Pd}\u2212\u2043]/gu;

/**
 * One line as a person sees it: without invisible signs, with one kind of space and of dash, full-width signs as plain
 * ones, and trimmed.
 */
export const lineOf = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(spaces, ' ').replace(dashes, '-').trim();
