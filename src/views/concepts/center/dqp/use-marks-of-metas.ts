import { marksOfRow } from '../../../../db/queries/rows.ts';
import type { Mark } from '../../../../db/schema.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';

/** Marks of the user's actions on settings. */
export function useMarksOfMetas(): readonly Mark[] {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(() => marksOfRow(db, center, 'metas', center), [db, center]) ?? [];
}
