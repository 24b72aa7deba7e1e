import { useState } from 'react';
import { makeLastEnded, makeLastSettled } from '../../../db/queries/actions.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from './live-queries.ts';

/** Changes with every action of these names saved here: their details are then requested again. */
export function useLastSettled(prefix: string): number {
  const { db } = useSignedIn();
  const [last] = useState(() => makeLastSettled(prefix));
  return useSeenQuery(() => last(db), [db]) ?? 0;
}

/** Changes with every ended action of these names, whatever its end: their details are then requested again. */
export function useLastEnded(...prefixes: readonly string[]): number {
  const { db } = useSignedIn();
  const [last] = useState(() => makeLastEnded(prefixes));
  return useSeenQuery(() => last(db), [db]) ?? 0;
}
