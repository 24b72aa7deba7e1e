import { useEffect } from 'react';

/**
 * Fetches what is loaded lazily once the page is idle, not before it is painted: it must open without a network also
 * before the service worker has it. What does not arrive now is asked for again when it opens.
 */
export function useFetchedAhead(...loads: readonly (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is loaded
  useEffect(() => {
    const fetchAll = () => {
      for (const load of loads) load().catch(() => undefined);
    };
    // Safari knows no idle time.
    if (!('requestIdleCallback' in window)) return void setTimeout(fetchAll, 1_000);
    requestIdleCallback(fetchAll, { timeout: 5_000 });
  }, []);
}
