import { useState } from 'react';
import { makeLastEnded, makeLastSettled } from '../../../db/queries/actions.ts';
import { useSignedIn } from '../client/context.ts';
import { useSeenQuery } from './live-queries.ts';

/** When the last action of these names was saved here, device clock: their details are then requested again. */
export function useLastSettled(prefix: string): number | undefined {
  const { db } = useSignedIn();
  const [last] = useState(() => makeLastSettled(prefix));
  return useSeenQuery(() => last(db), [db]);
}

/** The same for their ends, whatever they were. */
export function useLastEnded(...prefixes: readonly string[]): number | undefined {
  const { db } = useSignedIn();
  const [last] = useState(() => makeLastEnded(prefixes));
  return useSeenQuery(() => last(db), [db]);
}
