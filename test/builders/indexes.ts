import fc from 'fast-check';
import type { IndexShape } from '../../src/db/lists/list-index.ts';

export const columnNames = ['first', 'second', 'shown'];
export const sortedBy = 2;

/** The index of these rows, sorted from nothing. */
export function indexFromScratch(rows: ReadonlyMap<number, readonly number[]>): IndexShape {
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
    columns: Object.fromEntries(columnNames.map((name, nth) => [name, column(nth)])),
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

/** Rows put in, moved or taken out, one change after the other. */
export const someUpdates = fc.array(fc.tuple(ids, fc.oneof(values, fc.constant(null))), { maxLength: 8 });
