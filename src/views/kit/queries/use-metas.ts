import { visibleRow } from '../../../db/queries/rows.ts';
import type { Metas } from '../../../domain/center/center.ts';
import { useSignedIn } from '../client/context.ts';
import { useScope } from '../scope/scope.ts';
import { useSeenQuery } from './live-queries.ts';

/** The settings of the tab's center; null where the device has none, undefined until read. */
export function useMetas(): Metas | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async () => (await visibleRow(db, center, 'metas', center)) ?? null, [db, center]);
}
