import { Dexie, liveQuery, type PromiseExtended } from 'dexie';
import { type InteropableObservable, useObservable } from 'dexie-react-hooks';
import { useLayoutEffect, useState } from 'react';
import {
  distinctUntilChanged,
  from,
  map,
  type Observable,
  type Subscribable,
  shareReplay,
  switchMap,
  tap,
  type Unsubscribable,
} from 'rxjs';
import { listIndexes } from '../../db/queries/lists.ts';
import type { ListIndex, QuaiDb } from '../../db/schema.ts';
import { useSignedIn, useTab } from './context.ts';

/** A list on screen: what it read last, and what stands in the document. */
interface ListOnScreen {
  read: unknown;
  shown: unknown;
}

const lists = new Set<ListOnScreen>();
/** Changes of the replica this page has heard of. */
let heard = 0;

Dexie.on('storagemutated', () => {
  heard += 1;
});

/**
 * A live query of a view, read again once the lists on screen have read what changed and a frame shows them. A page nobody
 * looks at reads what it shows once and then no more until somebody does: eight tabs do the work of those that are seen.
 */
export function useSeenQuery<T>(ask: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useWhileSeen(() => liveQuery(afterLists(ask)), deps);
}

type Indexes<Names extends readonly string[]> = { readonly [N in keyof Names]: ListIndex | undefined };

/**
 * The same for lists on screen, read again at once when one of those named is another. `ask` gets their indexes as they
 * were at one moment, undefined before the first fill, and reads what is written with them alone.
 */
export function useListQuery<const Names extends readonly string[], T>(
  names: Names,
  ask: (...indexes: Indexes<Names>) => T | Promise<T>,
  deps: readonly unknown[],
): T | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const [list] = useState<ListOnScreen>(() => ({ read: undefined, shown: undefined }));
  const query = (): Observable<T> =>
    indexesOf(db, center).pipe(
      // A tuple mapped is an array to the compiler.
      map((indexes) => names.map((name) => indexes.get(name)) as unknown as Indexes<Names>),
      distinctUntilChanged((before, found) => before.every((index, nth) => index === found[nth])),
      switchMap((found) => counted(async () => ask(...found))),
      tap((read) => {
        list.read = read;
      }),
    );
  const shown = useWhileSeen<T>(query, [db, center, ...deps]);
  useLayoutEffect(() => {
    lists.add(list);
    return () => void lists.delete(list);
  }, [list]);
  useLayoutEffect(() => {
    list.shown = shown;
  }, [list, shown]);
  return shown;
}

type AllIndexes = ReadonlyMap<string, ListIndex>;

const followed = new WeakMap<QuaiDb, Map<number, Observable<AllIndexes>>>();

/** The indexes of a center and what becomes of them: read once for all that show them. */
function indexesOf(db: QuaiDb, center: number): Observable<AllIndexes> {
  const byCenter = followed.get(db) ?? new Map<number, Observable<AllIndexes>>();
  followed.set(db, byCenter);
  const indexes =
    byCenter.get(center) ??
    from(liveQuery(() => counted(() => listIndexes(db, center)))).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  byCenter.set(center, indexes);
  return indexes;
}

/** How much is being read for lists on screen. */
let reading = 0;

function counted<P extends Promise<unknown>>(ask: () => P): P {
  reading += 1;
  return ask().finally(() => {
    reading -= 1;
  }) as P;
}

function useWhileSeen<T>(makeQuery: () => Subscribable<T>, deps: readonly unknown[]): T | undefined {
  return useObservable<T, undefined>(() => whileSeen(makeQuery()), [...deps], undefined);
}

/** For what is no list on screen; the first time it is read at once. */
export function afterLists<T>(ask: () => Promise<T>): () => Promise<T> {
  let isFirst = true;
  // No async function: after one Dexie asks the next query a turn later, and that may be a list's.
  return () => {
    if (!isFirst) return listsShown().then(ask);
    isFirst = false;
    return ask();
  };
}

const whileSeen = <T>(query: Subscribable<T>): InteropableObservable<T> => ({
  hasValue: () => false,
  subscribe: (tell, fail) => {
    let isKnown = false;
    let asked: Unsubscribable | null = null;
    const look = () => {
      if (!isKnown || document.visibilityState === 'visible')
        asked ??= query.subscribe({ next, ...(fail && { error: fail }) });
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
    await listsShown(untilMs);
  };
}

/** Once lists show what changed, and a frame shows them. Dexie follows what is read after it through its own promises only. */
function listsShown(untilMs = performance.now() + patienceMs): PromiseExtended<void> {
  return new Dexie.Promise<void>((resolve) => {
    const look = () => {
      if ((reading > 0 || [...lists].some(isBehind)) && performance.now() < untilMs) setTimeout(look);
      // Not before: a frame asked for too early shows nothing new, and what is new then waits for the next one.
      else whenPainted(resolve);
    };
    // Of several lists a change calls for, Dexie asks the first at once and the others a turn later.
    setTimeout(() => setTimeout(look));
  });
}

const isBehind = ({ read, shown }: ListOnScreen) => read !== shown;

/** A frame is painted after its callbacks; a page that paints none waits no longer for it. */
function whenPainted(done: () => void): void {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, patienceMs);
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
