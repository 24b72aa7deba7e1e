import { useState } from 'react';
import { listIndex, viewRows } from '../../../../db/queries/lists.ts';
import { taskOfOrder, visibleRow } from '../../../../db/queries/rows.ts';
import { driversList } from '../../../../db/view-rows/dispatch.ts';
import type { Driver } from '../../../../domain/driver/driver.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** The subject of an extra cost: an order, its round, its driver, and the other possible payees. */
export interface CostSubject {
  readonly order: Order;
  readonly dockId: number | null;
  readonly driverId: number | null;
  readonly drivers: readonly Driver[];
}

/**
 * The last one read: a form in use stays when a poll no longer lists the order. Undefined until read, null if unknown.
 */
export function useCostSubject(orderId: number): CostSubject | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const [last, remember] = useState<CostSubject | null>(null);
  const current = useSeenQuery(async (): Promise<CostSubject | null> => {
    const order = await visibleRow(db, center, 'order', orderId);
    if (!order) return null;
    const task = await taskOfOrder(db, center, orderId);
    const dock = task?.dock ? await visibleRow(db, center, 'dock', task.dock) : undefined;
    const driverId = task?.delivery_man_id ?? dock?.driver ?? dock?.target_driver ?? null;
    const index = await listIndex(db, center, driversList);
    const listed = await viewRows<{ readonly id: number }>(db, center, driversList, [...(index?.ids ?? [])]);
    const ids = new Set([...listed.map(({ id }) => id), ...(driverId === null ? [] : [driverId])]);
    const drivers = await Promise.all([...ids].map((id) => visibleRow(db, center, 'driver', id)));
    return { order, dockId: task?.dock ?? null, driverId, drivers: drivers.filter((driver) => driver !== undefined) };
  }, [db, center, orderId]);
  if (current && current !== last) remember(current);
  return current ?? last ?? current;
}
