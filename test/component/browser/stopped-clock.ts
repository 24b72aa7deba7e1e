import { setTimeout as wait } from 'node:timers/promises';
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

/** Passes so much time at once: what page, worker and server wait for falls due, and their clock shows it. */
export type Leap = (ms: number) => Promise<void>;

/**
 * Until the test ends time passes as ever and, by the returned function, faster. Called before the page is opened:
 * earlier timers go by the real time.
 */
export function leapingClock(): Leap {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return async (ms) => {
    await vi.advanceTimersByTimeAsync(ms);
  };
}

/** Leaps on by half seconds until it is so, or so much time has passed. */
export async function leapUntil(isSo: () => Promise<boolean>, leap: Leap, withinMs: number): Promise<void> {
  const startMs = Date.now();
  while (!(await isSo()) && Date.now() - startMs < withinMs) {
    await leap(500);
    await workDone();
  }
}

/** What fell due has some real time for its work. */
const workDone = () => wait(25);
