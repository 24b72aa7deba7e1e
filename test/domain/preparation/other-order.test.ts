import { expect, it } from 'vitest';
import { NextConfigId } from '../../../src/domain/preparation/next-config.ts';
import { isOtherOrder } from '../../../src/domain/preparation/priorities.ts';

const rows = (...ids: readonly number[]) => ids.map((id, at) => ({ id: NextConfigId.parse(id), rank: at + 1 }));

it.each([
  ['the order it was made of', rows(1, 2, 3), [1, 2, 3], false],
  ['another order', rows(2, 1, 3), [1, 2, 3], true],
  ['a type made meanwhile', rows(1, 2, 3, 4), [1, 2, 3], false],
  ['a type that is gone', rows(1, 3), [1, 2, 3], false],
  ['no draft', rows(2, 1), null, false],
])('PRP-239 a draft of priorities meets %s', (_, now, base, isOther) => {
  expect(isOtherOrder(now, base)).toBe(isOther);
});
