import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entriesOf, type IndexShape, patchIndex } from '../../src/db/lists/list-index.ts';
import { columnNames, indexFromScratch, someUpdates, sortedBy } from '../builders/indexes.ts';

it('the index of a list is after any updates what sorting all rows from nothing gives', () => {
  fc.assert(
    fc.property(fc.array(someUpdates, { maxLength: 6 }), (rounds) => {
      let index: IndexShape | undefined;
      const rows = new Map<number, readonly number[]>();
      for (const round of rounds) {
        const changes = new Map(round);
        const listed = new Map([...rows].filter(([id]) => changes.has(id)));
        if (index) expect(entriesOf(index, columnNames, new Set(changes.keys()))).toEqual(listed);
        for (const [id, row] of changes) row ? rows.set(id, row) : rows.delete(id);
        index = patchIndex(index, columnNames, sortedBy, changes);
        expect(index).toEqual(indexFromScratch(rows));
      }
    }),
  );
});
