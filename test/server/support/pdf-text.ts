import { inflateSync } from 'node:zlib';

/** The streams of a PDF, inflated. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    const end = text.indexOf('endstream', index);
    try {
      return [inflateSync(pdf.subarray(index + length, end)).toString('latin1')];
    } catch {
      // Not deflated: nothing that is read here.
      return [];
    }
  });
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Letters by glyph; each font of these files numbers its own. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [at, { 1: hex = '' }] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + at, utf16(hex.replaceAll(' ', '')));
  return letters;
}

/** A run of text as it is drawn: the name of its font, and its letters. */
export type PdfRun = readonly [font: string, text: string];

/** The fonts of a file by the name its pages use: what they are called, and what letters their glyphs are. */
function fontsOf(
  raw: string,
): ReadonlyMap<string, { readonly name: string; readonly letters: ReadonlyMap<number, string> }> {
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  return new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, key = '', id = '']) => {
      const font = objects.get(id) ?? '';
      const mapId = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
      const [map = ''] = streamsOf(Buffer.from(objects.get(mapId) ?? '', 'latin1'));
      return [key, { name: /\/BaseFont \/[A-Z]+\+([\w-]+)/.exec(font)?.[1] ?? '', letters: lettersOf(map) }];
    }),
  );
}

/** The runs of a PDF made with embedded fonts, as drawn. Enough for the files of this server, and for no others. */
export function pdfRuns(pdf: Buffer): readonly PdfRun[] {
  const fonts = fontsOf(pdf.toString('latin1'));
  const runs: PdfRun[] = [];
  for (const stream of streamsOf(pdf).filter((it) => it.includes(' Tf'))) {
    let font = fonts.get('');
    for (const [, key, drawn] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
      if (key) font = fonts.get(key);
      else runs.push([font?.name ?? '', textOf(drawn ?? '', font?.letters ?? new Map())]);
  }
  return runs;
}

const textOf = (drawn: string, letters: ReadonlyMap<number, string>) =>
  [...drawn.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(({ 1: hex = '' }) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '?')
    .join('');

/** What a PDF says, as a reader would select it. */
export const pdfText = (pdf: Buffer): { readonly pages: number; readonly text: string } => ({
  pages: [...pdf.toString('latin1').matchAll(/\/Type \/Page\n/g)].length,
  text: pdfRuns(pdf)
    .map(([, text]) => text)
    .join('\n'),
});
