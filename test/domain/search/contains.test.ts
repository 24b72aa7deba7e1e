import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSoonFilters, keepsDriver } from '../../../src/domain/driver/soon-filter.ts';
import { makeSearch, plain } from '../../../src/domain/search/contains.ts';
import { indexed, search } from '../../../src/domain/search/searchable.ts';

/** What is written, and what is typed for it. */
const alike: readonly (readonly [string, string])[] = [
  ['12 Rue du Sacré-Cœur', 'sacre-coeur'],
  ['Anne Lebœuf', 'leboeuf'],
  ['Lætitia', 'LAETITIA'],
  ['Weiß', 'weiss'],
  ['GROẞ', 'gross'],
  ['Ørsted', 'orsted'],
  ['Łukasz', 'lukasz'],
  ['Éloïse', 'eloise'],
  ['Rue d’Alésia', "rue d'alesia"],
  ["Rue d'Alésia", 'rue d’alesia'],
  ['Rue dʼAlésia', 'rue d`alésia'],
  ['Saint‑Ouen', 'saint-ouen'],
  ['Saint–Ouen', 'saint−ouen'],
  ['Jean\u00a0Dupont', 'jean dupont'],
  ['Jean\u202fDupont', 'jean  dupont'],
  ['Jean Dupont', 'jean\tdupont'],
  ['Ｄｕｐｏｎｔ　１２', 'dupont 12'],
  ['ﬁnance', 'finance'],
  ['finance', 'ﬁnance'],
  ['Bou\u00adlanger', 'boulanger'],
  ['\u202aDupont\u202c', 'dupont'],
  ['« Le Bœuf »', '" le boeuf'],
  ['2ᵉ étage', '2e etage'],
  ['İstanbul', 'istanbul'],
];

describe('signs that people take for the same are the same', () => {
  it.each(alike)('%s is found by %s, in the search and in the filter by name', (written, typed) => {
    expect(makeSearch(typed)(written)).toBe(true);
    const entry = { kind: 'order' as const, id: 1, name: 'A1', about: [written], keys: [] };
    expect(search([indexed(entry)], typed, 5)).toEqual([entry]);
    const filters = { ...firstSoonFilters, soonOnly: false, hideRefusals: false, name: typed };
    expect(keepsDriver(filters, 0)({ name: written })).toBe(true);
  });

  it('what is other stays other', () => {
    for (const [written, typed] of [
      ['Lebœuf', 'lebof'],
      ['Saint-Ouen', 'saint_ouen'],
      ['A1', 'A 1'],
      ['Rue d’Alésia', 'rue d"alesia'],
    ] as const)
      expect(makeSearch(typed)(written)).toBe(false);
  });

  it('a text is found by itself, by any writing of itself, and by every part of it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(text, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (written, form) => {
        expect(plain(plain(written))).toBe(plain(written));
        expect(makeSearch(written.normalize(form))(written)).toBe(true);
        expect(makeSearch(written)(`a ${written} b`)).toBe(true);
      }),
      {
        examples: [
          ['\u2033', 'NFKC'],
          ['!\u0000\u0300', 'NFC'],
        ],
      },
    );
  });
});
