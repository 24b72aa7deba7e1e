import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { storedDetail } from '../../../db/queries/details.ts';
import type { QuaiDb } from '../../../db/schema.ts';
import { type Detail, detailKey } from '../../../domain/asking/detail.ts';
import { useSignedIn, useTab } from '../client/context.ts';
import { seenQuery } from './live-queries.ts';
import { type DetailState, stateOf } from './use-detail.ts';

type Answers = ReadonlyMap<string, DetailState<unknown>>;

/** How many answers are kept: a year of months, and those beside it. */
const most = 14;

/** Answers of details, each read when it is first wanted and when it changes, and kept until many others were wanted. */
class KeptAnswers {
  private readonly stops = new Map<string, () => void>();
  private readonly listeners = new Set<() => void>();
  private answers: Answers = new Map();
  private failure: { readonly error: unknown } | null = null;

  constructor(private readonly db: QuaiDb) {}

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  /** Throws once a read has failed, as other queries of a view do. */
  readonly shown = (): Answers => {
    if (this.failure) throw this.failure.error;
    return this.answers;
  };

  want(keys: readonly string[]): void {
    for (const key of keys) {
      const stop = this.stops.get(key) ?? this.follow(key);
      // The one wanted last is the last to go.
      this.stops.delete(key);
      this.stops.set(key, stop);
    }
    const left = [...this.stops.keys()].slice(0, Math.max(0, this.stops.size - most));
    for (const key of left) this.leave(key);
  }

  close(): void {
    for (const key of [...this.stops.keys()]) this.leave(key);
  }

  private follow(key: string): () => void {
    const query = seenQuery(async () => stateOf(await storedDetail(this.db, key)));
    const stop = query.subscribe(
      (state) => this.tell(new Map([...this.answers, [key, state]])),
      (error) => {
        this.failure = { error };
        this.tell(this.answers);
      },
    );
    return typeof stop === 'function' ? stop : () => stop.unsubscribe();
  }

  private leave(key: string): void {
    this.stops.get(key)?.();
    this.stops.delete(key);
    this.answers = new Map([...this.answers].filter(([other]) => other !== key));
  }

  private tell(answers: Answers): void {
    this.answers = answers;
    for (const changed of this.listeners) changed();
  }
}

/**
 * Answers of one detail for several arguments, from the replica. A screen that walks from one to the next reads each
 * once, for as long as it is open. Nothing is requested (useAsking). Undefined until read.
 */
export function useDetails<Args, Value>(
  entry: Detail<Args, Value>,
  all: readonly Args[],
): readonly (DetailState<Value> | undefined)[] {
  const { db } = useSignedIn();
  const { center } = useTab();
  const keys = all.map((args) => detailKey(entry, center, args));
  const wanted = JSON.stringify(keys);
  const kept = useMemo(() => new KeptAnswers(db), [db]);
  const answers = useSyncExternalStore(kept.subscribe, kept.shown);
  useEffect(() => kept.want(JSON.parse(wanted)), [kept, wanted]);
  useEffect(() => () => kept.close(), [kept]);
  return keys.map((key) => answers.get(key) as DetailState<Value> | undefined);
}
