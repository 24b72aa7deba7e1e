import { describe, expect, it } from 'vitest';
import { isForTomorrow, splitAtMs, tomorrowFromMs } from '../../../src/domain/dock/tomorrow.ts';

const ms = (text: string) => Date.parse(text);
const hourMs = 3_600_000;

describe('the split of the creation list', () => {
  it('DSP-214 cuts at 04:00 the calendar day after today, in Paris', () => {
    expect(tomorrowFromMs(ms('2025-03-03T23:59:00+01:00'))).toBe(ms('2025-03-04T04:00:00+01:00'));
    expect(tomorrowFromMs(ms('2025-03-04T00:00:00+01:00'))).toBe(ms('2025-03-05T04:00:00+01:00'));
  });

  it('DSP-214 is 26 hours away at 02:00', () => {
    const two = ms('2025-03-03T02:00:00+01:00');
    expect(tomorrowFromMs(two) - two).toBe(26 * hourMs);
  });

  it('DSP-214 stays at 04:00 on clocks that change in the night', () => {
    expect(tomorrowFromMs(ms('2025-03-29T20:00:00+01:00'))).toBe(ms('2025-03-30T04:00:00+02:00'));
    expect(tomorrowFromMs(ms('2025-10-25T20:00:00+02:00'))).toBe(ms('2025-10-26T04:00:00+01:00'));
  });

  it('DSP-214 gives 04:00 to tomorrow, the instant before to today', () => {
    const now = ms('2025-03-03T12:00:00+01:00');
    const cut = ms('2025-03-04T04:00:00+01:00');
    expect([isForTomorrow(cut, now), isForTomorrow(cut - 1, now), isForTomorrow(now - hourMs, now)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('DSP-214 compares the departure, else the earliest slot start, and keeps a dock without time today', () => {
    expect([splitAtMs(5, [1]), splitAtMs(null, [9, null, 7]), splitAtMs(null, [])]).toEqual([5, 7, null]);
    expect(isForTomorrow(null, 0)).toBe(false);
  });
});
