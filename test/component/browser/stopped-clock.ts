import { onTestFinished, vi } from 'vitest';

/**
 * Until the test ends the clock of page, worker and server stands where it is, so that a number of minutes is exact on
 * a slow machine too. It stands in the middle of a second: a server sends whole ones, and the page adds the half.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1_000) * 1_000 + 500 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** The stopped clock stands at another moment. */
export const moveClock = (toMs: number): void => {
  vi.setSystemTime(toMs);
};
