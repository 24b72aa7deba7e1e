import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { beforeAll, expect, it, vi } from 'vitest';
import { barsOf } from '../../../src/views/concepts/order/labels/bars.ts';

/** As `ImageData` of browsers. */
class Picture {
  constructor(
    readonly data: Uint8ClampedArray<ArrayBuffer>,
    readonly width: number,
    readonly height: number,
  ) {}
}

beforeAll(() => {
  vi.stubGlobal('DOMRectReadOnly', class {});
  vi.stubGlobal('ImageData', Picture);
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });
});

/** A label as a camera sees it: its bars among the white of the paper, turned, and not quite black. */
function pictureOf(code: string, { module = 3, isTurned = false, dark = 40 } = {}): ImageData {
  const { width, bars } = barsOf(code);
  const [long, high] = [width * module, 120];
  const [columns, rows] = isTurned ? [high, long] : [long, high];
  const data = new Uint8ClampedArray(columns * rows * 4).fill(235);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [along, across] = isTurned ? [row, column] : [column, row];
      const isBar =
        across > 20 &&
        across < 100 &&
        bars.some(({ at, width: of }) => along >= at * module && along < (at + of) * module);
      if (isBar) data.fill(dark, (row * columns + column) * 4, (row * columns + column) * 4 + 3);
    }
  return new ImageData(data, columns, rows);
}

it.each(['CMD-BFAC9Q', 'CMD-1234567890', 'CH-C07', '12-34', '99-99'])(
  'OUR-039 OUR-032 the reader reads our label %s, also turned and in poor light',
  async (code) => {
    const reader = new BarcodeDetector({ formats: ['code_128'] });
    for (const picture of [
      pictureOf(code),
      pictureOf(code, { isTurned: true }),
      pictureOf(code, { module: 2, dark: 130 }),
    ])
      expect((await reader.detect(picture)).map(({ rawValue }) => rawValue)).toEqual([code]);
    expect(await reader.detect(pictureOf(code, { dark: 235 }))).toEqual([]);
  },
);
