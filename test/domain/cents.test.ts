import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOfEuros } from '../../src/domain/money/cents.ts';

describe('euros of the wire in cents', () => {
  it.each([
    [1.005, 101],
    [-1.005, -101],
    [0.285, 29],
    [12.75, 1275],
    [1_234_567.89, 123_456_789],
    [0, 0],
    [null, 0],
    [undefined, 0],
    [1e-9, 0],
    [-0.001, 0],
  ])('%s are %s', (euros, cents) => {
    expect(centsOfEuros(euros)).toBe(cents);
  });

  it('every amount of whole cents comes back as it was', () => {
    fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => centsOfEuros(cents / 100) === cents));
  });
});
