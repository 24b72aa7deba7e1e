import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { crateCodesFrom, orderLabel, trolleyLabel } from '../../../src/domain/scan/labels.ts';
import { TrolleyId } from '../../../src/domain/transit/trolley.ts';
import { barsOf } from '../../../src/views/concepts/order/labels/bars.ts';

/** Code 128 as its standard has it: bars and spaces of each value, 0 to 105, in modules. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const stop = '2331112';
const [toC, toB, startB, startC] = [99, 100, 104, 105];

/** What a reader makes of bars; an error for bars that are no code. */
function readOf({ width, bars }: ReturnType<typeof barsOf>): string {
  const modules = bars.flatMap((bar, at) => {
    const next = bars[at + 1];
    return next ? [bar.width, next.at - bar.at - bar.width] : [bar.width];
  });
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last) throw new Error('Invariant: no bars');
  // Ten modules of white on both sides.
  expect(first.at).toBe(10);
  expect(width - last.at - last.width).toBe(10);
  const all = modules.join('');
  expect(all.slice(-stop.length)).toBe(stop);
  const values = (all.slice(0, -stop.length).match(/.{6}/g) ?? []).map((each) => widths.indexOf(each));
  expect(values).not.toContain(-1);
  const check = values.pop();
  expect(values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103).toBe(check);
  const [start, ...rest] = values;
  let isC = start === startC;
  if (!isC && start !== startB) throw new Error(`Invariant: a code of set ${start}`);
  let text = '';
  for (const value of rest) {
    if (isC && value === toB) isC = false;
    else if (!isC && value === toC) isC = true;
    else text += isC ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

test('OUR-032 what is printed is read back, sign for sign', () => {
  const name = fc
    .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'), { minLength: 1, maxLength: 24 })
    .map((signs) => signs.join(''));
  const code = fc.oneof(
    name.map((it) => `CMD-${it}`),
    name.map((it) => `CH-${it}`),
    fc.integer({ min: 0, max: 9_999 }).map((it) => String(it).padStart(4, '0').replace(/^../, '$&-')),
  );
  fc.assert(
    fc.property(code, (text) => {
      expect(readOf(barsOf(text))).toBe(text);
    }),
  );
});

const noOrders: ReadonlyMap<string, string> = new Map();
const codesFrom = (first: string, count: number, orders = noOrders) => crateCodesFrom(first, count, orders)?.codes;

test('OUR-032 crates are numbered on from one code, to 99-99 at the most', () => {
  expect(codesFrom('12-34', 24)?.at(0)).toBe('12-34');
  expect(codesFrom('12-34', 24)?.at(-1)).toBe('12-57');
  expect(codesFrom('12-99', 2)).toEqual(['12-99', '13-00']);
  expect(codesFrom('99-98', 24)).toEqual(['99-98', '99-99']);
  expect(crateCodesFrom('1234', 24, noOrders)).toBeNull();
});

test('OUR-032 a code that an order bears is left out and named, and the sheet is full all the same', () => {
  const orders = new Map([
    ['39-78', 'QGYAJM'],
    ['39-71', 'BFAC9Q'],
    ['12-00', 'K2MVRU'],
  ]);
  expect(crateCodesFrom('39-70', 24, orders)).toEqual({
    codes: expect.arrayContaining(['39-70', '39-72', '39-77', '39-79', '39-95']),
    borne: [
      { code: '39-71', order: 'BFAC9Q' },
      { code: '39-78', order: 'QGYAJM' },
    ],
  });
  expect(codesFrom('39-70', 24, orders)).toHaveLength(24);
  expect(codesFrom('99-99', 3, new Map([['99-99', 'QGYAJM']]))).toEqual([]);
});

test('OUR-032 a label has the code in its letters, and the names beside it with their accents', () => {
  const order = { id: OrderId.parse(7), random_id: 'BFAC9Q', fullname: 'Grégoire Orsonneau' };
  expect(orderLabel(order, '10:30 - 12:30')).toMatchObject({
    code: 'CMD-BFAC9Q',
    name: 'BFAC9Q',
    lines: ['Grégoire Orsonneau', '10:30 - 12:30'],
  });
  const trolley = { id: TrolleyId.parse(3), name: 'Épi 7', current_location: 9, logistics_center: CenterId.parse(1) };
  const place = { id: 9, name: 'Allée É' };
  expect(trolleyLabel(trolley, [trolley], [place], 'Paris La Chapelle')).toMatchObject({
    code: 'CH-EPI-7',
    name: 'Épi 7',
    lines: ['Allée É', 'Paris La Chapelle'],
  });
});
