import { Dexie, liveQuery, type Observable, type Subscription } from 'dexie';
import { type InteropableObservable, useObservable } from 'dexie-react-hooks';

/** Queries of lists on screen that are being answered now. */
let asking = 0;
/** Changes of the replica this page has heard of. */
let heard = 0;

Dexie.on('storagemutated', () => {
  heard += 1;
});

/**
 * A live query of a view. A page nobody looks at reads what it shows once and then no more until somebody does: eight tabs
 * do the work of those that are seen.
 */
export function useSeenQuery<T>(ask: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useObservable<T, undefined>(() => whileSeen(liveQuery(ask)), [...deps], undefined);
}

/** The same for a list on screen: `nextShown` waits for its answer. */
export function useListQuery<T>(ask: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useSeenQuery(() => counted(ask), deps);
}

/** The same for what stands beside the lists: what changed is read, and shown, when they have read it. */
export function useAsideQuery<T>(ask: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useSeenQuery(afterLists(ask), deps);
}

/** The first time at once. */
export function afterLists<T>(ask: () => Promise<T>): () => Promise<T> {
  let isFirst = true;
  return async () => {
    // Dexie follows what a query reads through its own promises only, which this makes of one.
    if (!isFirst) await Promise.resolve(listsRead(performance.now() + patienceMs));
    isFirst = false;
    return ask();
  };
}

async function counted<T>(ask: () => Promise<T>): Promise<T> {
  asking += 1;
  try {
    return await ask();
  } finally {
    asking -= 1;
  }
}

const whileSeen = <T>(query: Observable<T>): InteropableObservable<T> => ({
  hasValue: () => false,
  subscribe: (tell, fail) => {
    let isKnown = false;
    let asked: Subscription | null = null;
    const look = () => {
      if (!isKnown || document.visibilityState === 'visible') asked ??= query.subscribe(next, fail);
      else {
        asked?.unsubscribe();
        asked = null;
      }
    };
    const next = (value: T) => {
      isKnown = true;
      tell(value);
      look();
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      asked?.unsubscribe();
    };
  },
});

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
    while (heard === before && performance.now() < untilMs) await later(0);
    await listsRead(untilMs);
    await Promise.race([painted(), later(patienceMs)]);
  };
}

/** Queries are asked anew a turn after a change is heard of. */
async function listsRead(untilMs: number): Promise<void> {
  do await later(0);
  while (asking > 0 && performance.now() < untilMs);
}

/** A frame is painted after its callbacks. */
const painted = async () => {
  await new Promise(requestAnimationFrame);
  await later(0);
};

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
