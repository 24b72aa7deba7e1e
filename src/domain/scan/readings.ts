import type { Press } from './burst.ts';
import { codeIn, type ScannedCode } from './code.ts';

type Sign = Pick<Press, 'code' | 'key' | 'isShifted'>;

/** What a scanner that is set to a US keyboard means by a key, in the signs of a code; null for any other. */
function meantBy({ code, isShifted }: Sign): string | null {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return letter;
  if (isShifted) return null;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit ?? (code === 'Minus' || code === 'NumpadSubtract' ? '-' : null);
}

/** What the keys wrote by the layout of the device. */
export const textOf = (signs: readonly Sign[]): string => signs.map(({ key }) => key).join('');

/** What the keys say by their places; null where they are none of a code's. */
function placesOf(signs: readonly Sign[]): string | null {
  const meant = signs.map(meantBy);
  return meant.includes(null) ? null : meant.join('');
}

/** The codes that keys may be: as the device wrote them and by their places, each once. None for what is no code's form. */
export function readings(signs: readonly Sign[]): readonly ScannedCode[] {
  const byPlaces = placesOf(signs);
  const codes = [codeIn(textOf(signs)), byPlaces === null ? null : codeIn(byPlaces)].flatMap((code) => code ?? []);
  return codes.filter(({ text }, at) => codes.findIndex((other) => other.text === text) === at);
}

/** Capitals, digits and hyphens, with a digit: what labels hold and hardly anybody types, such as an article's number. */
const isPrinted = (text: string) => /^(?=.*\d)[A-Z0-9-]{6,}$/.test(text);

/**
 * Whether keys that were struck in a field are a scanner's for sure, whatever they are a code of: a text of small letters
 * is somebody's, or that of a program that writes for him.
 */
export function isSurelyScanned(signs: readonly Sign[]): boolean {
  const text = textOf(signs);
  if (readings(signs).length > 0) return true;
  return !/[a-z]/.test(text) && (isPrinted(text) || isPrinted(placesOf(signs) ?? ''));
}

/** Which of the codes is meant; or that it is none, or one of several. */
export type Meant =
  | { readonly is: 'code'; readonly code: ScannedCode }
  | { readonly is: 'none' }
  | { readonly is: 'several'; readonly codes: readonly ScannedCode[] };

/** One reading is meant; of two the one that is known, and neither where both are, or none is. */
export function meantOf(codes: readonly ScannedCode[], isKnown: (code: ScannedCode) => boolean): Meant {
  const known = codes.length > 1 ? codes.filter(isKnown) : codes;
  const [code, ...others] = known;
  if (code && others.length === 0) return { is: 'code', code };
  return codes.length === 0 ? { is: 'none' } : { is: 'several', codes };
}
