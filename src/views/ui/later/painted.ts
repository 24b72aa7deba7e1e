const lookAgainMs = 200;
const lookSoonMs = 50;
const longestMs = 5_000;

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/**
 * Calls back once nothing on the page waits for its first rows: at once if nothing does, after five seconds at the
 * latest. Returns a cancel function.
 */
export function oncePainted(then: () => void): () => void {
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
 * Resolves once the page has its first rows and is idle: work that begins earlier would delay them. It waits for a busy
 * page five seconds at most.
 */
export async function painted(): Promise<void> {
  const latestMs = performance.now() + longestMs;
  do {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  } while (isBusy() && performance.now() < latestMs);
  // Safari cannot do this.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestMs }));
}
