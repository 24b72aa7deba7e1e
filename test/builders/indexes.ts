import fc from 'fast-check';
import type { IndexShape, Shape, Values } from '../../src/db/lists/list-index.ts';
import { viewList } from '../../src/db/view-list.ts';

export type Column = 'first' | 'second' | 'shown';
export const aList = viewList<unknown, Column>('toDispatch');
export const columnNames: readonly Column[] = ['first', 'second', 'shown'];
export const shape: Shape = { names: columnNames, sortedBy: ['first', 'second'] };

/** The index of these rows, sorted from nothing. */
export function indexFromScratch(rows: ReadonlyMap<number, Values>): IndexShape {
  const sorted = [...rows].sort(([idA, a], [idB, b]) => {
    for (const name of shape.sortedBy) {
      const [x = 0, y = 0] = [a[name], b[name]];
      if (x !== y) return x < y ? -1 : 1;
    }
    return idA - idB;
  });
  const column = (name: Column) => Float64Array.from(sorted.map(([, values]) => values[name] ?? 0));
  return {
    ids: Float64Array.from(sorted.map(([id]) => id)),
    columns: Object.fromEntries(columnNames.map((name) => [name, column(name)])),
  };
}

const values = fc.record<Values<Column>>({
  first: fc.oneof(fc.nat(3), fc.constant(Number.POSITIVE_INFINITY)),
  second: fc.nat(3),
  shown: fc.oneof(fc.nat(3), fc.constant(Number.NaN)),
});
/** Some with the same last bits, some beyond 32 bits. */
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
