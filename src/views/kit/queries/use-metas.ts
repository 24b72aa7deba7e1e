import { createContext, use } from 'react';
import { visibleRow } from '../../../db/queries/rows.ts';
import type { Metas } from '../../../domain/center/center.ts';
import { useSignedIn } from '../client/context.ts';
import { useScope } from '../scope/scope.ts';
import { makeSharedQuery } from './live-queries.ts';

const useSettings = makeSharedQuery(
  async (db, center: number) => (await visibleRow(db, center, 'metas', center)) ?? null,
);

/** The settings of the tab's center; null where the device has none, undefined until read. */
export function useMetas(): Metas | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSettings(db, center);
}

/** The settings, read once by a list for all its rows; null until then, undefined without a list above. */
export const MetasOfList = createContext<Metas | null | undefined>(undefined);

/** The settings read by the list around this row; undefined if it has none, or has not read them yet. */
export function useMetasOfList(): Metas | undefined {
  const metas = use(MetasOfList);
  if (metas === undefined) throw new Error('Invariant: no list above reads the settings of the center');
  return metas ?? undefined;
}
