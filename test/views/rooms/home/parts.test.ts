import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from '../../../../src/views/rooms/home/board/parts.ts';

const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));
const idsOf = (ids: readonly number[]) => partsOf(rowsOf(ids)).map((part) => part.map(({ id }) => id));
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 400 });

test('the parts of a list are the list', () => {
  fc.assert(
    fc.property(someIds, (ids) => {
      expect(idsOf(ids).flat()).toEqual(ids);
      expect(idsOf(ids).every((part) => part.length > 0)).toBe(true);
    }),
  );
});

test('a row that goes leaves every part it did not lie in as it was', () => {
  fc.assert(
    fc.property(someIds, fc.nat(), (ids, nth) => {
      fc.pre(ids.length > 0);
      const gone = ids[nth % ids.length];
      const before = idsOf(ids).map(String);
      const after = new Set(idsOf(ids.filter((id) => id !== gone)).map(String));
      // Its own part, and the one before it, which takes over what is left of a part without its first row.
      expect(before.filter((part) => !after.has(part)).length).toBeLessThanOrEqual(2);
    }),
  );
});

test.each([1, 2, 3, 4, 10, 1_000])('ids that go up by %i make parts of about forty, none of hundreds', (step) => {
  const parts = idsOf(Array.from({ length: 2_000 }, (_, at) => 5_000_000 + at * step));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.length).toBeLessThan(120);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(300);
});
