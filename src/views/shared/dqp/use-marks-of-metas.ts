import { marksOfRow } from '../../../db/queries/rows.ts';
import type { Mark } from '../../../db/schema.ts';
import { useSignedIn, useTab } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';

/** What the settings bear of the user's actions. */
export function useMarksOfMetas(): readonly Mark[] {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(() => marksOfRow(db, center, 'metas', center), [db, center]) ?? [];
}
