import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entriesOf, type IndexShape, patchIndex, type Values } from '../../src/db/lists/list-index.ts';
import { indexFromScratch, shape, someUpdates } from '../builders/indexes.ts';

it('the index of a list is after any updates what sorting all rows from nothing gives', () => {
  fc.assert(
    fc.property(fc.array(someUpdates, { maxLength: 6 }), (rounds) => {
      let index: IndexShape | undefined;
      const rows = new Map<number, Values>();
      for (const round of rounds) {
        const changes = new Map(round);
        const listed = new Map([...rows].filter(([id]) => changes.has(id)));
        if (index) expect(entriesOf(index, new Set(changes.keys()))).toEqual(listed);
        for (const [id, row] of changes) row ? rows.set(id, row) : rows.delete(id);
        index = patchIndex(index, shape, changes);
        expect(index).toEqual(indexFromScratch(rows));
      }
    }),
  );
});

it('a list has no column that its rows were not asked for: no row has a zero there that nobody said', () => {
  const before = patchIndex(
    undefined,
    { names: ['departure'], sortedBy: ['departure'] },
    new Map([[1, { departure: 5 }]]),
  );
  const wider = { names: ['departure', 'driver'], sortedBy: ['departure'] };
  expect(() => patchIndex(before, wider, new Map([[2, { departure: 6, driver: 77 }]]))).toThrow(/no column driver/);
});
