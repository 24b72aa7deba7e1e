import { describe, expect, it } from 'vitest';
import { groupBy } from '../../../server/src/world/group-by.ts';
import { makeWorld } from '../../../server/src/world/world.ts';
import { canEdit } from '../../../src/domain/dock/edit.ts';
import { isLate } from '../../../src/domain/late-order/late.ts';
import { lateState } from '../../../src/domain/late-order/state.ts';
import { AddressMap } from '../../../src/domain/task/same-address.ts';
import { slotEndMs } from '../../../src/domain/task/slot.ts';
import { isStaffOrder } from '../../../src/domain/task/staff-order.ts';
import { parisWallClock } from '../../../src/domain/time/paris-time.ts';

const nowMs = Date.parse('2025-11-21T15:07:30Z');

// Three seeds: what a screen must show may not depend on luck.
describe.each([1, 2, 3])('center 9 of the default world, seed %i,', (seed) => {
  const world = makeWorld({ seed, size: 150, nowMs });
  const orders = world.orders.filter((order) => order.center_id === 9);
  const byOrder = new Map(world.tasks.map((task) => [task.linked_order, task]));
  const tasks = orders.flatMap((order) => byOrder.get(order.id) ?? []);
  const docks = world.docks.filter((dock) => dock.center === 9);
  const drivers = world.drivers.filter((driver) => driver.current_center_id === 9);
  const center = world.centers.find(({ id }) => id === 9);

  it('has docks of every type and status', () => {
    expect(new Set(docks.map((dock) => dock.dock_type))).toEqual(
      new Set(['DRIVER_HARD', 'DRIVER_SOFT', 'FIRST', 'NOCONFIG', 'STUART', 'UBER_DIRECT']),
    );
    expect(new Set(docks.map((dock) => dock.current_status))).toEqual(
      new Set(['draft', 'moving', 'defined', 'ready_to_load', 'loaded', 'closed']),
    );
    expect(docks.some((dock) => dock.locked_at && !dock.gone_at)).toBe(true);
    expect(docks.some((dock) => dock.gone_at && !dock.finished_at)).toBe(true);
    expect(docks.some((dock) => dock.hidden)).toBe(true);
    expect(docks.some((dock) => dock.load_info && !dock.loaded_at)).toBe(true);
    expect(docks.some((dock) => (dock.departure ?? '') > new Date(parisWallClock(1, 4, nowMs)).toISOString())).toBe(
      true,
    );
  });

  it('has drivers in every state', () => {
    expect(new Set(drivers.map((driver) => driver.state))).toEqual(
      new Set(['plan', 'noplan', 'wait', 'run', 'run_other', 'run_not_present', 'returning', 'hidden']),
    );
  });

  it('has mostly docks that may be edited, and a few too old to be', () => {
    const refusals = docks.map((dock) => canEdit(dock, undefined, nowMs)?.code);
    expect(refusals.filter((code) => code === undefined).length).toBeGreaterThan(docks.length / 2);
    expect(refusals).toContain('dockTooOld');
  });

  it('has jobs of both couriers in many statuses', () => {
    const statuses = docks.flatMap((dock) => dock.external_shipping_jobs ?? []).map((job) => job.status);
    for (const status of ['init', 'in_progress', 'picking', 'delivering', 'finished', 'expired', 'canceled', 'voided'])
      expect(statuses).toContain(status);
    for (const status of ['pickup', 'pickup_complete', 'returned']) expect(statuses).toContain(status);
    expect(tasks.map((task) => task.external_job_delivery_status)).toContain('FAILED');
  });

  it('has orders of every status a delivery can have', () => {
    const rare = ['blocked', 'canceled', 'important', 'stand-by', 'unpaid', 'redestock', 'restock', 'xd-to-check'];
    const road = ['shipping', 'received', 'undeliveredclient', 'waiting_restock'];
    const packing = ['paid', 'now', 'later', 'prep', 'to-check', 'waiting-products', 'prepared'];
    expect(new Set(orders.map((order) => order.status))).toEqual(new Set([...rare, ...road, ...packing]));
  });

  it('has an order in a truck that is being made, to be checked at the dock', () => {
    const trucks = docks.filter((dock) => dock.cross_docking_target_center && !dock.gone_at && !dock.closed_at);
    const inTrucks = new Set<number>(trucks.flatMap((dock) => dock.tasks ?? []));
    const toCheck = orders.filter(
      (order) => order.status === 'xd-to-check' && inTrucks.has(byOrder.get(order.id)?.id ?? 0),
    );
    expect(toCheck.length).toBeGreaterThan(0);
    for (const order of toCheck) expect(order.cross_docking).toBe(2);
  });

  it('has late orders in every state of their review', () => {
    const late = tasks.filter((task, index) => {
      const order = orders[index];
      return order && (task.late_order || isLate(slotEndMs(task), order, nowMs));
    });
    expect(new Set(late.map((task) => lateState(task.late_order)))).toEqual(
      new Set(['warn', 'check', 'treated', 'treatedAuto']),
    );
    for (const [index, order] of orders.entries()) expect(order.late_order).toEqual(tasks[index]?.late_order);
  });

  it('has emergencies, moves under way, canteens, exchanges, staff next door and addresses unknown to maps', () => {
    expect(tasks.some((task) => (task.emergency_rank ?? 0) > 0)).toBe(true);
    expect(tasks.filter((task) => task.is_moving)).toHaveLength(2);
    expect(tasks.some((task) => task.is_dispatch_disabled)).toBe(true);
    expect(tasks.some((task) => task.client?.user_type === 2)).toBe(true);
    expect(tasks.some((task) => task.address && task.address.latitude === null)).toBe(true);
    expect(tasks.some((task) => isStaffOrder(task, center))).toBe(true);
    expect(orders.some((order) => order.estimated_travel_departure_at === null)).toBe(true);
  });

  it('tells the orders of a canteen about one another: one witness, the same number for all', () => {
    const canteens = groupBy(
      orders.filter((order) => order.canteen_id),
      (order) => order.canteen_id,
    );
    expect(canteens.size).toBeGreaterThan(0);
    for (const group of canteens.values()) {
      expect(group.filter((order) => order.canteen_witness)).toHaveLength(1);
      for (const order of group) expect(order.canteen_tasks).toHaveLength(order.canteen_orders_count ?? 0);
    }
  });

  it('has every tag, heavy orders, orders too heavy for a courier and orders without weight', () => {
    const tags = new Set(orders.flatMap((order) => order.tags ?? []));
    expect(tags.size).toBe(11);
    const kilos = orders.map((order) => Number.parseFloat((order.total_weight ?? '').replace(',', '.')));
    expect(kilos.some((kg) => kg > 50)).toBe(true);
    expect(kilos.some((kg) => kg > 33 && kg <= 50)).toBe(true);
    expect(kilos.some(Number.isNaN)).toBe(true);
  });

  it('DSP-247 DSP-248 lists the open neighbours of every open task', () => {
    const open = tasks.filter((task) => task.status !== 'received');
    const map = new AddressMap(null);
    for (const task of open) map.put(task);
    for (const task of open) {
      expect(task.tasks_with_same_address).toEqual(map.near(task.id).ids);
      expect(task.tasks_with_same_address_and_intersecting_slot).toEqual(map.near(task.id).intersecting);
    }
    expect(open.some((task) => (task.tasks_with_same_address ?? []).length > 0)).toBe(true);
  });
});
