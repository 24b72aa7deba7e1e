import { useState } from 'react';
import { makeLastEnded, makeLastSettled } from '../../../db/queries/actions.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from './live-queries.ts';

/** Changes with every action of these names this device saved: what tells of them is then asked for again. */
export function useLastSettled(prefix: string): number {
  const { db } = useSignedIn();
  const [last] = useState(() => makeLastSettled(prefix));
  return useSeenQuery(() => last(db), [db]) ?? 0;
}

/** Changes with every action of these names that ended, well or not: how things are is then asked for again. */
export function useLastEnded(...prefixes: readonly string[]): number {
  const { db } = useSignedIn();
  const [last] = useState(() => makeLastEnded(prefixes));
  return useSeenQuery(() => last(db), [db]) ?? 0;
}
