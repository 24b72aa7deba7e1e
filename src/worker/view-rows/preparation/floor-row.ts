import type { FloorRow } from '../../../db/view-rows/preparation.ts';
import { clientNameOf } from '../../../domain/order/client-name.ts';
import { expressLabel } from '../../../domain/order/express.ts';
import { orderName } from '../../../domain/order/name.ts';
import type { Order } from '../../../domain/order/order.ts';
import { shownSite } from '../../../domain/order/sheet/site.ts';
import { tagBadges } from '../../../domain/order/tags.ts';
import { weightKg, weightLevel } from '../../../domain/order/weight.ts';
import type { Searchable } from '../../../domain/search/searchable.ts';
import { slotEndMs, slotStartMs } from '../../../domain/task/slot.ts';
import { isolated } from '../../../domain/words/isolate.ts';

const noOrder: Omit<Order, 'id'> = {};

/** The fields a row takes from its order (PRP-135 to PRP-140). */
export function orderFields(found: Order | undefined) {
  const order = found ?? noOrder;
  const name = clientNameOf(order);
  return {
    randomId: order.random_id ?? null,
    name: isolated(name),
    orderStatus: order.status ?? null,
    slotStartMs: slotStartMs(order),
    slotEndMs: slotEndMs(order),
    bags: order.number_of_bags ?? null,
    area: order.transit_area_current ?? order.transit_area ?? null,
    trolleyId: order.trolley_id ?? null,
    ...(order.additional_trolley_id ? { additionalTrolleyId: order.additional_trolley_id } : {}),
    ...(order.trolley_location ? { trolleyLocation: order.trolley_location } : {}),
    weightKg: weightKg(order),
    weightLevel: weightLevel(order),
    express: expressLabel(order, {}),
    tags: tagBadges(order),
    siteId: shownSite(order),
    canteenOrders: order.canteen_witness ? (order.canteen_orders_count ?? null) : null,
    isSuperVenere: order.is_super_venere === true,
  };
}

export const floorOrder = (row: FloorRow): Searchable => ({
  kind: 'order',
  id: row.orderId,
  name: orderName(row),
  about: [row.name, row.area].filter((text): text is string => Boolean(text)),
  keys: [String(row.orderId)],
});
