import { useState } from 'react';
import { type LatestReader, makeLastEnded, makeLastSettled } from '../../../db/queries/actions.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from './live-queries.ts';

/** When the last action of these names was saved here, device clock: their details are then requested again. */
export const useLastSettled = (prefix: string) => useLatestEntry(() => makeLastSettled(prefix));

/** The same for their ends, whatever they were. */
export const useLastEnded = (...prefixes: readonly string[]) => useLatestEntry(() => makeLastEnded(prefixes));

/** 0 where there is none. */
function useLatestEntry(make: () => LatestReader): number {
  const { db } = useSignedIn();
  const [last] = useState(make);
  return useSeenQuery(() => last(db), [db]) ?? 0;
}
