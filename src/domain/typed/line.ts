// What people type, and above all paste: a number from a web page, a table or a PDF holds signs that look right and are
// others. What a person sees as right is taken; what is shown and sent is written with the plain ones.

/** Signs between signs: spaces of all kinds, tabs and line breaks are one space. */
const spaces = /[\s\p{Zs}\p{Cc}]+/gu;
/** Marks of direction, joiners, soft hyphens, the mark of a file's start: nobody sees them. */
const unseen = /\p{Cf}/gu;
/** Hyphens, dashes, and the minus sign. */
const dashes = /[\p{Pd}\u2212\u2043]/gu;

/** One line as a person sees it: no unseen sign, one kind of space and of dash, full-width signs as plain ones, nothing around. */
export const lineOf = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').replace(spaces, ' ').replace(dashes, '-').trim();
