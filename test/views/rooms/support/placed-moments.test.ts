import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedMoments } from '../../../../src/views/rooms/support/story/placed-moments.ts';

const width = 600;
const told = (atMs: number, text = 'SMS') => ({ kind: 'told' as const, atMs, text });
const place = (moments: readonly ReturnType<typeof told>[]) =>
  placedMoments(moments, { width, placeOf: (ms) => ms, widthOf: ({ text }) => (text ?? '').length * 7 });

describe('moments on the line', () => {
  it('OUR-052 take the next free line from right to left', () => {
    const { placed, left } = place([told(200, 'Préparation'), told(330, 'Finalisée'), told(360, 'Départ'), told(380)]);
    expect(placed.map(({ row, from }) => [row, from])).toEqual([
      [0, 200],
      [2, 330],
      [1, 360],
      [0, 380],
    ]);
    expect(left).toBe(0);
    // Words that would leave the line stand before their stem.
    expect(place([told(590, 'Livrée')]).placed).toMatchObject([{ at: 590, from: 548, row: 0 }]);
    expect(place([told(560, 'Crédit pour retard'), told(580, 'Livrée')]).placed).toMatchObject([
      { from: 434, row: 0 },
      { from: 538, row: 1 },
    ]);
  });

  it('OUR-052 keep their words apart, whole and free of stems; those without room are counted', () => {
    const words = fc.constantFrom('SMS', 'Départ', 'Crédit pour retard : 5,00 €');
    const some = fc.array(fc.tuple(fc.integer({ min: 0, max: width }), words), { maxLength: 30 });
    fc.assert(
      fc.property(some, (entries) => {
        const moments = entries.map(([atMs, text]) => told(atMs, text)).toSorted((a, b) => a.atMs - b.atMs);
        const { placed, left } = place(moments);
        expect(placed.length + left).toBe(moments.length);
        const taken = placed.map((it) => ({ ...it, to: it.from + (it.text ?? '').length * 7 }));
        for (const [nth, one] of taken.entries()) {
          expect(one.from >= 0 && one.to <= width && one.row < 4).toBe(true);
          for (const other of taken.slice(nth + 1)) {
            if (other.row === one.row) expect(one.to <= other.from || other.to <= one.from).toBe(true);
            const [upper, lower] = one.row < other.row ? [one, other] : [other, one];
            if (upper.row < lower.row) expect(lower.at <= upper.from || lower.at >= upper.to).toBe(true);
          }
        }
      }),
    );
  });
});
