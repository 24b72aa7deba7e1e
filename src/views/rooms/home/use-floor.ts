import { visibleRow } from '../../../db/queries/rows.ts';
import type { Floor } from '../../../domain/preparation/floor.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { makeSharedQuery } from '../../kit/queries/live-queries.ts';

const useFigures = makeSharedQuery(
  async (db, center: number) => (await visibleRow(db, center, 'floor', center)) ?? null,
);

/** The figures of the center's floor; null where the device has none, undefined until read. */
export function useFloor(): Floor | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useFigures(db, center);
}
