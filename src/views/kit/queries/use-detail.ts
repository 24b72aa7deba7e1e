import { useEffect } from 'react';
import { storedDetail } from '../../../db/queries/details.ts';
import type { StoredDetail } from '../../../db/schema.ts';
import { type Detail, detailKey } from '../../../domain/asking/detail.ts';
import { useClient, useOnline, useSignedIn, useTab } from '../client/context.ts';
import { useSeenQuery } from './live-queries.ts';

/** The present state of a detail. */
export interface DetailState<Value> {
  /** The last good answer; undefined before one. */
  readonly value: Value | undefined;
  /** Why the latest call failed; null if it did not, or has not ended. */
  readonly error: string | null;
  /** Device clock; null before the first answer. */
  readonly answeredAtMs: number | null;
  /** When that answer was requested. */
  readonly valueAskedAtMs?: number | null;
}

interface Asking {
  /** Requested again whenever this changes, e.g. with its row. */
  readonly again?: unknown;
  /** Period of requests while the tab is visible, ms. */
  readonly everyMs?: number;
  /** When the last action on it ended, device clock: an answer that was requested before is requested again at once. */
  readonly endedAtMs?: number | undefined;
}

/** What a view shows of a stored answer. */
export const stateOf = <Value>(stored: StoredDetail | undefined): DetailState<Value> => ({
  value: (stored?.value ?? undefined) as Value | undefined,
  error: stored?.error ?? null,
  answeredAtMs: stored?.answeredAtMs ?? null,
  valueAskedAtMs: stored?.valueAskedAtMs ?? stored?.answeredAtMs ?? null,
});

/**
 * Requests a detail when it is first shown, when the tab is visible again and when the network is back; never for null
 * `args`.
 */
export function useAsking<Args, Value>(
  { name }: Detail<Args, Value>,
  args: Args | null,
  { again, everyMs, endedAtMs }: Asking = {},
): void {
  const { worker } = useClient();
  const { center, visible } = useTab();
  const { isOnline } = useOnline();
  const asked = args === null ? null : JSON.stringify(args);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` and the center are not read, they are reasons to ask
  useEffect(() => {
    if (asked === null || !visible || !isOnline) return;
    const look = (tickMs?: number) => void worker.look(name, JSON.parse(asked), tickMs, endedAtMs);
    look();
    if (everyMs === undefined) return;
    const timer = setInterval(() => look(everyMs), everyMs);
    return () => clearInterval(timer);
  }, [worker, name, asked, center, visible, isOnline, everyMs, again, endedAtMs]);
}

/** A detail from the replica, requested by `useAsking`. Undefined until read: an answer for other arguments is never shown. */
export function useDetail<Args, Value>(
  entry: Detail<Args, Value>,
  args: Args | null,
  asking?: Asking,
): DetailState<Value> | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  useAsking(entry, args, asking);
  const key = args === null ? null : detailKey(entry, center, JSON.parse(JSON.stringify(args)));
  const shown = useSeenQuery(async () => {
    const stored = key === null ? undefined : await storedDetail(db, key);
    return { key, state: stateOf<Value>(stored) };
  }, [db, key]);
  return shown?.key === key ? shown.state : undefined;
}
