import { expect, it } from 'vitest';
import { dockDepartureMs, isDepartureRed } from '../../../src/domain/dock/departure.ts';
import { aDock } from '../../builders/rows.ts';

const ten = '2025-03-03T10:00:00+01:00';
const shownMs = Date.parse(ten) - 600_000;
const fourHoursMs = 14_400_000;

it("DSP-381 shows a dock's departure 10 minutes before it is estimated", () => {
  expect(dockDepartureMs(aDock(1, { departure: ten }), [1, 2])).toBe(shownMs);
});

it('DSP-381 takes the earliest departure of its tasks when the dock has none', () => {
  expect(dockDepartureMs(aDock(), [null, shownMs + 5, shownMs, null])).toBe(shownMs);
  expect(dockDepartureMs(aDock(), [null])).toBeNull();
});

it('DSP-374 shows a departure under 4 hours away in red, overdue ones too', () => {
  const red = [fourHoursMs - 1, 0, -fourHoursMs].map((ahead) => isDepartureRed(shownMs + ahead, shownMs));
  expect(red).toEqual([true, true, true]);
});

it('DSP-374 does not at exactly 4 hours, nor without a departure', () => {
  expect([isDepartureRed(shownMs + fourHoursMs, shownMs), isDepartureRed(null, shownMs)]).toEqual([false, false]);
});
