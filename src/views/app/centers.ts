import { useLiveQuery } from 'dexie-react-hooks';
import { metasOf } from '../../db/queries/rows.ts';
import type { QuaiDb } from '../../db/schema.ts';
import type { Center } from '../../domain/center/center.ts';
import { useSignedIn, useTab } from './context.ts';

/** The centers as the current one's settings list them; before its first load, as any other center's do. */
async function centersOf(db: QuaiDb, center: number): Promise<readonly Center[]> {
  const metas = (await metasOf(db, center)) ?? (await db.rows('metas').toCollection().first())?.row;
  return metas?.centers ?? [];
}

export interface Centers {
  readonly all: readonly Center[];
  readonly currentId: number;
  /** Undefined while unknown, or for a number no settings list (DSP-018). */
  readonly current: Center | undefined;
}

/** The centers one can switch to; undefined until the replica has been read. */
export function useCenters(): Centers | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const all = useLiveQuery(() => centersOf(db, center), [db, center]);
  return all && { all, currentId: center, current: all.find((it) => it.id === center) };
}
