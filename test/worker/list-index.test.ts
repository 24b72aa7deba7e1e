import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IndexShape, patchIndex, takenOut } from '../../src/worker/list-index.ts';

const names = ['first', 'second', 'shown'];
const sortedBy = 2;
type Rows = ReadonlyMap<number, readonly number[]>;

/** The index of these rows, sorted from nothing. */
function fromScratch(rows: Rows): IndexShape {
  const sorted = [...rows].sort(([idA, a], [idB, b]) => {
    for (let nth = 0; nth < sortedBy; nth++) {
      const [x = 0, y = 0] = [a[nth], b[nth]];
      if (x !== y) return x < y ? -1 : 1;
    }
    return idA - idB;
  });
  const column = (nth: number) => Float64Array.from(sorted.map(([, values]) => values[nth] ?? 0));
  return {
    ids: Float64Array.from(sorted.map(([id]) => id)),
    columns: Object.fromEntries(names.map((name, nth) => [name, column(nth)])),
  };
}

const values = fc.tuple(
  fc.oneof(fc.nat(3), fc.constant(Number.POSITIVE_INFINITY)),
  fc.nat(3),
  fc.oneof(fc.nat(3), fc.constant(Number.NaN)),
);
/** Some with the same last bits, some that fit no 32 of them. */
const ids = fc.constantFrom(
  1,
  2,
  3,
  4,
  5,
  2 ** 12 + 1,
  2 ** 12 + 2,
  2 ** 31 + 3,
  2 ** 32 + 1,
  2 ** 40 + 4,
  2 ** 52 + 5,
);
const updates = fc.array(fc.tuple(ids, fc.oneof(values, fc.constant(null))), { maxLength: 8 });

describe('the index of a list', () => {
  it('is after any updates what sorting all rows from nothing gives', () => {
    fc.assert(
      fc.property(fc.array(updates, { maxLength: 6 }), (rounds) => {
        let index: IndexShape | undefined;
        const rows = new Map<number, readonly number[]>();
        for (const round of rounds) {
          const changes = new Map(round);
          const gone = [...rows.keys()].filter((id) => changes.get(id) === null);
          if (index) expect(takenOut(index, changes).sort()).toEqual(gone.sort());
          for (const [id, row] of changes) row ? rows.set(id, row) : rows.delete(id);
          index = patchIndex(index, names, sortedBy, changes);
          expect(index).toEqual(fromScratch(rows));
        }
      }),
    );
  });

  it('is the same object when nothing changed', () => {
    const rows = new Map([[1, [1, 2, Number.NaN]]]);
    const index = patchIndex(undefined, names, sortedBy, rows);
    expect(patchIndex(index, names, sortedBy, rows)).toBe(index);
    expect(patchIndex(index, names, sortedBy, new Map([[7, null]]))).toBe(index);
  });
});
