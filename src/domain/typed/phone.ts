import { lineOf } from './line.ts';

/**
 * The digits of a phone number, in whatever way it was written: `+33 (0)6 39 98 00 12`, `tel:0033639980012` and
 * `06.39.98.00.12` are `0639980012`. A number of another country keeps the digits of its country: `+32 475 …` is
 * `32475…`. Null for a text that is no phone number, nor the beginning of one.
 */
export function phoneDigits(text: string): string | null {
  const written = lineOf(text)
    .toLowerCase()
    .replace(/^(?:t[ée]l(?:[ée]phone)?\.?\s*:?)\s*/, '');
  if (!/^(?:\+|\(|\d)[\d\s().\-/]*$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  const abroad = written.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null;
  if (abroad === null) return digits;
  return abroad.startsWith('33') ? `0${abroad.slice(2).replace(/^0/, '')}` : abroad;
}
