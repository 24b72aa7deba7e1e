import { visibleRow } from '../../../../db/queries/rows.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { CenterId } from '../../../../domain/center/center-id.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

export type ZonedOrder = Pick<Order, 'id' | 'random_id' | 'center_id' | 'pseudo_zones_status'>;

/** Further data for an order's zones. */
export interface ZoneRows {
  /** Those of the order's center if on the device, else the tab's. */
  readonly metas: Metas | undefined;
  /** Whether the order is a row of the tab's center: actions need that. */
  readonly isHeld: boolean;
  /** The tab's center, as actions name it. */
  readonly center: CenterId;
}

/** Undefined until read, and while no center is chosen. */
export function useZoneRows({ id, center_id }: ZonedOrder): ZoneRows | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const own = center_id ?? center;
  const rows = useSeenQuery(async () => {
    const metas = own === null ? undefined : await visibleRow(db, own, 'metas', own);
    if (center === null) return { metas, isHeld: false };
    const ofTab = metas ?? (await visibleRow(db, center, 'metas', center));
    return { metas: ofTab, isHeld: (await visibleRow(db, center, 'order', id)) !== undefined };
  }, [db, own, center, id]);
  const named = CenterId.safeParse(center);
  return rows && named.success ? { ...rows, center: named.data } : undefined;
}
