import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';

/** Queries of lists on screen that are being answered now. */
let asking = 0;
/** Changes of the replica this page has heard of. */
let heard = 0;

Dexie.on('storagemutated', () => {
  heard += 1;
});

/** A live query for a list on screen: `nextShown` waits for its answer. */
export function useListQuery<T>(ask: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useLiveQuery(async () => {
    asking += 1;
    try {
      return await ask();
    } finally {
      asking -= 1;
    }
  }, [...deps]);
}

/** Longer than lists take to read what changed. */
const patienceMs = 150;

/**
 * To be called before something is recorded; what it gives waits until the lists on screen have read that change and a
 * frame shows them. Not for long: a change may be in no list, and a hidden page paints nothing.
 */
export function nextShown(): () => Promise<void> {
  const before = heard;
  return async () => {
    const untilMs = performance.now() + patienceMs;
    const isIn = () => performance.now() < untilMs;
    while (heard === before && isIn()) await later(0);
    // Queries are asked anew a turn after the change is heard of.
    do await later(0);
    while (asking > 0 && isIn());
    await Promise.race([painted(), later(patienceMs)]);
  };
}

/** A frame is painted after its callbacks. */
const painted = async () => {
  await new Promise(requestAnimationFrame);
  await later(0);
};

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
