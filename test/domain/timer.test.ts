import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timerMs } from '../../src/domain/time/timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a wait is one that a timer can take, whatever the clock was set to', () => {
  fc.assert(
    fc.property(fc.double(), (waitMs) => {
      const ms = timerMs(waitMs);
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(ms).toBeLessThan(2 ** 31);
      if (waitMs >= 0 && waitMs < 2 ** 31) expect(ms).toBe(waitMs === 0 ? 0 : waitMs);
    }),
    { examples: [[-1], [25 * 86_400_000], [Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]] },
  );
  expect(timerMs(Number.NaN)).toBe(2 ** 31 - 1);
  expect(timerMs(-86_400_000)).toBe(0);
});
