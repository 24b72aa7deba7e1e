import { expect, it } from 'vitest';
import { AddressMap } from '../../../../src/domain/task/same-address.ts';
import { Neighbours } from '../../../../src/views/rooms/dispatch/same-address/neighbours.ts';
import { aTask } from '../../../builders/rows.ts';

const at = (id: number, latitude: number, hour: number) =>
  aTask(id, {
    address: { latitude, longitude: 2.35 },
    shipping_time: `2026-03-03T${hour}:00:00Z`,
    max_shipping_time: `2026-03-03T${hour + 2}:00:00Z`,
  });

it('DSP-246 tells each task its neighbours; those that stay the same are the same object', () => {
  const map = new AddressMap(null);
  for (const task of [at(1, 48.85, 10), at(2, 48.8515, 10), at(3, 48.8485, 14)]) map.put(task);
  const neighbours = new Neighbours();
  expect(neighbours.of(1)).toEqual([]);
  neighbours.take(map.everybody());
  const [first, second] = [neighbours.of(1), neighbours.of(2)];
  expect(first).toEqual([
    { id: 2, isShared: true },
    { id: 3, isShared: false },
  ]);
  expect(second).toEqual([{ id: 1, isShared: true }]);
  map.put(at(4, 48.853, 18));
  neighbours.take(map.everybody());
  expect(neighbours.of(1)).toBe(first);
  expect(neighbours.of(2)).toEqual([
    { id: 1, isShared: true },
    { id: 4, isShared: false },
  ]);
  neighbours.take(undefined);
  expect(neighbours.of(1)).toEqual([]);
});
