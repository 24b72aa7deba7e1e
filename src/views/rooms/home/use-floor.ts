import { visibleRow } from '../../../db/queries/rows.ts';
import type { Floor } from '../../../domain/preparation/floor.ts';
import { useSignedIn, useTab } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';

/** The figures of the center's floor; null where the device has none, undefined until read. */
export function useFloor(): Floor | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => (await visibleRow(db, center, 'floor', center)) ?? null, [db, center]);
}
