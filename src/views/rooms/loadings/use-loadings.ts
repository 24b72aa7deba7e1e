import { select } from '../../../db/queries/lists.ts';
import { seenRows } from '../../../db/queries/seen-rows.ts';
import {
  type LoadingDock,
  type LoadingRow,
  loadingDocksList,
  loadingOrdersList,
} from '../../../db/view-rows/loadings.ts';
import { placementOf } from '../../../domain/dock/placement.ts';
import type { Driver } from '../../../domain/driver/driver.ts';
import { isFree } from '../../../domain/driver/free.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { useListQuery, useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useListReader } from '../../kit/queries/use-whole-list.ts';

export interface Loadings {
  readonly toCheck: readonly LoadingRow[];
  readonly notReceived: readonly LoadingRow[];
  readonly docks: readonly LoadingDock[];
}

/** Loadings of the tab's center for others; null before the first fill, undefined until read. */
export function useLoadings(): Loadings | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const readOrders = useListReader(loadingOrdersList);
  const readDocks = useListReader(loadingDocksList);
  return useListQuery(async () => {
    // Both begin at once: the live query follows what is asked before its first wait.
    const [orders, docks] = await Promise.all([readOrders(center), readDocks(center)]);
    if (!orders || !docks) return null;
    const { index, rows } = orders;
    const missing = new Set(select(index, (at) => index.columns.isNotReceived[at] === 1));
    return {
      toCheck: rows.filter(({ id }) => !missing.has(id)),
      notReceived: rows.filter(({ id }) => missing.has(id)),
      docks: docks.rows,
    };
  }, [db, center]);
}

export interface CenterDriver extends Driver {
  readonly isFree: boolean;
}

/** Every driver the device knows of the center, the free ones first, then by name (PRP-310). */
export function useDrivers(): readonly CenterDriver[] | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => {
    const [drivers, docks] = await Promise.all([seenRows(db, center, 'driver'), seenRows(db, center, 'dock')]);
    const rounds = docks.filter((dock) => placementOf(dock) !== null);
    const withRounds = new Set(rounds.flatMap(({ target_driver: id }) => id ?? []));
    return drivers
      .map((driver) => ({ ...driver, isFree: isFree(driver, withRounds) }))
      .toSorted(
        (one, other) =>
          Number(other.isFree) - Number(one.isFree) || (one.name ?? '').localeCompare(other.name ?? '', 'fr'),
      );
  }, [db, center]);
}
