import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { demand, demandId, who, world } from './worlds.ts';

const validated = {
  ...{ ...who, demandId, day: '2025-03-03', typeId: 3, amountCents: 213, minutes: 10, comment: 'Pont fermé' },
  ...{ orderId: null, dockId: null, logGroupId: null, logId: null },
};

export const demandValidate: TestAction = {
  name: 'demand.validate',
  samples: [
    {
      when: 'of nothing',
      world,
      args: validated,
      call: {
        row: 'API-L06',
        line: 'POST /driver-extra-costs/',
        body: {
          ...{ driver: 71, day: '2025-03-03', amount: 2.13, minutes: 10, extracost_type: 3, comment: 'Pont fermé' },
          driver_extra_cost_demand_id: 118406,
        },
      },
    },
    {
      when: 'of an order',
      world,
      args: { ...validated, orderId: 1001, dockId: 7, logGroupId: 61, logId: 62 },
      call: {
        row: 'API-L06',
        line: 'POST /driver-extra-costs/',
        body: {
          ...{ driver: 71, day: '2025-03-03', amount: 2.13, minutes: 10, extracost_type: 3, comment: 'Pont fermé' },
          ...{ order: 1001, dock_id: 7, driver_log_group: 61, driver_log: 62, driver_extra_cost_demand_id: 118406 },
        },
      },
    },
  ],
  consequences: [form],
  // Demands are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { demand, hourlyCents: 1275 },
  rowsTellNothing: 'extra costs are in the ledger alone',
};
