import { useSyncExternalStore } from 'react';
import { useSignedIn } from './context.ts';

interface Ticker {
  readonly subscribe: (changed: () => void) => () => void;
  readonly now: () => number;
}

/** One timer per period for all listeners, if any. */
function makeTicker(periodMs: number): Ticker {
  const listeners = new Set<() => void>();
  let nowMs = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    nowMs = Date.now();
    for (const changed of listeners) changed();
  };
  return {
    now: () => nowMs,
    subscribe: (changed) => {
      listeners.add(changed);
      if (timer === undefined) {
        timer = setInterval(tick, periodMs);
        nowMs = Date.now();
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

const everySecond = makeTicker(1_000);
const everyHalfMinute = makeTicker(30_000);

/** The device's clock, for ages of what this device recorded: epoch ms, each second. */
export const useDeviceSeconds = () => useSyncExternalStore(everySecond.subscribe, everySecond.now);

/** The server's clock as this device knows it, epoch ms, each second: for countdowns. */
export const useServerSeconds = () => useDeviceSeconds() + useSignedIn().clockOffsetMs;

/** The server's clock, epoch ms, each half minute: for colours and filters that move with time. */
export function useServerNow(): number {
  const { clockOffsetMs } = useSignedIn();
  return useSyncExternalStore(everyHalfMinute.subscribe, everyHalfMinute.now) + clockOffsetMs;
}
