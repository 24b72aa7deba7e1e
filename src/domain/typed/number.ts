import { lineOf } from './line.ts';

/** Digits, with or without a space between thousands. */
const whole = /^([+-]?) ?(\d{1,3}(?: \d{3})+|\d+)$/;

/** A whole number in plain form, `-1234`; any other text is returned as it looks, for its field to refuse. */
export function wholeText(typed: string): string {
  const line = lineOf(typed);
  const [, sign = '', digits] = whole.exec(line) ?? [];
  return digits === undefined ? line : sign + digits.replaceAll(' ', '');
}

/** Thousands separated by spaces, or by the point or comma that is not the decimal sign. */
const grouped = String.raw`\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+(?=,\d)|\d{1,3}(?:,\d{3})+(?=\.\d)|\d+`;
/** The euro sign is before the number, after it or in place of the comma. */
const euros = new RegExp(String.raw`^€? ?([+-]?) ?€? ?(${grouped})(?:[.,€](\d{1,2}))? ?(?:€|euros?|EUR)?$`, 'iu');

/** An amount in euros as people write it, in cents: `12,50 €`, `12.50`, `1 234,5`, `−3`; null for anything else. */
export function centsIn(typed: string): number | null {
  const [, sign, units, cents = ''] = euros.exec(lineOf(typed)) ?? [];
  if (units === undefined) return null;
  const amount = Number(units.replace(/[ .,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return sign === '-' && amount !== 0 ? -amount : amount;
}
