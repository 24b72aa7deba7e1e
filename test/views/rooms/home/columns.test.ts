import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../../../src/views/rooms/home/board/columns.ts';

describe('columns of the packing board', () => {
  test('a long list of what is to be prepared now has a half of its own', () => {
    expect(columnsOf([100, 6, 10, 2, 9, 13, 2, 2])).toEqual([
      [[0]],
      [
        [1, 2, 3],
        [4, 5, 6, 7],
      ],
    ]);
  });

  test('where it is short the halves are cut where they are most alike, and the higher one again', () => {
    expect(columnsOf([17, 6, 10, 2, 9, 13, 2, 2])).toEqual([[[0], [1, 2]], [[3, 4, 5, 6, 7]]]);
  });

  test('PRP-130 every section stays, in its order, on an empty board too', () => {
    const halves = columnsOf([5, 1, 1, 1, 1, 1, 1, 1]);
    expect(halves.flat(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(halves.flat().every((column) => column.length > 0)).toBe(true);
  });
});
