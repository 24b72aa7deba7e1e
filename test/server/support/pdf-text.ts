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

/** Letters by glyph, of the first font that tells more than the others; each font of these files numbers its own. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [at, { 1: hex = '' }] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + at, utf16(hex.replaceAll(' ', '')));
  return letters;
}

/**
 * What a PDF made with embedded fonts says, as a reader would select it: its fonts in the order of their maps, `F1` first.
 * Enough for the files of this server, and for no others.
 */
export function pdfText(pdf: Buffer): { readonly pages: number; readonly text: string } {
  const streams = streamsOf(pdf);
  const raw = pdf.toString('latin1');
  const maps = new Map<string, ReadonlyMap<number, string>>();
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fontIds = new Map([...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
  for (const [name, id] of fontIds) {
    const mapId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    const [map = ''] = streamsOf(Buffer.from(objects.get(mapId) ?? '', 'latin1'));
    maps.set(name, lettersOf(map));
  }
  const lines = streams.filter((it) => it.includes(' Tf')).map((it) => linesOf(it, maps));
  return { pages: [...raw.matchAll(/\/Type \/Page\n/g)].length, text: lines.join('\n') };
}

function linesOf(stream: string, maps: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = maps.get(font) ?? new Map();
    else {
      for (const { 1: hex = '' } of (shown ?? '').matchAll(/<([0-9a-f]*)>/g))
        for (let at = 0; at < hex.length; at += 4)
          text += letters.get(Number.parseInt(hex.slice(at, at + 4), 16)) ?? '?';
      text += '\n';
    }
  }
  return text;
}
