import * as z from 'zod/mini';
import { lineOf } from './line.ts';

const label = /^t[ée]l(?:[ée]phone)?\.?\s*:?\s*(?=[+(\d])/iu;
/** A number with a word beside it, `06 39 98 00 12 (bureau)`. */
const withWord = /^([+(]?\d[\d\s().\-/]*\d)\s*[(,;:]?\s*\p{L}[\p{L}\s.'-]*\)?$/u;
/** Fewer digits with words beside them are a house or a postal code. */
const leastBesideWord = 9;

/** A phone number in plain signs, with its groups as written: without the label before it, and the word after it. */
export function phonePlain(text: string): string {
  const line = lineOf(text).replace(label, '');
  const number = withWord.exec(line)?.[1]?.trim();
  return number !== undefined && number.replace(/\D/g, '').length >= leastBesideWord ? number : line;
}

/** The same as it is kept: a slash between its groups is a space. */
export const phoneText = (typed: string): string => lineOf(phonePlain(typed).replaceAll('/', ' '));

interface Number {
  readonly digits: string;
  /** With the code of its country. */
  readonly isAbroad: boolean;
}

/** The digits of a written number; a zero in brackets is dialled within its country alone. */
function numberIn(plain: string): Number {
  const digits = plain.replace(/\D/g, '');
  if (!plain.startsWith('+') && !digits.startsWith('00')) return { digits, isAbroad: false };
  const abroad = plain.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
  return { digits: abroad.replace(/^330/, '33'), isAbroad: true };
}

/**
 * The digits of a phone number, in whatever way it was written: `+33 (0)6 39 98 00 12`, `tel:0033639980012` and
 * `06.39.98.00.12` are `0639980012`. A number of another country keeps the digits of its country: `+32 475 …` is
 * `32475…`. Null for a text that is no phone number, nor the beginning of one.
 */
export function phoneDigits(text: string): string | null {
  const plain = phonePlain(text);
  if (!/^(?:\+|\(|\d)[\d\s().\-/]*$/.test(plain)) return null;
  const { digits, isAbroad } = numberIn(plain);
  return isAbroad && digits.startsWith('33') ? `0${digits.slice(2)}` : digits;
}

/** Digits of a number in France, and the fewest and most of one with the code of its country (E.164). */
const national = /^0[1-9]\d{8}$/;
const international = /^[1-9]\d{6,14}$/;

/** Whether a text is one whole phone number, which can be dialled from France. */
export function isPhone(text: string): boolean {
  const plain = phonePlain(text);
  if (phoneDigits(plain) === null) return false;
  const { digits, isAbroad } = numberIn(plain);
  return (isAbroad ? international : national).test(digits);
}

/** A phone number that somebody types: as people write it, with its groups (SUP-101, SUP-312). */
export const PhoneNumber = z.string().check(z.overwrite(phoneText), z.maxLength(40), z.refine(isPhone));

const leastDialled = 3;

/**
 * The address that dials a written number, `tel:+33639980012`; null for a text without one. Of several numbers it is
 * the first.
 */
export function telAddress(text: string): string | null {
  const plain = phonePlain(text);
  const run = /(?:\+|\(|\d)[\d\s().\-/]*/.exec(plain)?.[0] ?? '';
  const first = run.split(/\s*\/\s*/).find((part) => isPhone(part));
  const { digits, isAbroad } = numberIn((first ?? run).trim());
  if (digits.length < leastDialled) return null;
  return isAbroad ? `tel:+${digits}` : `tel:${digits}`;
}
