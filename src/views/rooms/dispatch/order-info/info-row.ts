import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import type { Position } from '../../../../domain/geo.ts';
import { expressLabel } from '../../../../domain/order/express.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { shownSite } from '../../../../domain/order/sheet/site.ts';
import { tagBadges } from '../../../../domain/order/tags.ts';
import { weightKg, weightLevel } from '../../../../domain/order/weight.ts';
import { addressLine, addressProblem } from '../../../../domain/task/address.ts';
import { clientBadges, clientName } from '../../../../domain/task/client.ts';
import { timing } from '../../../../domain/task/lateness-style.ts';
import { slotEndMs, slotStartMs } from '../../../../domain/task/slot.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { isolated } from '../../../../domain/words/isolate.ts';

type Shown =
  | ('orderId' | 'randomId' | 'orderStatus' | 'status' | 'prepProgress' | 'prepTotal' | 'emergency_rank')
  | ('bags' | 'bagsDry' | 'bagsIsotherm' | 'weightKg' | 'weightLevel' | 'tags' | 'canteenOrders')
  | (
      | 'clientName'
      | 'clientBadges'
      | 'address'
      | 'addressInvalid'
      | 'slotStartMs'
      | 'slotEndMs'
      | 'express'
      | 'timing'
      | 'siteId'
    );

/** The fields of an order in the panel, named as its row in the lists is. */
export type InfoRow = Pick<TaskRow, Shown>;

/**
 * An order with its task; one that left the lists has none, and shows its own last values. `center` is the position of
 * the center it is delivered from.
 */
export function infoRow(order: Order, found: Task | undefined, center: Position | null): InfoRow {
  const task: Omit<Task, 'id' | 'linked_order'> = found ?? {};
  return {
    orderId: order.id,
    randomId: order.random_id ?? null,
    orderStatus: order.status ?? null,
    status: task.status,
    prepProgress: task.prep_progress ?? null,
    prepTotal: task.prep_total ?? null,
    emergency_rank: task.emergency_rank,
    bags: order.number_of_bags ?? null,
    bagsDry: order.number_of_bags_dry ?? null,
    bagsIsotherm: order.number_of_bags_isotherm ?? null,
    weightKg: weightKg(order),
    weightLevel: weightLevel(order),
    tags: tagBadges(order),
    canteenOrders: order.canteen_orders_count ?? null,
    clientName: isolated(clientName(task.client)),
    clientBadges: clientBadges(task.client, order),
    address: addressLine(task.address ?? order.shipping_address),
    addressInvalid: found !== undefined && addressProblem(found, order, center) !== null,
    slotStartMs: slotStartMs(task, order),
    slotEndMs: slotEndMs(task, order),
    express: expressLabel(order, task),
    siteId: shownSite(order),
    timing: timing(task),
  };
}
