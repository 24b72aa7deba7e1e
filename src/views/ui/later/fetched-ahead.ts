import { useEffect } from 'react';

const lookAgainMs = 200;
const lookSoonMs = 50;
const longestMs = 5_000;

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/**
 * Calls back once nothing on the page waits for its first rows: at once where they are there, after five seconds at the
 * latest. Gives what forgets it.
 */
export function onceShown(then: () => void): () => void {
  const latestMs = performance.now() + longestMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isBusy() && performance.now() < latestMs) timer = setTimeout(look, lookSoonMs);
    else then();
  };
  look();
  return () => clearTimeout(timer);
}

/**
 * Until the page shows what it was opened for and has nothing to do: what begins a moment earlier holds its first rows
 * back. A page that stays busy is not waited for longer than five seconds.
 */
export async function painted(): Promise<void> {
  const latestMs = performance.now() + longestMs;
  do {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  } while (isBusy() && performance.now() < latestMs);
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
