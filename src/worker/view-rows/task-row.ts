import type { DeliveryRow } from '../../db/view-rows/deliveries.ts';
import type { TaskRow } from '../../db/view-rows/dispatch.ts';
import type { Visible } from '../../db/visible.ts';
import { type Position, positionOf } from '../../domain/geo.ts';
import { lateFromMs } from '../../domain/late-order/late.ts';
import type { LateState } from '../../domain/late-order/state.ts';
import { expressLabel } from '../../domain/order/express.ts';
import type { Order } from '../../domain/order/order.ts';
import { shownSite } from '../../domain/order/sheet/site.ts';
import { tagBadges } from '../../domain/order/tags.ts';
import { weightKg, weightLevel } from '../../domain/order/weight.ts';
import { addressLine, addressProblem } from '../../domain/task/address.ts';
import { clientBadges, clientName } from '../../domain/task/client.ts';
import { departureMs } from '../../domain/task/departure.ts';
import { timing } from '../../domain/task/lateness-style.ts';
import { slotEndMs, slotStartMs } from '../../domain/task/slot.ts';
import type { Task } from '../../domain/task/task.ts';
import { isolated } from '../../domain/words/isolate.ts';
import { positionOfCenter } from './dispatch-source.ts';

const noOrder: Omit<Order, 'id'> = {};

/** A task joined with its order; undefined when the task is not in the replica. */
export function taskRow(id: number, rows: Visible): TaskRow | undefined {
  const task = rows.get('task', id);
  if (!task) return undefined;
  const order = rows.get('order', task.linked_order);
  const center = positionOfCenter(rows);
  return { ...taskFields(task, center), ...joined(task, order, center), marks: marksOf(task, rows) };
}

/** The same with its last driver, for lists of deliveries that went wrong. */
export function deliveryRow(id: number, rows: Visible, late: LateState | null): DeliveryRow | undefined {
  const row = taskRow(id, rows);
  if (!row) return undefined;
  const lastCall = rows.get('order', row.orderId)?.last_call;
  const lastDriverName = rows.get('task', id)?.last_driver_name ?? null;
  return { ...row, lastDriverName, late, ...(lastCall ? { lastCall } : {}) };
}

const marksOf = (task: Task, rows: Visible) => [
  ...rows.marks('task', task.id),
  ...rows.marks('order', task.linked_order),
];

const taskFields = (task: Task, center: Position | null) => ({
  id: task.id,
  orderId: task.linked_order,
  status: task.status,
  dock: task.dock,
  from_dock_id: task.from_dock_id,
  dock_rank: task.dock_rank,
  emergency_rank: task.emergency_rank,
  is_moving: task.is_moving,
  is_dispatch_disabled: task.is_dispatch_disabled,
  is_speed: task.is_speed,
  eta: task.eta,
  date_received: task.date_received,
  external_job_delivery_status: task.external_job_delivery_status,
  prepProgress: task.prep_progress ?? null,
  prepTotal: task.prep_total ?? null,
  clientId: task.client?.id ?? null,
  clientName: isolated(clientName(task.client)),
  userType: task.client?.user_type,
  address: isolated(addressLine(task.address)),
  position: positionOf(task.address, center),
  postalCode: task.address?.postal_code ?? null,
  timing: timing(task),
  jobs: (task.external_shipping_jobs ?? []).length,
});

/** Where its bags are: the present drop zone before the chosen one (PRP-455). */
const areaFields = (order: Omit<Order, 'id'>) => ({
  transit_area: order.transit_area_current ?? order.transit_area ?? null,
  trolley_id: order.trolley_id ?? null,
  ...(order.additional_trolley_id ? { additional_trolley_id: order.additional_trolley_id } : {}),
  ...(order.trolley_location ? { trolley_location: order.trolley_location } : {}),
});

function joined(task: Task, found: Order | undefined, center: Position | null) {
  const order = found ?? noOrder;
  return {
    randomId: order.random_id ?? null,
    orderStatus: order.status ?? null,
    crossDocking: order.cross_docking ?? null,
    bags: order.number_of_bags ?? null,
    bagsDry: order.number_of_bags_dry ?? null,
    bagsIsotherm: order.number_of_bags_isotherm ?? null,
    ...areaFields(order),
    transit_area_type: order.transit_area_type ?? null,
    transit_area_target_type: order.transit_area_target_type ?? null,
    clientBadges: clientBadges(task.client, order),
    addressInvalid: addressProblem(task, order, center) !== null,
    express: expressLabel(order, task),
    tags: tagBadges(order),
    weightKg: weightKg(order),
    weightLevel: weightLevel(order),
    departureMs: departureMs(task, order),
    slotStartMs: slotStartMs(task, order),
    slotEndMs: slotEndMs(task, order),
    lateFromMs: lateFromMs(slotEndMs(task, order), found),
    canteenOrders: order.canteen_orders_count ?? null,
    canteenId: order.canteen_id ?? null,
    isWitness: order.canteen_witness === true,
    siteId: shownSite(order),
    tranquility: order.option_tranquility === true,
    centerId: order.center_id ?? null,
  };
}
