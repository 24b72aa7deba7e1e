import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexed, type Searchable, search } from '../../../src/domain/search/searchable.ts';

const entry = (id: number, name: string, ...about: string[]): Searchable => ({
  kind: 'order',
  id,
  name,
  about,
  keys: [String(id)],
});

const among = [
  entry(1001, 'A12', 'Zoé Martin', '4 Rue Pajol 75018 Paris'),
  entry(1002, 'A1', 'Jean Zola', '12 Avenue Foch 75016 Paris'),
  entry(1003, 'B7', 'Éloïse Pajolin', '1 Rue d’Alésia 75014 Paris'),
].map(indexed);
const ids = (typed: string, most = 30) => search(among, typed, most).map(({ id }) => id);

describe('a search', () => {
  it('finds by number, name, address and id, whatever the accents and the case', () => {
    expect(ids('eloise')).toEqual([1003]);
    expect(ids('ALÉSIA')).toEqual([1003]);
    expect(ids('1002')).toEqual([1002]);
    expect(ids('75018 martin')).toEqual([1001]);
  });

  it('puts what is named exactly so first, then what begins so, then words that begin so', () => {
    expect(ids('a1')).toEqual([1002, 1001]);
    expect(ids('pajol')).toEqual([1001, 1003]);
    expect(ids('zo')).toEqual([1001, 1002]);
  });

  it('SUP-029 finds an order by its number however it is spelled', () => {
    const orders = [entry(1004, 'BFAC9Q'), entry(1005, 'QGYAJM')].map(indexed);
    const found = (typed: string) => search(orders, typed, 30).map(({ name }) => name);
    for (const typed of ['CMD-BFAC9Q', 'n° bfac9q', 'B F A C 9 Q', 'BFAC 9Q']) expect(found(typed)).toEqual(['BFAC9Q']);
    expect(found('#qgyajm')).toEqual(['QGYAJM']);
  });

  it('wants every word, and finds nothing for nothing typed', () => {
    expect(ids('pajol foch')).toEqual([]);
    expect(ids('   ')).toEqual([]);
  });

  it('gives no more than asked, each once, and only what holds every word', () => {
    const text = fc.stringMatching(/^[a-d ]{0,6}$/);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text), { maxLength: 20 }),
        text,
        fc.integer({ min: 1, max: 5 }),
        (rows, typed, most) => {
          const entries = rows.map(([name, about], id) => ({ ...entry(id, name, about), keys: [] }));
          const found = search(entries.map(indexed), typed, most);
          const words = typed.split(' ').filter(Boolean);
          const fitting = entries.filter(({ name, about }) =>
            words.every((word) => [name, ...about].some((part) => part.includes(word))),
          );
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
          expect(found.length).toBe(words.length === 0 ? 0 : Math.min(most, fitting.length));
          for (const one of found) expect(fitting.map(({ id }) => id)).toContain(one.id);
        },
      ),
    );
  });
});
