import { validateDemand } from '../../../src/domain/extra-cost/commands/add.ts';
import { deleteExtraCost, refuseDemand } from '../../../src/domain/extra-cost/commands/review.ts';
import { aDock, aDriver, anOrder, someMetas } from '../rows.ts';
import { aWorld } from '../world.ts';
import { center, type Sample, sample, thisMorning } from './sample.ts';

const who = { driverId: 71, driverName: 'Ana', center };
const demandId = 118_406;
const world = aWorld()
  .with('driver', aDriver(71, { name: 'Ana', state: 'run', center, current_center_id: center }))
  .with('order', anOrder(1001))
  .with('dock', aDock(7))
  .with('metas', someMetas(center, { extracost_types: [{ id: 3, label: 'Détour' }] }));
const validated = {
  ...{ ...who, demandId, day: '2025-03-03', typeId: 3, amountCents: 213, minutes: 10, comment: 'Pont fermé' },
  ...{ orderId: null, dockId: null, logGroupId: null, logId: null },
};

export const demandSamples: readonly Sample[] = [
  sample(validateDemand)('of nothing', world, validated),
  sample(validateDemand)('of an order', world, { ...validated, orderId: 1001, dockId: 7, logGroupId: 61, logId: 62 }),
  sample(refuseDemand)('of a driver', world, { ...who, demandId }),
  sample(deleteExtraCost)('of a demand', world, { ...who, extraCostId: 50_310 }),
];

/** Demand 118406 of driver 71, open, for order 1001 and dock 7. */
const demand = {
  ...{ id: demandId, center_id: center, driver: 71, created_at: thisMorning, dock_id: 7, order_id: 1001 },
  ...{ reviewed_by: null, reviewed_at: null, extra_cost: null },
};

/** What the server's actions lean on beside rows, by the command that sends them. */
export const demandFacts = {
  'extraCost.add': null,
  'extraCost.delete': {
    demand: { ...demand, extra_cost: 50_310, reviewed_by: 1, reviewed_at: thisMorning },
    isThere: true,
  },
  'demand.validate': demand,
  'demand.refuse': demand,
};
