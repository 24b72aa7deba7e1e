import { useState } from 'react';
import { listIndex, select } from '../../../db/queries/lists.ts';
import { makeRowReader } from '../../../db/queries/row-reader.ts';
import { seenRows } from '../../../db/queries/seen-rows.ts';
import {
  type LoadingDock,
  type LoadingRow,
  loadingDocksList,
  loadingOrdersList,
} from '../../../db/view-rows/loadings.ts';
import type { Driver } from '../../../domain/driver/driver.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { useListQuery, useSeenQuery } from '../../kit/queries/live-queries.ts';

export interface Loadings {
  readonly toCheck: readonly LoadingRow[];
  readonly notReceived: readonly LoadingRow[];
  readonly docks: readonly LoadingDock[];
}

/** What goes to other centers, from the tab's own; null before the first fill, undefined until read. */
export function useLoadings(): Loadings | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const [readOrders] = useState(() => makeRowReader<LoadingRow>());
  const [readDocks] = useState(() => makeRowReader<LoadingDock>());
  return useListQuery(async () => {
    const orders = await listIndex(db, center, loadingOrdersList);
    const docks = await listIndex(db, center, loadingDocksList);
    if (!orders || !docks) return null;
    const rows = await readOrders(
      db,
      orders,
      select(orders, () => true),
    );
    const missing = new Set(select(orders, (at) => orders.columns.isNotReceived?.[at] === 1));
    return {
      toCheck: rows.filter(({ id }) => !missing.has(id)),
      notReceived: rows.filter(({ id }) => missing.has(id)),
      docks: await readDocks(
        db,
        docks,
        select(docks, () => true),
      ),
    };
  }, [db, center]);
}

/** Every driver the device knows of the center, by name (PRP-310). */
export function useDrivers(): readonly Driver[] | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(
    async () =>
      (await seenRows(db, center, 'driver')).toSorted((one, other) =>
        (one.name ?? '').localeCompare(other.name ?? '', 'fr'),
      ),
    [db, center],
  );
}
