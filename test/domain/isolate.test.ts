import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSearch } from '../../src/domain/search/contains.ts';
import { isolated, isolatedTexts, joined, sentence } from '../../src/domain/words/isolate.ts';

describe('a name in a sentence', () => {
  it.each(['Zoé Pont', '', '<b>gras</b>', '=1+1', '👩🏽‍🚒 zéro\u200B'])(
    'that turns nothing stays as it is: %s',
    (text) => {
      expect(isolated(text)).toBe(text);
    },
  );

  it.each([
    ['محمد', '\u2068محمد\u2069'],
    ['ליאור 4', '\u2068ליאור 4\u2069'],
    ['a\u202Eb\u2069c\u2067', '\u2068abc\u2069'],
  ])('that could is set apart, without signs of its own that could end that: %s', (text, shown) => {
    expect(isolated(text)).toBe(shown);
  });

  it('that is set apart already, or holds a name that is, keeps that', () => {
    const name = isolated('محمد');
    expect([isolated(name), isolated(`Surcoût de ${name} : 3`)]).toEqual([name, `\u2068Surcoût de ${name} : 3\u2069`]);
  });

  it('turns nothing beside it, whatever signs are in it', () => {
    const signs = fc.string({
      unit: fc.constantFrom('a', 'ل', '\u202E', '\u202C', '\u2066', '\u2067', '\u2068', '\u2069'),
    });
    fc.assert(
      fc.property(signs, (text) => {
        const set = isolated(text);
        const depths = [...set].reduce(
          ([depth = 0, ...rest], sign) => {
            const next = /[\u2066-\u2068]/.test(sign) ? depth + 1 : sign === '\u2069' ? depth - 1 : depth;
            return [next, depth, ...rest];
          },
          [0],
        );
        // Everything opened in it is closed in it, and it is not left before its end.
        expect(depths[0]).toBe(0);
        expect(set === text || depths.slice(1, -1).every((depth) => depth > 0)).toBe(true);
        expect(set).not.toMatch(/[\u202A-\u202E]/);
        expect(isolated(set)).toBe(set);
      }),
    );
  });

  it('is set apart from our words around it, and from other names', () => {
    expect(sentence`Sacs de ${'ליאור'} : ${3}`).toBe('Sacs de \u2068ליאור\u2069 : 3');
    expect(joined(' · ', ['G7', null, 'ליאור', '', undefined])).toBe('G7 · \u2068ליאור\u2069');
  });

  it('is found by its letters all the same', () => {
    expect([makeSearch('محمد')(isolated('محمد علي')), makeSearch('zero')('zé\u200Bro')]).toEqual([true, true]);
  });

  it('is set apart wherever it stands in what a sentence is made of', () => {
    expect(isolatedTexts({ name: 'ליאור', ids: [7, null], of: [{ name: 'Zoé' }] })).toEqual({
      name: '\u2068ליאור\u2069',
      ids: [7, null],
      of: [{ name: 'Zoé' }],
    });
  });
});
