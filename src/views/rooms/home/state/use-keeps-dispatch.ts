import { useState } from 'react';
import { listIndex } from '../../../../db/queries/lists.ts';
import { toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import { hasListsAtHome } from '../../../../domain/center/features.ts';
import { useCenters } from '../../../app/centers.ts';
import { useSignedIn, useTab } from '../../../app/context.ts';
import { useSeenQuery } from '../../../app/live-queries.ts';

/**
 * Whether there are lists of the dispatch to count on: this page has them, or the device keeps those of a board that was
 * looked at lately. That is decided once for each center that is opened, so that nothing below moves later; undefined
 * before.
 */
export function useKeepsDispatch(): boolean | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const of = useCenters()?.current;
  const found = useSeenQuery(
    async () => ({ center, isThere: (await listIndex(db, center, toDispatchList)) !== undefined }),
    [db, center],
  );
  const [decided, decide] = useState<{ readonly center: number; readonly isThere: boolean }>();
  if (found?.center === center && decided?.center !== center) decide(found);
  if (decided?.center !== center) return undefined;
  return decided.isThere || hasListsAtHome(of);
}
