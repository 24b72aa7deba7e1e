import { Dexie, liveQuery, type Observable, type PromiseExtended, type Subscription } from 'dexie';
import { type AnySubscription, type InteropableObservable, useObservable } from 'dexie-react-hooks';
import { useLayoutEffect, useState } from 'react';
import type { QuaiDb } from '../../../db/schema.ts';

/** A list on screen: its last result, and the result rendered. */
interface ListOnScreen {
  ask: () => Promise<unknown>;
  asking: number;
  read: unknown;
  shown: unknown;
}

const lists = new Set<ListOnScreen>();
/** Number of replica changes seen by this page. */
let heard = 0;

Dexie.on('storagemutated', () => {
  heard += 1;
});

/**
 * A live query of a view, run again once the lists on screen have read the change and a frame shows them. A hidden page
 * runs it once and then no more until it is visible: eight tabs cost as much as the visible ones.
 */
export function useSeenQuery<T>(ask: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useWhileSeen(() => afterLists(ask), deps);
}

/** The same outside of a component. */
export const seenQuery = <T>(ask: () => Promise<T>): InteropableObservable<T> => whileSeen(liveQuery(afterLists(ask)));

/** The same for a list on screen, run again at once. */
export function useListQuery<T>(ask: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  const [list] = useState<ListOnScreen>(() => ({ ask, asking: 0, read: undefined, shown: undefined }));
  const shown = useWhileSeen(() => {
    list.ask = ask;
    return () => followed(list, ask);
  }, deps);
  useLayoutEffect(() => {
    lists.add(list);
    return () => void lists.delete(list);
  }, [list]);
  useLayoutEffect(() => {
    list.shown = shown;
  }, [list, shown]);
  return shown;
}

async function followed<T>(list: ListOnScreen, ask: () => Promise<T>): Promise<T> {
  list.asking += 1;
  try {
    const read = await ask();
    // A result of former filters is not shown any more.
    if (list.ask === ask) list.read = read;
    return read;
  } finally {
    list.asking -= 1;
  }
}

function useWhileSeen<T>(makeQuery: () => () => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useObservable<T, undefined>(() => whileSeen(liveQuery(makeQuery())), [...deps], undefined);
}

/** A query of the replica that several places on a screen ask. */
type SharedAsk<Args extends readonly (string | number | null)[], T> = (db: QuaiDb, ...args: Args) => Promise<T>;

/**
 * A live query of views that several places on the screen have in common: run once for all of them, and known at once to
 * one that comes later (docs/adr/0084). Called outside of components; the hook it makes is `useSeenQuery` of `ask`.
 */
export function makeSharedQuery<Args extends readonly (string | number | null)[], T>(ask: SharedAsk<Args, T>) {
  const byDb = new WeakMap<QuaiDb, Map<string, InteropableObservable<T>>>();
  const queryOf = (db: QuaiDb, args: Args) => {
    const queries = byDb.get(db) ?? new Map<string, InteropableObservable<T>>();
    byDb.set(db, queries);
    const key = JSON.stringify(args);
    const query =
      queries.get(key) ??
      shared(
        seenQuery(() => ask(db, ...args)),
        () => queries.delete(key),
      );
    queries.set(key, query);
    return query;
  };
  return (db: QuaiDb, ...args: Args): T | undefined =>
    useObservable<T, undefined>(() => queryOf(db, args), [db, ...args], undefined);
}

type Listener<T> = readonly [tell: (value: T) => void, fail: ((error: unknown) => void) | undefined];

/** One subscription for all who listen, until none does; `onEnd` is told then. */
export function shared<T>(query: InteropableObservable<T>, onEnd: () => void): InteropableObservable<T> {
  const listeners = new Set<Listener<T>>();
  let known: readonly T[] = [];
  let asked: AnySubscription | null = null;
  const endIfUnheard = () => {
    if (!asked || listeners.size > 0) return;
    stop(asked);
    asked = null;
    known = [];
    onEnd();
  };
  return {
    hasValue: () => known.length > 0,
    // Asked for where there is one.
    getValue: () => known[0] as T,
    subscribe: (tell, fail) => {
      const heard: Listener<T> = [tell, fail];
      listeners.add(heard);
      known.forEach(tell);
      asked ??= query.subscribe(
        (value) => {
          known = [value];
          for (const [told] of listeners) told(value);
        },
        (error) => {
          for (const [, failed] of listeners) failed?.(error);
        },
      );
      return () => {
        listeners.delete(heard);
        // The next room may ask the same as the one that is left.
        setTimeout(endIfUnheard);
      };
    },
  };
}

const stop = (asked: AnySubscription) => (typeof asked === 'function' ? asked() : asked.unsubscribe());

/** For queries other than lists; the first run is at once. */
export function afterLists<T>(ask: () => Promise<T>): () => Promise<T> {
  let isFirst = true;
  // Not async: after one that is, Dexie runs the next query a turn later, and that may be a list's.
  return () => {
    if (!isFirst) return listsPainted().then(ask);
    isFirst = false;
    return ask();
  };
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

/** Longer than lists take to read a change. */
const patienceMs = 150;

/**
 * Call it before a change is stored; the returned function waits until the lists on screen have read that change and a
 * frame shows them. Not for long: a change may be in no list, and a hidden page paints nothing.
 */
export function nextListPaint(): () => Promise<void> {
  const before = heard;
  return async () => {
    const untilMs = performance.now() + patienceMs;
    while (heard === before && performance.now() < untilMs) await later(0);
    await listsPainted(untilMs);
  };
}

/** Resolves once a frame shows the lists after a change. Dexie tracks later reads through its own promises only. */
function listsPainted(untilMs = performance.now() + patienceMs): PromiseExtended<void> {
  return new Dexie.Promise<void>((resolve) => {
    const look = () => {
      if ([...lists].some(isBehind) && performance.now() < untilMs) setTimeout(look);
      // Not sooner: a frame requested too early shows nothing new, and the change then waits for the next one.
      else whenPainted(resolve);
    };
    // For a change to several lists, Dexie queries the first at once and the others a turn later.
    setTimeout(() => setTimeout(look));
  });
}

const isBehind = ({ asking, read, shown }: ListOnScreen) => asking > 0 || read !== shown;

/** A frame is painted after its callbacks; a page that paints none waits only so long. */
function whenPainted(done: () => void): void {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, patienceMs);
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
