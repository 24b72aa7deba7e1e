import { expect, test } from 'vitest';
import { sharedPlaces } from '../../../../src/views/rooms/home/wall/places.ts';

const look = { rowPx: 10, turnPx: 5 };

test('OUR-011 a list that needs less than its share leaves the rest to the others', () => {
  expect(sharedPlaces([5, 1, 8], 80, look)).toEqual([3, 1, 3]);
  // A list that is seen whole has no line that says which rows these are.
  expect(sharedPlaces([5, 1, 8], 130, look)).toEqual([5, 1, 6]);
  expect(sharedPlaces([5, 1, 8], 140, look)).toEqual([5, 1, 8]);
});

test('OUR-011 all are seen where all fit, and one of each where nothing does', () => {
  expect(sharedPlaces([2, 0, 3], 200, look)).toEqual([2, 1, 3]);
  expect(sharedPlaces([9, 9, 9], 0, look)).toEqual([1, 1, 1]);
});
