import { centersOf } from '../../../db/queries/centers.ts';
import type { Center } from '../../../domain/center/center.ts';
import { useSignedIn, useTab } from '../client/context.ts';
import { makeSharedQuery } from '../queries/live-queries.ts';

export interface Centers {
  readonly all: readonly Center[];
  readonly currentId: number;
  /** Undefined while unknown, or for a number not in settings (DSP-018). */
  readonly current: Center | undefined;
}

const useAll = makeSharedQuery(async (db, center: number) => (await centersOf(db, center)) ?? []);

/** The centers to switch to; undefined until the replica has been read. */
export function useCenters(): Centers | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const all = useAll(db, center);
  return all && { all, currentId: center, current: all.find((it) => it.id === center) };
}
