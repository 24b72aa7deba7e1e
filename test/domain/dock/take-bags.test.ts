import { expect, it } from 'vitest';
import { takeBagsOf } from '../../../src/domain/dock/take-bags.ts';
import { aDock } from '../../builders/rows.ts';

const deadline = '2025-03-03T12:00:00+01:00';
const dock = aDock(1, { time_take_bags: deadline, locked_at: '2025-03-03T11:00:00+01:00' });
const stateWith = (seconds: number) => takeBagsOf(dock, Date.parse(deadline) - seconds * 1000)?.state;

it('DSP-430 is at its limit under 180 seconds, normal at exactly 180', () => {
  expect([stateWith(181), stateWith(180), stateWith(179.999), stateWith(0.001)]).toEqual([
    'normal',
    'normal',
    'limit',
    'limit',
  ]);
});

it('DSP-431 is in delay from zero on', () => {
  expect([stateWith(0), stateWith(-60)]).toEqual(['delay', 'delay']);
  expect(takeBagsOf(dock, Date.parse(deadline) + 5_000)?.remainingMs).toBe(-5_000);
});

it('DSP-389 runs on locked docks that are not gone and have a deadline', () => {
  expect(takeBagsOf({ ...dock, locked_at: null }, 0)).toBeNull();
  expect(takeBagsOf({ ...dock, gone_at: deadline }, 0)).toBeNull();
  expect(takeBagsOf({ ...dock, time_take_bags: null }, 0)).toBeNull();
});
