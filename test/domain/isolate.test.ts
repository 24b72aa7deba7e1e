import { describe, expect, it } from 'vitest';
import { isolated, isolatedTexts } from '../../src/domain/isolate.ts';
import { makeSearch } from '../../src/domain/search/contains.ts';

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
