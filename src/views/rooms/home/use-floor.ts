import { visibleRow } from '../../../db/queries/rows.ts';
import type { Floor } from '../../../domain/preparation/floor.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';

/** The figures of the center's floor; null where the device has none, undefined until read. */
export function useFloor(): Floor | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => (await visibleRow(db, center, 'floor', center)) ?? null, [db, center]);
}
