import { Dexie } from 'dexie';
import { endpointNames, sourceState } from '../../../../db/queries/sync.ts';
import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import { lateList } from '../../../../db/view-rows/deliveries.ts';
import { type Untended, untendedOf } from '../../../../domain/late-order/untended.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useListQuery } from '../../../kit/queries/live-queries.ts';
import { useListReader } from '../../../kit/queries/use-whole-list.ts';
import { useFiles } from '../open-files/use-open-files.ts';
import { recentOrders } from '../search/recent-orders.ts';

interface OnDevice extends Untended<DeliveryRow> {
  /** When the board was read, device clock. */
  readonly readAtMs: number;
}

/** The late orders of the board as this device has them: nothing is asked for (SUP-006). Null where it has none. */
export function useUntended(): OnDevice | null {
  const { db, clockOffsetMs } = useSignedIn();
  const { center } = useTab();
  const nowMs = useServerNow();
  const files = useFiles();
  const read = useListReader(lateList);
  const held = useListQuery(async () => {
    const [list, source] = await Dexie.Promise.all([read(center), sourceState(db, endpointNames.dispatchLoad, center)]);
    return { center, list, source };
  }, [db, center]);
  if (held?.center !== center || !held.list || held.source?.appliedAtMs == null) return null;
  const openedAt = new Map(recentOrders().map(({ id, atMs }) => [id, atMs + clockOffsetMs]));
  const open = new Set(files.flatMap(({ kind, id }) => (kind === 'order' ? [id] : [])));
  const hasCall = ({ orderId, slotEndMs }: DeliveryRow) =>
    open.has(orderId) || (openedAt.get(orderId) ?? Number.NEGATIVE_INFINITY) >= (slotEndMs ?? 0);
  return { ...untendedOf(held.list.rows, { nowMs, hasCall }), readAtMs: held.source.appliedAtMs };
}
