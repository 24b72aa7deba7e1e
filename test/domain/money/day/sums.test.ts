import { describe, expect, it } from 'vitest';
import { MoneyDay } from '../../../../src/domain/money/day/entry.ts';
import { moneyCsv, moneyFileName } from '../../../../src/domain/money/day/export.ts';
import {
  centsIn,
  groupedBy,
  isWhole,
  linesOf,
  operationsIn,
  ordersIn,
  sortOf,
  sorts,
  ways,
} from '../../../../src/domain/money/day/sums.ts';
import { readable } from '../../../../src/domain/readable.ts';
import { assert } from '../../../../src/domain/result.ts';
import { wireDay } from '../../../builders/money-day.ts';
import { centsOfColumn, columnOf } from '../../csv/read-csv.ts';

const read = (raw: unknown) => {
  const day = readable(MoneyDay, raw)?.value;
  assert(day, 'it can be read');
  return day;
};
const { entries } = read(wireDay);

/** A day of entries in no order, by a generator that repeats itself. */
function someDay(seed: number) {
  let state = seed;
  const below = (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % count;
  };
  return read({
    entries: Array.from({ length: 40 }, (_, id) => ({
      ...{ id: id + 1, created_at: new Date(1_795_000_000_000 + below(86_400_000)).toISOString() },
      ...{ kind: ['refund', 'credit', 'fee'][below(3)], amount: ((below(9_999) - 3_000) / 100).toFixed(2) },
      ...{ means: ['credit', 'stripe', 'edenred', null][below(4)], type_label: ['Retard', 'Autre', null][below(3)] },
      ...{ order: below(5) === 0 ? null : { id: below(6) + 1, random_id: null } },
      ...{ done_by: below(4) === 0 ? null : { id: below(3) + 1, first_name: 'Ana', last_name: 'Roy' } },
      ...{ operation_id: below(3) === 0 ? null : `key ${below(9)}`, takes_back: below(8) === 0 ? 7 : null },
    })),
  }).entries;
}

describe('the money of a day', () => {
  it('OUR-140 counts calls as operations: one over two means is one, what is taken back is another', () => {
    expect([operationsIn(entries), ordersIn(entries), centsIn(entries)]).toEqual([5, 4, 6_320]);
    const bySort = sorts.map((sort) => [sort, centsIn(entries.filter((entry) => sortOf(entry) === sort))]);
    expect(bySort).toEqual([
      ['refunds', 5_610],
      ['credits', 800],
      ['fees', 390],
      ['creditsTakenBack', -480],
      ['refundsTakenBack', 0],
    ]);
  });

  it('OUR-141 adds up by reason, agent and means, the largest first', () => {
    const sums = (way: (typeof ways)[number]) =>
      groupedBy(way, entries).map(({ of, entries: its }) => [of, centsIn(its), operationsIn(its)]);
    expect(sums('reason')).toEqual([
      ['Remboursement', 3_100, 1],
      ['Autre', 2_510, 1],
      ['Frais de livraison', 390, 1],
      ['Retard', 320, 2],
    ]);
    expect(sums('agent')).toEqual([
      ['\n', 3_100, 1],
      ['12\nLéa Marchal', 2_510, 1],
      ['11\nNadia Kessler', 710, 3],
    ]);
    expect(sums('means')).toEqual([
      ['stripe', 4_610, 2],
      ['edenred', 1_000, 1],
      ['credit', 710, 3],
    ]);
  });

  it('OUR-141 loses no cent whatever the entries: each way, each sum and its lines add up to the day', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const day = someDay(seed);
      const whole = day.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(centsIn(day)).toBe(whole);
      expect(sorts.reduce((sum, sort) => sum + centsIn(day.filter((entry) => sortOf(entry) === sort)), 0)).toBe(whole);
      for (const way of ways) {
        const groups = groupedBy(way, day);
        expect(groups.reduce((sum, { entries: its }) => sum + centsIn(its), 0)).toBe(whole);
        for (const { entries: its } of groups) {
          expect(linesOf(its).flat()).toHaveLength(its.length);
          expect(linesOf(its)).toHaveLength(operationsIn(its));
        }
      }
      expect(centsOfColumn(moneyCsv(day), 'Montant (€)')).toBe(whole);
    }
  });

  it('OUR-142 is a file of a line an entry, in the order of time, at the hours of Paris', () => {
    const file = moneyCsv(entries);
    expect(file.startsWith('\uFEFFDate et heure;Commande;')).toBe(true);
    expect(columnOf(file, 'Date et heure')).toEqual([
      '26/11/2026 00:05:00',
      '26/11/2026 12:46:51',
      '26/11/2026 12:46:51',
      '26/11/2026 12:46:51',
      '26/11/2026 17:00:00',
      '26/11/2026 23:58:00',
    ]);
    expect(columnOf(file, 'Quoi')).toEqual([
      'Crédit',
      'Remboursement',
      'Remboursement',
      'Frais recrédités',
      'Crédit repris',
      'Remboursement',
    ]);
    expect(columnOf(file, 'Moyen')).toEqual([
      'Crédit du compte',
      'Edenred',
      'Stripe',
      'Crédit du compte',
      'Crédit du compte',
      'Stripe',
    ]);
    expect(columnOf(file, 'Montant (€)')).toEqual(['8,00', '10,00', '15,10', '3,90', '-4,80', '31,00']);
    expect([moneyFileName('2026-11-26', null), moneyFileName('2026-11-26', 'Produit abîmé')]).toEqual([
      'argent-2026-11-26.csv',
      'argent-2026-11-26-produit-abime.csv',
    ]);
  });

  it('OUR-140 knows that an entry could not be read: by their number, or by their sum', () => {
    const some = [{ ...wireDay.entries[0], amount: 'dix euros' }, ...wireDay.entries.slice(1)];
    const day = (more: object) => isWhole(read({ ...wireDay, entries: some, ...more }));
    expect([day({}), day({ count: 6 }), day({ total: '63.20' }), day({ count: 5, total: 48.1 })]).toEqual([
      ...[true, false, false, true],
    ]);
    expect(isWhole(read({ ...wireDay, count: 6, total: '63.20' }))).toBe(true);
  });
});
