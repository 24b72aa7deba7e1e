/** Work that can be interrupted: it yields where others may go first. */
export type Slices<Result> = Generator<void, Result>;

/** Rows between two possible pauses: two milliseconds at most. */
export const sliceRows = 256;

/** A pause costs as much as a hundred rows: work that took less time than this, ms, continues. */
const sliceMs = 2;

/** Does the work without a pause. */
export function inOneGo<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Lets whatever waits for this thread run after each slice: a poll must not delay an action. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  let fromMs = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - fromMs < sliceMs) continue;
    await nextTask();
    fromMs = performance.now();
  }
}

/** A message to oneself: timers wait four milliseconds once they are nested. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
