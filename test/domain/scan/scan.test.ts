import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hear, noBurst, type Press, paceMs } from '../../../src/domain/scan/burst.ts';
import { codeIn } from '../../../src/domain/scan/code.ts';
import { isOfCode, orderCode, trolleyCode, trolleysOfCode } from '../../../src/domain/scan/printed.ts';
import { isSurelyScanned, meantOf, readings, textOf } from '../../../src/domain/scan/readings.ts';
import { TrolleyId } from '../../../src/domain/transit/trolley.ts';
import { keysFor, type Layout, layouts, pressesOf, pressOf } from './layouts.ts';

/** Every scan that a row of presses holds. */
function scansIn(presses: readonly Press[]): readonly (readonly Press[])[] {
  let burst = noBurst;
  return presses.flatMap((press) => {
    const heard = hear(burst, press);
    burst = heard.burst;
    return heard.scanned ? [heard.scanned] : [];
  });
}

const digits = fc.integer({ min: 0, max: 99 }).map((part) => String(part).padStart(2, '0'));
const nameOfCode = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join(''));
const code = fc.oneof(
  fc.tuple(digits, digits).map(([one, other]) => `${one}-${other}`),
  nameOfCode.map((name) => `CMD-${name}`),
  nameOfCode.map((name) => `CH-${name}`),
);
const layout = fc.constantFrom(...Object.values(layouts));
const us: Layout = layouts.us as Layout;

/** A scanner that is set as the device is, or to a US keyboard. */
const scanner = fc.record({ device: layout, isUs: fc.boolean(), gapMs: fc.integer({ min: 0, max: 40 }) });
type Scanner = typeof scanner extends fc.Arbitrary<infer One> ? One : never;

const scanned = (text: string, { device, isUs, gapMs }: Scanner, fromMs: number, end = 'Enter') => {
  const keys = keysFor(text, isUs ? us : device);
  const presses = pressesOf(keys, device, fromMs, gapMs);
  return [...presses, pressOf(end, fromMs + keys.length * gapMs)];
};

