import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedMoments } from '../../../../src/views/rooms/support/story/placed-moments.ts';

describe('moments on the line', () => {
  it('OUR-052 keep their words apart and on the line; those without room are counted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 30 }), (places) => {
        const moments = places.toSorted((a, b) => a - b).map((atMs) => ({ kind: 'told' as const, atMs, text: 'SMS' }));
        const { placed, left } = placedMoments(moments, (it) => it / 100);
        expect(placed.length + left).toBe(moments.length);
        const taken = placed.map(({ at: place, row, isBefore }) => ({ row, from: isBefore ? place - 0.2 : place }));
        for (const [nth, one] of taken.entries()) {
          expect(one.from >= -1e-9 && one.from <= 0.8 + 1e-9 && one.row < 3).toBe(true);
          for (const other of taken.slice(nth + 1))
            if (other.row === one.row) expect(Math.abs(other.from - one.from)).toBeGreaterThanOrEqual(0.2 - 1e-9);
        }
      }),
    );
  });
});
