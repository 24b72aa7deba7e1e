import { center, thisMorning } from '../../builders/noon.ts';
import { aDock, aDriver, anOrder, someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';

export const who = { driverId: 71, driverName: 'Ana', center };

export const demandId = 118_406;

export const world = aWorld()
  .with('driver', aDriver(71, { name: 'Ana', state: 'run', center, current_center_id: center }))
  .with('order', anOrder(1001))
  .with('dock', aDock(7))
  .with('metas', someMetas(center, { extracost_types: [{ id: 3, label: 'Détour' }] }));

/** Demand 118406 of driver 71, open, for order 1001 and dock 7. */
export const demand = {
  ...{ id: demandId, center_id: center, driver: 71, created_at: thisMorning, dock_id: 7, order_id: 1001 },
  ...{ reviewed_by: null, reviewed_at: null, extra_cost: null },
};
