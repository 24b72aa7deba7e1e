import { lineOf } from './line.ts';

/** Digits, with a space between thousands or without. */
const whole = /^([+-]?) ?(\d{1,3}(?: \d{3})+|\d+)$/;

/** A whole number in its plain writing, `-1234`; what is none is left as it is seen, for its field to refuse. */
export function wholeText(typed: string): string {
  const line = lineOf(typed);
  const [, sign = '', digits] = whole.exec(line) ?? [];
  return digits === undefined ? line : sign + digits.replaceAll(' ', '');
}

/** Thousands between spaces, or between the sign of the two that is not the decimal one. */
const grouped = String.raw`\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+(?=,\d)|\d{1,3}(?:,\d{3})+(?=\.\d)|\d+`;
/** The sign of the euro stands before, behind or in the place of the comma. */
const euros = new RegExp(String.raw`^€? ?([+-]?) ?€? ?(${grouped})(?:[.,€](\d{1,2}))? ?(?:€|euros?|EUR)?$`, 'iu');

/** An amount in euros as people write it, in cents: `12,50 €`, `12.50`, `1 234,5`, `−3`; null for what is none. */
export function centsIn(typed: string): number | null {
  const [, sign, units, cents = ''] = euros.exec(lineOf(typed)) ?? [];
  if (units === undefined) return null;
  const amount = Number(units.replace(/[ .,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return sign === '-' && amount !== 0 ? -amount : amount;
}