/** Typing of a hand: words and Enter, some keys rolled into each other, never four in a row and what ends them. */
const typing = fc
  .array(
    fc.record({
      key: fc.constantFrom(...'abcdeimnprstu0123456789-', 'Enter', 'Tab', 'Backspace', 'ArrowLeft'),
      slowMs: fc.integer({ min: paceMs + 1, max: 400 }),
      rollMs: fc.integer({ min: 5, max: paceMs }),
      isRolled: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((keys) => {
    let inRow = 0;
    return keys.map(({ key, slowMs, rollMs, isRolled }, at) => {
      inRow = isRolled && at > 0 && inRow < 3 ? inRow + 1 : 0;
      return { key, afterMs: inRow > 0 ? rollMs : slowMs };
    });
  });

test('OUR-022 of any mix of typing and scans, at any layout, the scans alone are heard, in their order', () => {
  const part = fc.oneof(
    typing.map((keys) => ({ keys })),
    fc.record({ code, scanner, end: fc.constantFrom('Enter', 'Tab') }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      let atMs = 0;
      const presses: Press[] = [];
      for (const it of parts) {
        if ('keys' in it) {
          for (const { key, afterMs } of it.keys) {
            atMs += afterMs;
            presses.push(pressOf(key, atMs));
          }
        } else {
          // A hand that rests on the keys while somebody scans would be one with it.
          atMs += paceMs + 1;
          const its = scanned(it.code, it.scanner, atMs, it.end);
          presses.push(...its);
          atMs = its.at(-1)?.atMs ?? atMs;
        }
      }
      const wanted = parts.flatMap((it) => ('keys' in it ? [] : [it.code]));
      const heard = scansIn(presses).map((signs) => readings(signs).map(({ text }) => text));
      expect(heard).toHaveLength(wanted.length);
      wanted.forEach((text, at) => {
        expect(heard[at]).toContain(text);
      });
    }),
  );
});

test('OUR-022 five scans in a second are five, whatever gap there is between them', () => {
  const five = ['12-34', '12-35', '12-36', 'CMD-BFAC9Q', 'CH-C07'];
  for (const pauseMs of [1, 20, 120]) {
    let atMs = 0;
    const presses = five.flatMap((text) => {
      const its = scanned(text, { device: layouts.french as Layout, isUs: true, gapMs: 4 }, atMs);
      atMs = (its.at(-1)?.atMs ?? 0) + pauseMs;
      return its;
    });
    expect(presses.at(-1)?.atMs).toBeLessThan(1_000);
    expect(scansIn(presses).map((signs) => readings(signs).map(({ text }) => text))).toEqual(five.map((it) => [it]));
  }
});

test('OUR-022 a key that is held down, a shortcut and a burst that nothing ends are no scan', () => {
  const at = (keys: readonly Partial<Press>[]) =>
    scansIn(keys.map((key, place) => ({ ...pressOf('1', place * 10), ...key })));
  const end = { code: 'Enter', key: 'Enter' };
  expect(at([{}, {}, {}, {}, {}, end])).toHaveLength(1);
  expect(at([{}, {}, {}, {}, {}])).toEqual([]);
  expect(at([{}, { isRepeat: true }, { isRepeat: true }, { isRepeat: true }, { isRepeat: true }, end])).toEqual([]);
  expect(at([{}, {}, {}, {}, {}, { ...end, isModified: true }])).toEqual([]);
  expect(at([{}, {}, { isModified: true }, {}, {}, end])).toEqual([]);
  expect(at([{}, {}, {}, end])).toEqual([]);
  expect(at([{}, {}, {}, {}, {}, { ...end, atMs: 40 + paceMs + 1 }])).toEqual([]);
});

test('OUR-024 Enter, Tab and line feed at the pace of the end before them are of the scan; by hand they are none', () => {
  const lineFeeds = [{ key: '\n' }, { key: 'j', code: 'KeyJ', isModified: true }];
  const tail: Partial<Press>[] = [...['Enter', 'Tab', 'Enter'].map((key) => ({ key, code: key })), ...lineFeeds];
  const code = scanned('CMD-A1', { device: us, isUs: true, gapMs: 5 }, 0);
  const endMs = code.at(-1)?.atMs ?? 0;
  const secondEnds = (gapMs: number, keys: readonly Partial<Press>[]) => {
    let burst = noBurst;
    return [...code, ...keys.map((key, at) => ({ ...pressOf('x', endMs + (at + 1) * gapMs), ...key }))].flatMap(
      (press) => {
        const heard = hear(burst, press);
        burst = heard.burst;
        return heard.isSecondEnd ? [press.key] : [];
      },
    );
  };
  expect(secondEnds(paceMs, tail)).toEqual(tail.map(({ key }) => key));
  expect(secondEnds(paceMs + 1, tail)).toEqual([]);
  // Another key is somebody's, and so is Enter after it.
  expect(secondEnds(5, [{ key: 'Escape', code: 'Escape' }, ...tail])).toEqual([]);
  expect(secondEnds(5, [{}, ...tail])).toEqual([]);
});

test('OUR-023 a scanner set to a US keyboard is read on a French computer, and one set as the computer is', () => {
  const french = layouts.french as Layout;
  const onFrench = (text: string, isUs: boolean) =>
    pressesOf(keysFor(text, isUs ? us : french), french, 0, 5).filter(({ key }) => key !== 'Shift');
  expect(textOf(onFrench('12-34', true))).toBe('&é)"\'');
  expect(readings(onFrench('12-34', true))).toEqual([codeIn('12-34')]);
  expect(readings(onFrench('12-34', false))).toEqual([codeIn('12-34')]);
  expect(readings(onFrench('CMD-AZ9', true))).toEqual([codeIn('CMD-AZ9')]);
  expect(readings(onFrench('CMD-AZ9', false))).toEqual([codeIn('CMD-AZ9')]);
});

test('OUR-023 of two readings the known one is meant, and neither where both are known or none is', () => {
  // On a keyboard that has other letters elsewhere and the hyphen in its place, both may be codes.
  const signs = [...'CH-R7'].map((sign, at) => ({
    code: ['KeyC', 'KeyH', 'Minus', 'KeyS', 'Digit7'][at] ?? '',
    key: sign,
    isShifted: false,
  }));
  const both = readings(signs);
  expect(both.map(({ text }) => text)).toEqual(['CH-R7', 'CH-S7']);
  const [one, other] = both;
  expect(meantOf(both, ({ text }) => text === 'CH-S7')).toEqual({ is: 'code', code: other });
  expect(meantOf(both, ({ text }) => text === 'CH-R7')).toEqual({ is: 'code', code: one });
  expect(meantOf(both, () => true)).toEqual({ is: 'several', codes: both });
  expect(meantOf(both, () => false)).toEqual({ is: 'several', codes: both });
  expect(meantOf([], () => true)).toEqual({ is: 'none' });
});

test('OUR-024 what was struck in a field is a scan only where it is a code, or what only labels hold', () => {
  const signsOf = (text: string, device: Layout = us) =>
    pressesOf(keysFor(text, device), device, 0, 5).filter(({ key }) => key !== 'Shift');
  for (const text of ['12-34', 'CMD-BFAC9Q', '3256221112345']) expect(isSurelyScanned(signsOf(text))).toBe(true);
  const ean = pressesOf(keysFor('3256221112345', us), layouts.french as Layout, 0, 5);
  expect(isSurelyScanned(ean)).toBe(true);
  for (const text of ['marie', 'marie2026', '75011', 'rue']) expect(isSurelyScanned(signsOf(text))).toBe(false);
});

test('OUR-026 a code holds capitals, digits and hyphens, and leads back to what it was printed for', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const trolley = fc.record({
    id: fc.integer({ min: 1, max: 1e6 }).map((id) => TrolleyId.parse(id)),
    name: fc.option(text),
    full_name: fc.option(text),
  });
  const trolleys = fc.uniqueArray(trolley, { maxLength: 8, selector: ({ id }) => id });
  fc.assert(
    fc.property(trolleys, (all) => {
      for (const one of all) {
        const printed = trolleyCode(one, all);
        expect(printed).toMatch(/^CH-[A-Z0-9-]+$/);
        const read = codeIn(printed);
        expect(read && trolleysOfCode(read, all)).toEqual([one]);
      }
    }),
  );
  const order = fc.record({ id: fc.integer({ min: 1, max: 2 ** 40 }), random_id: fc.option(text) });
  fc.assert(
    fc.property(order, (one) => {
      const printed = orderCode(one);
      expect(printed).toMatch(/^CMD-[A-Z0-9-]+$/);
      const read = codeIn(printed);
      expect(read && isOfCode(read, one)).toBe(true);
    }),
  );
});
