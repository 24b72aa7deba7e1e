import { expect, it } from 'vitest';
import { KeptRows } from '../../../src/views/kit/queries/kept-rows.ts';

const person = (id: number, name: string) => ({ id, name, grants: [{ identifier: 'a', value: true }] });

it('PRP-180 a person whom a poll leaves as he was stays the same row, and a list that is as before the same list', () => {
  const kept = new KeptRows<ReturnType<typeof person>>();
  const first = kept.take([person(1, 'Ana'), person(2, 'Bo'), person(3, 'Chi')]);
  expect(kept.take([person(1, 'Ana'), person(2, 'Bo'), person(3, 'Chi')])).toBe(first);
  const second = kept.take([person(3, 'Chi'), person(1, 'Anna'), person(4, 'Dia')]);
  expect(second.map(({ name }) => name)).toEqual(['Chi', 'Anna', 'Dia']);
  expect(second[0]).toBe(first[2]);
  expect(second[1]).not.toBe(first[0]);
  expect(kept.take([]).length).toBe(0);
});
