import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';

/** How long a screen has to meet an expectation. */
const patienceMs = 25_000;

/** Nothing was being loaded: to look takes this long at most. */
const lookMs = 100;

/**
 * Whether a wait is over, asked again and again. It starts anew while modules load: the first test of a worker loads
 * the console, which takes longer than any screen of it on a busy machine.
 */
export function patience(timeoutMs = patienceMs): () => Promise<boolean> {
  let untilMs = performance.now() + timeoutMs;
  return async () => {
    const nowMs = performance.now();
    if (nowMs <= untilMs) return false;
    await vi.dynamicImportSettled();
    if (performance.now() - nowMs <= lookMs) return true;
    untilMs = performance.now() + timeoutMs;
    return false;
  };
}

/** Asks again until there is an answer; the last error is thrown. */
export async function eventually<T>(ask: () => Promise<T> | T, timeoutMs?: number): Promise<T> {
  const isOver = patience(timeoutMs);
  for (let pauseMs = 4; ; pauseMs = Math.min(pauseMs * 2, 50)) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Ambiguous || (await isOver())) throw error;
    }
    await wait(pauseMs);
  }
}

/** Several elements where one is meant: waiting does not help. */
export class Ambiguous extends Error {
  override readonly name = 'Ambiguous';
}
