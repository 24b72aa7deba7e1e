import type { Order } from '../../../../src/domain/order/order.ts';
import { type Task, TaskId } from '../../../../src/domain/task/task.ts';
import { hourText, parisDay } from '../../../../src/domain/time/paris-time.ts';
import { iso, isoOrNull, minuteMs } from '../clock.ts';
import { latenessFlags } from '../orders/lateness.ts';
import { preparationOf } from '../orders/preparation.ts';
import { drawName, shortName } from '../people/names.ts';
import type { Scene } from '../scene.ts';
import { type DeliveryPlan, turn } from './delivery-plan.ts';
import { firstTaskStatus, hasLeft } from './task-status.ts';

/** The delivery task of `order`; fields that depend on other tasks (same address, canteen) are filled in later. */
export function makeTask({ center, nowMs, nextId, random }: Scene, plan: DeliveryPlan, order: Order): Task {
  const { number, slot, address, client, departureMs } = plan;
  const person = shortName(drawName(random));
  const { status, ...trip } = tripOf(plan, person);
  const slotTimes = { shipping_time: iso(slot.startMs), max_shipping_time: iso(slot.endMs) };
  return {
    id: TaskId.parse(nextId('task')),
    linked_order: order.id,
    status,
    ...trip,
    dock_target: null,
    dock_target_id: null,
    from_dock_id: null,
    ordering: number + 1,
    emergency_rank: turn(number, 26, 15) ? random.int(1, 3) : turn(number, 26, 2) ? 0 : null,
    is_dispatch_disabled: plan.leg === null && turn(number, 36, 24),
    start_date: iso(slot.startMs - 20 * minuteMs),
    ...slotTimes,
    is_speed: turn(number, 20, 16),
    address,
    client,
    external_job_delivery_status: null,
    external_shipping_jobs: [],
    flagged_orders: order.flagged_orders ?? [],
    ...preparationOf(center.id, plan, random),
    ...loadingOf(plan, person),
    is_moving: false,
    main_order: null,
    tasks_with_same_address: [],
    tasks_with_same_address_and_intersecting_slot: [],
    estimated_travel_departure_at: isoOrNull(departureMs),
    ...latenessFlags({ status, ...slotTimes, eta: trip.eta, date_received: trip.date_received }, nowMs),
    late_order: null,
    day: parisDay(slot.startMs),
    startDateFormated: hourText(slot.startMs),
  };
}

function tripOf({ status, leg }: DeliveryPlan, person: string) {
  const isGone = leg !== null && leg.goneAtMs !== null;
  return {
    status: firstTaskStatus(status),
    dock: leg?.dockId ?? null,
    dock_rank: leg?.rank ?? null,
    delivery_man_id: isGone ? leg.driverId : null,
    group_uniq_id: leg ? `${leg.dockId}-${leg.rank}` : null,
    eta: isGone ? iso(leg.arrivalMs) : null,
    date_received: isGone && status === 'received' ? iso(leg.arrivalMs) : null,
    // An order back at the center had a driver.
    last_driver_name: isGone ? leg.driverName : hasLeft(status) ? person : null,
  };
}

function loadingOf({ status, leg, number }: DeliveryPlan, person: string) {
  if (hasLeft(status) || leg?.isLoaded) return { loading_status: 'loaded', loading_by: person };
  if (turn(number, 25, 11) && !leg) return { loading_status: 'not_received', loading_by: null };
  return { loading_status: status === 'prepared' && leg ? 'to_load' : null, loading_by: null };
}
