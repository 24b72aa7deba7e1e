import { setTimeout as wait } from 'node:timers/promises';

/** How long a screen has to show what is expected of it. */
export const patienceMs = 10_000;

/** Asks again until there is an answer; the last refusal is the error. */
export async function eventually<T>(ask: () => Promise<T> | T, timeoutMs = patienceMs): Promise<T> {
  const untilMs = performance.now() + timeoutMs;
  for (let pauseMs = 4; ; pauseMs = Math.min(pauseMs * 2, 50)) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > untilMs || error instanceof Ambiguous) throw error;
    }
    await wait(pauseMs);
  }
}

/** Several elements where one is meant: waiting does not help. */
export class Ambiguous extends Error {
  override readonly name = 'Ambiguous';
}
