import { useEffect } from 'react';

const lookAgainMs = 200;
const longestMs = 5_000;

/**
 * Until the page shows what it was opened for and has nothing to do: what begins a moment earlier holds its first rows
 * back. A page that stays busy is not waited for longer than five seconds.
 */
export async function painted(): Promise<void> {
  const latestMs = performance.now() + longestMs;
  do {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  } while (document.querySelector('[aria-busy="true"]') !== null && performance.now() < latestMs);
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestMs }));
}

/**
 * Fetches what is loaded lazily once the page is painted and idle: it must open without a network also before the service
 * worker has it. What does not arrive now is asked for again when it opens.
 */
export function useFetchedAhead(...loads: readonly (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is loaded
  useEffect(() => {
    void painted().then(() => {
      for (const load of loads) load().catch(() => undefined);
    });
  }, []);
}
