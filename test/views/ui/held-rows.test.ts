import { expect, it } from 'vitest';
import { inHeldPlaces } from '../../../src/views/ui/tables/held-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id, said: 'fresh' }));

it('rows under a pointer keep their places: changed ones stay, gone ones leave a place, new ones come last', () => {
  const held = [1, 2, 3].map((id) => ({ id, said: 'old' }));
  expect(inHeldPlaces(held, rows(9, 3, 1)).map(({ row, isGone }) => [row.id, row.said, isGone])).toEqual([
    [1, 'fresh', false],
    [2, 'old', true],
    [3, 'fresh', false],
    [9, 'fresh', false],
  ]);
});
