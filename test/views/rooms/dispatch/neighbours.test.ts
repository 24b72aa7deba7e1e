import { expect, it } from 'vitest';
import { Neighbours } from '../../../../src/views/rooms/dispatch/same-address/neighbours.ts';

const all = (...told: readonly (readonly [id: number, others: readonly number[]])[]) => ({
  ids: Float64Array.from(told.map(([id]) => id)),
  ends: Uint32Array.from(told.map((_, nth) => told.slice(0, nth + 1).flatMap(([, others]) => others).length)),
  others: Float64Array.from(told.flatMap(([, others]) => others.map(Math.abs))),
  shared: Uint8Array.from(told.flatMap(([, others]) => others.map((other) => (other < 0 ? 1 : 0)))),
});

it('DSP-246 tells each task its neighbours; those that stay the same are the same object', () => {
  const neighbours = new Neighbours();
  expect(neighbours.of(1)).toEqual([]);
  neighbours.take(all([1, [-2, 3]], [2, [-1]]));
  const [first, second] = [neighbours.of(1), neighbours.of(2)];
  expect(first).toEqual([
    { id: 2, isShared: true },
    { id: 3, isShared: false },
  ]);
  expect(second).toEqual([{ id: 1, isShared: true }]);
  neighbours.take(all([1, [-2, 3]], [2, [1]]));
  expect(neighbours.of(1)).toBe(first);
  expect(neighbours.of(2)).toEqual([{ id: 1, isShared: false }]);
  neighbours.take(undefined);
  expect(neighbours.of(1)).toEqual([]);
});
