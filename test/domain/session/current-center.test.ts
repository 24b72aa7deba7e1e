import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currentCenter } from '../../../src/domain/session/current-center.ts';

it('DSP-016 PRP-005 is 9 when none is stored', () => {
  expect([currentCenter(null), currentCenter(undefined)]).toEqual([9, 9]);
});

it.each(['', '0', '-3', '1.5', '1e3', ' 12', '12a', 'NaN', 'null', '99999999999999999999'])(
  'DSP-018 takes %j as absent',
  (stored) => {
    expect(currentCenter(stored)).toBe(9);
  },
);

it('DSP-018 keeps any stored positive whole number, known or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (id) => {
      expect(currentCenter(String(id))).toBe(id);
    }),
  );
});
