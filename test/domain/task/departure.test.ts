import { expect, it } from 'vitest';
import { departureMs, estimatedDeparture, leavesAtMs } from '../../../src/domain/task/departure.ts';
import { anOrder, aTask } from '../../builders/rows.ts';

const nine = '2025-03-03T09:00:00+01:00';
const ten = '2025-03-03T10:00:00+01:00';
const minuteMs = 60_000;

it('DSP-381 shows a departure 10 minutes before it is estimated', () => {
  expect(departureMs(aTask(1, { estimated_travel_departure_at: ten }))).toBe(Date.parse(ten) - 10 * minuteMs);
});

it('DSP-381 takes the estimate of the order when the task has none', () => {
  const order = anOrder(1001, { estimated_travel_departure_at: ten });
  expect(departureMs(aTask(), order)).toBe(Date.parse(ten) - 10 * minuteMs);
  expect(estimatedDeparture(aTask(1, { estimated_travel_departure_at: nine }), order)).toBe(nine);
});

it('DSP-381 shows nothing without an estimate', () => {
  expect(departureMs(aTask(), anOrder())).toBeNull();
});

it('DSP-204 lets a task leave at its earliest departure, else at the displayed one', () => {
  const task = aTask(1, { estimated_travel_departure_at: ten });
  expect(leavesAtMs(task, anOrder(1001, { earlier_departure_at: nine }))).toBe(Date.parse(nine));
  expect(leavesAtMs(task, anOrder())).toBe(Date.parse(ten) - 10 * minuteMs);
});
