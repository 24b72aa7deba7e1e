import { describe, expect, it } from 'vitest';
import { shortNumberOf, shortNumberTyped } from '../../../src/domain/order/number-typed.ts';

describe('the short number of an order', () => {
  it.each([
    ['BFAC9Q', 'BFAC9Q'],
    ['bfac9q', 'BFAC9Q'],
    ['B F A C 9 Q', 'BFAC9Q'],
    ['BFAC 9Q', 'BFAC9Q'],
    ['bfac\u20119q', 'BFAC9Q'],
    ['CMD-BFAC9Q', 'BFAC9Q'],
    ['cmd-qgyajm', 'QGYAJM'],
    ['n° bfac9q', 'BFAC9Q'],
    ['N°QGYAJM', 'QGYAJM'],
    ['#qgyajm', 'QGYAJM'],
    ['\u200bBFAC9Q\u00a0', 'BFAC9Q'],
  ])('SUP-029 is read in %j', (typed, number) => {
    expect(shortNumberTyped(typed)).toBe(number);
    expect(shortNumberOf(typed)).toBe(number);
  });

  it.each(['', 'Martin', 'QGYAJM', '12 quai', '12b rue', '75018', '48213525', '06 39', 'Zoé', 'b f', 'a-b-c-d@x.fr'])(
    'SUP-029 is not certain in %j',
    (typed) => expect(shortNumberTyped(typed)).toBeNull(),
  );
});
