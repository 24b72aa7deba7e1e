import { visibleRow } from '../../../db/queries/rows.ts';
import type { Metas } from '../../../domain/center/center.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';

/** The sites as the settings of the center have them; undefined until read or where there are none. */
export function useSites(): Metas['sites'] {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => (await visibleRow(db, center, 'metas', center))?.sites, [db, center]);
}
