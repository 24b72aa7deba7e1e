import { fontsOf, type InvoiceFont, regular } from './fonts.ts';

export type Weight = keyof typeof fontsOf;

/** A sign as a reader counts them, with the font that draws it. */
export interface Sign {
  readonly text: string;
  readonly font: InvoiceFont;
}

/** Signs beside each other in one font. */
export type Run = Sign;

/** Stands for a sign that no font has: a reader sees that something is not there. */
const unknown = '\uFFFD';
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** They tell about the signs beside them, and are nothing to be drawn; joiners are, in Arabic letters. */
const unseen = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const controls = /\p{Cc}+/gu;

/** The signs of a text, each in the first font that has all of it. Here alone is decided what an invoice cannot write. */
export function signsOf(text: string, weight: Weight): readonly Sign[] {
  const plain = text.normalize('NFC').replace(controls, ' ');
  return [...graphemes.segment(plain)].flatMap(({ segment }) => {
    const sign = segment.replace(unseen, '');
    return sign === '' ? [] : [signOf(sign, weight)];
  });
}

function signOf(text: string, weight: Weight): Sign {
  for (const load of fontsOf[weight]) {
    const font = load();
    if (has(font, text)) return { text, font };
  }
  return { text: unknown, font: regular() };
}

const has = ({ signs }: InvoiceFont, text: string) =>
  [...text].every((sign) => signs.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** Runs of signs in one font each. */
export function runsOf(signs: readonly Sign[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { text, font } of signs) {
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + text };
    else runs.push({ text, font });
  }
  return runs;
}
