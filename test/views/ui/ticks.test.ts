import { expect, it, vi } from 'vitest';
import { Ticks } from '../../../src/views/ui/tables/ticks.ts';

it('DSP-251 ticks are those of their dock, and stay the same object until one of them changes', () => {
  const ticks = new Ticks();
  const changed = vi.fn();
  ticks.subscribe(changed);
  ticks.flip(1, 5);
  ticks.flip(2, 6);
  const ofOne = ticks.of(1);
  ticks.flip(2, 7);
  expect([...ticks.of(1)]).toEqual([5]);
  expect(ticks.of(1)).toBe(ofOne);
  expect([...ticks.of(2)]).toEqual([6, 7]);
  expect(changed).toHaveBeenCalledTimes(3);
});

it('DSP-445 what was extracted is ticked no more', () => {
  const ticks = new Ticks();
  for (const id of [5, 6]) ticks.flip(1, id);
  ticks.clear([5]);
  expect([...ticks.of(1)]).toEqual([6]);
  ticks.flip(1, 6);
  expect(ticks.of(1).size).toBe(0);
});

it('DSP-250 with Shift all from the one ticked last get the state of the one pressed; without one, itself alone', () => {
  const ticks = new Ticks();
  const rows = [1, 2, 3, 4, 5, 6];
  ticks.flipTo(null, 2, rows);
  expect([...ticks.of(null)]).toEqual([2]);
  ticks.flipTo(null, 5, rows);
  expect([...ticks.of(null)]).toEqual([2, 3, 4, 5]);
  ticks.flipTo(null, 4, rows);
  expect([...ticks.of(null)]).toEqual([2, 3]);
  ticks.flip(null, 6);
  // The last one left the list.
  ticks.flipTo(null, 1, [1, 2, 3]);
  expect([...ticks.of(null)].sort()).toEqual([1, 2, 3, 6]);
});
