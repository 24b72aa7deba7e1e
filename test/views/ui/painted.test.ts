import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePainted } from '../../../src/views/ui/later/painted.ts';

let isBusy = true;
beforeEach(() => {
  vi.useFakeTimers();
  isBusy = true;
  vi.stubGlobal('document', { querySelector: () => (isBusy ? {} : null) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the first rows do without is asked for once they are there, and once', () => {
  const then = vi.fn();
  oncePainted(then);
  vi.advanceTimersByTime(2_000);
  expect(then).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(100);
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('on a page that shows its rows it is asked for at once', () => {
  isBusy = false;
  const then = vi.fn();
  oncePainted(then);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a page that stays busy holds it back for five seconds, one that is left for good', () => {
  const [kept, left] = [vi.fn(), vi.fn()];
  oncePainted(kept);
  oncePainted(left)();
  vi.advanceTimersByTime(5_100);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});
