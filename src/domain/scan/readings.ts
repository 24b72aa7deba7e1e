import type { Press } from './burst.ts';
import { codeIn, type ScannedCode } from './code.ts';

type Sign = Pick<Press, 'code' | 'key' | 'isShifted'>;

/** The sign of a code that a scanner set to a US keyboard means by a key; null for any other. */
function meantBy({ code, isShifted }: Sign): string | null {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return letter;
  if (isShifted) return null;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit ?? (code === 'Minus' || code === 'NumpadSubtract' ? '-' : null);
}

/** The text of the keys in the device's layout. */
export const textOf = (signs: readonly Sign[]): string => signs.map(({ key }) => key).join('');

/** The text of the keys by their places; null where one of them is not used in codes. */
function placesOf(signs: readonly Sign[]): string | null {
  const meant = signs.map(meantBy);
  return meant.includes(null) ? null : meant.join('');
}

/**
 * The possible codes of the keys: by the device's layout and by their places, without duplicates. Empty if neither has
 * a code's form.
 */
export function readings(signs: readonly Sign[]): readonly ScannedCode[] {
  const byPlaces = placesOf(signs);
  const codes = [codeIn(textOf(signs)), byPlaces === null ? null : codeIn(byPlaces)].flatMap((code) => code ?? []);
  return codes.filter(({ text }, at) => codes.findIndex((other) => other.text === text) === at);
}

/** Capitals, digits and hyphens, with a digit: printed on labels, rarely typed, such as an article's number. */
const isPrinted = (text: string) => /^(?=.*\d)[A-Z0-9-]{6,}$/.test(text);

/**
 * Whether keys pressed in a field surely come from a scanner, whatever their code. A text in small letters was typed,
 * or comes from a program that types for somebody.
 */
export function isSurelyScanned(signs: readonly Sign[]): boolean {
  const text = textOf(signs);
  if (readings(signs).length > 0) return true;
  return !/[a-z]/.test(text) && (isPrinted(text) || isPrinted(placesOf(signs) ?? ''));
}

/** The code that is meant; or none, or several. */
export type Meant =
  | { readonly is: 'code'; readonly code: ScannedCode }
  | { readonly is: 'none' }
  | { readonly is: 'several'; readonly codes: readonly ScannedCode[] };

/**
 * The code that is meant: the only reading, or the only known one of two. `several` where both are known, or neither
 * is.
 */
export function meantOf(codes: readonly ScannedCode[], isKnown: (code: ScannedCode) => boolean): Meant {
  const known = codes.length > 1 ? codes.filter(isKnown) : codes;
  const [code, ...others] = known;
  if (code && others.length === 0) return { is: 'code', code };
  return codes.length === 0 ? { is: 'none' } : { is: 'several', codes };
}
