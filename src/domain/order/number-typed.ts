import { orderPrefix } from '../scan/prefixes.ts';
import { lineOf } from '../typed/line.ts';

const before = new RegExp(`^(?:${orderPrefix}|N\\s?[°º]|#)\\s*`);

/** The signs of an order's short number alone, however it is written; also of a text that is none. */
export const shortNumberOf = (text: string): string =>
  lineOf(text).toUpperCase().replace(before, '').replaceAll(/[\s-]/g, '');

/**
 * The short number in a text that can be nothing else: one with `CMD-`, `n°` or `#` before it, one that is spelled sign
 * by sign (`B F A C 9 Q`), or six signs of which some are digits (`BFAC 9Q`). Null for any other text.
 */
export function shortNumberTyped(typed: string): string | null {
  const line = lineOf(typed).toUpperCase();
  const number = shortNumberOf(line);
  if (!/^[A-Z0-9]{3,12}$/.test(number) || /^\d+$/.test(number)) return null;
  const words = line.replace(before, '').split(/[\s-]/);
  const isSpelled = words.length > 3 && words.every((word) => word.length === 1);
  // `12 quai` and `12b rue` begin addresses.
  const isAddress = words.length > 1 && /^\d/.test(line);
  const isOfNumbers = number.length === 6 && /\d/.test(number) && !isAddress;
  return before.test(line) || isSpelled || isOfNumbers ? number : null;
}
