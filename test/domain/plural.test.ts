import { expect, test } from 'vitest';
import { plural } from '../../src/domain/words/plural.ts';

test('none and one are singular, as French has it', () => {
  const words = [-2, -1, 0, 0.5, 1, 1.9, 2, 30].map((count) => plural(count, 'sac', 'sacs'));
  expect(words).toEqual(['sacs', 'sac', 'sac', 'sac', 'sac', 'sac', 'sacs', 'sacs']);
});
