import { useState } from 'react';
import { makeLastSettled } from '../../db/queries/actions.ts';
import { useSignedIn } from './context.ts';
import { useSeenQuery } from './live-queries.ts';

/** Changes with every action of these names this device saved: what tells of them is then asked for again. */
export function useLastSettled(prefix: string): number {
  const { db } = useSignedIn();
  const [last] = useState(() => makeLastSettled(prefix));
  return useSeenQuery(() => last(db), [db]) ?? 0;
}
