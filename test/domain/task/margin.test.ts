import { expect, test } from 'vitest';
import { marginOf, totalsOf } from '../../../src/domain/task/margin.ts';

const endMs = Date.parse('2026-11-26T09:45:00Z');
const nowMs = endMs - 3_600_000;

test('a stop is late past its slot, tight with less than ten minutes left, and nothing without an estimate', () => {
  expect(marginOf({ eta: '2026-11-26T09:35:00Z' }, endMs, nowMs)).toMatchObject({ minutes: 10, level: 'none' });
  expect(marginOf({ eta: '2026-11-26T09:35:59Z' }, endMs, nowMs)).toMatchObject({ minutes: 10, level: 'none' });
  expect(marginOf({ eta: '2026-11-26T09:36:00Z' }, endMs, nowMs)).toMatchObject({ minutes: 9, level: 'tight' });
  expect(marginOf({ eta: '2026-11-26T09:45:00Z' }, endMs, nowMs)).toMatchObject({ minutes: 0, level: 'tight' });
  expect(marginOf({ eta: '2026-11-26T09:45:59Z' }, endMs, nowMs)).toMatchObject({ minutes: 0, level: 'tight' });
  expect(marginOf({ eta: '2026-11-26T09:57:00Z' }, endMs, nowMs)).toMatchObject({ minutes: -12, level: 'late' });
  expect(marginOf({ eta: '2026-11-26T09:57:00Z' }, null, nowMs)).toMatchObject({ minutes: null, level: 'none' });
  expect(marginOf({ eta: null }, endMs, nowMs)).toBeNull();
});

test('a round carries what its stops do, unknown counts as none', () => {
  const stops = [
    { bags: 3, weightKg: 4.2 },
    { bags: null, weightKg: 0.1 },
    { bags: 2, weightKg: null },
  ];
  expect(totalsOf(stops)).toEqual({ stops: 3, bags: 5, kg: 4.3 });
});
