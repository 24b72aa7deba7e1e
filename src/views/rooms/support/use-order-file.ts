import { visibleRow } from '../../../db/queries/rows.ts';
import type { OrderId } from '../../../domain/order/order.ts';
import { type OrderInFull, orderInFull } from '../../../domain/order/sheet-detail.ts';
import { useSignedIn } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';
import { type Shown, useDetail } from '../../app/use-detail.ts';

/**
 * An order in full as it is known: what its sheet told, under what a board of its center shows of it now, the user's own
 * actions included. Undefined until read.
 */
export function useOrderFile(orderId: OrderId, everyMs: number): Shown<OrderInFull> | undefined {
  const { db } = useSignedIn();
  const told = useDetail(orderInFull, { orderId }, { everyMs });
  const center = told?.value?.center_id ?? told?.value?.center ?? null;
  const row = useSeenQuery(
    async () => (center === null ? undefined : await visibleRow(db, center, 'order', orderId)),
    [db, center, orderId],
  );
  if (!told?.value || !row) return told;
  const { products: _, ...shared } = row;
  return { ...told, value: { ...told.value, ...shared } };
}
