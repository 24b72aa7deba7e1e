import { useState } from 'react';
import { listIndex } from '../../../../db/queries/lists.ts';
import { endpointNames, sourceState } from '../../../../db/queries/sync.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import { toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import { hasListsAtHome } from '../../../../domain/center/features.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useCenters } from '../../../kit/scope/centers.ts';

/**
 * Whether there are lists of the dispatch to count on: this page has them, or the device keeps those of a board seen
 * lately. Decided once for each opened center, so that nothing below moves later; undefined before.
 */
export function useKeepsDispatch(): boolean | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const of = useCenters()?.current;
  const found = useSeenQuery(async () => ({ center, isThere: await isKept(db, center) }), [db, center]);
  const [decided, decide] = useState<{ readonly center: number; readonly isThere: boolean }>();
  if (found?.center === center && decided?.center !== center) decide(found);
  if (decided?.center !== center) return undefined;
  return decided.isThere || hasListsAtHome(of);
}

/**
 * The lists alone prove nothing: until the settings are known the device makes them for the home page too, without a
 * load.
 */
async function isKept(db: QuaiDb, center: number): Promise<boolean> {
  const [list, load] = await Promise.all([
    listIndex(db, center, toDispatchList),
    sourceState(db, endpointNames.dispatchLoad, center),
  ]);
  return list !== undefined && load !== undefined && load.appliedAtMs !== null;
}
