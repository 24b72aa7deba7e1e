import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { root } from '../root.ts';
import { sfntOf } from './sfnt.ts';

const { resolve } = createRequire(`${root}server/package.json`);

/** A font of the invoices: its file, and which signs it can draw. */
export interface InvoiceFont {
  readonly name: string;
  readonly file: Buffer;
  readonly signs: Font;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const font = (name: string, file: () => Buffer) =>
  once((): InvoiceFont => {
    const bytes = file();
    return { name, file: bytes, signs: create(bytes) };
  });

/** Latin, Greek and Cyrillic, and much besides; the standard fonts of PDF have a part of Latin. */
export const regular = font('regular', () => readFileSync(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')));
const bold = font('bold', () => readFileSync(resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')));
/** Japanese, and most of the Chinese letters of names. */
const japanese = font('japanese', () =>
  sfntOf(readFileSync(resolve('@fontsource/kosugi/files/kosugi-japanese-400-normal.woff'))),
);

/** By weight, in the order in which a font is looked for; each file is read when a text first needs it. */
export const fontsOf = {
  regular: [regular, japanese],
  bold: [bold, regular, japanese],
} as const;
