import { expect, test } from 'vitest';
import { marginOf, minutesLate, totalsOf } from '../../../src/domain/task/margin.ts';

const endMs = Date.parse('2026-11-26T09:45:00Z');

test('a stop is late past its slot, tight with less than ten minutes left, and nothing without an estimate', () => {
  expect(marginOf('2026-11-26T09:35:00Z', endMs)).toMatchObject({ minutes: 10, level: 'none' });
  expect(marginOf('2026-11-26T09:35:01Z', endMs)).toMatchObject({ minutes: 9, level: 'tight' });
  expect(marginOf('2026-11-26T09:45:00Z', endMs)).toMatchObject({ minutes: 0, level: 'tight' });
  expect(marginOf('2026-11-26T09:57:00Z', endMs)).toMatchObject({ minutes: -12, level: 'late' });
  expect(marginOf('2026-11-26T09:57:00Z', null)).toMatchObject({ minutes: null, level: 'none' });
  expect(marginOf(null, endMs)).toBeNull();
});

test('lateness is counted in whole minutes since the slot ended', () => {
  expect(minutesLate(endMs, endMs + 59_999)).toBeNull();
  expect(minutesLate(endMs, endMs + 60_000)).toBe(1);
  expect(minutesLate(endMs, endMs + 47.9 * 60_000)).toBe(47);
  expect(minutesLate(null, endMs)).toBeNull();
});

test('a round carries what its stops do, unknown counts as none', () => {
  const stops = [
    { bags: 3, weightKg: 4.2 },
    { bags: null, weightKg: 0.1 },
    { bags: 2, weightKg: null },
  ];
  expect(totalsOf(stops)).toEqual({ stops: 3, bags: 5, kg: 4.3 });
});
