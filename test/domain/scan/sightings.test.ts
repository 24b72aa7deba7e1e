import { expect, test } from 'vitest';
import { makeSightings } from '../../../src/domain/scan/sightings.ts';

test('OUR-038 a code is read once for as long as it is seen, and again after 2 seconds without it', () => {
  const isRead = makeSightings();
  const seen = (text: string, ...atMs: readonly number[]) => atMs.filter((ms) => isRead(text, ms));
  // Held before the camera for five seconds, out of focus now and then.
  expect(seen('CMD-A1', 0, 150, 300, 2_200, 4_000, 5_000)).toEqual([0]);
  expect(seen('CMD-A1', 7_000)).toEqual([]);
  expect(seen('CMD-A1', 9_001)).toEqual([9_001]);
});

test('OUR-038 two labels side by side in the picture are two codes, each read once', () => {
  const isRead = makeSightings();
  const looks = [0, 150, 300].flatMap((ms) => ['12-34', 'CMD-A1'].filter((text) => isRead(text, ms)));
  expect(looks).toEqual(['12-34', 'CMD-A1']);
});
