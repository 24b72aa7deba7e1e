import { center } from '../../builders/noon.ts';
import { someMetas } from '../../builders/rows.ts';
import type { World } from '../../builders/world.ts';
import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { driver, who } from '../driver/worlds.ts';
import { logistics } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';

const settled = (world: World) =>
  world.with('metas', someMetas(center, { extracost_types: [{ id: 3, label: 'Détour' }] }));

const cost = {
  ...who,
  day: '2025-03-03',
  typeId: 3,
  amountCents: -550,
  comment: 'Pont fermé',
  orderId: null,
  dockId: null,
};

export const extraCostAdd: TestAction = {
  name: 'extraCost.add',
  samples: [
    {
      when: 'of an order',
      world: settled(driver('run')),
      args: { ...cost, minutes: null, orderId: 1001, dockId: 7 },
      call: {
        row: 'API-L04',
        line: 'POST /driver-extra-costs/',
        body: {
          ...{ driver: 71, day: '2025-03-03', amount: -5.5, extracost_type: 3, comment: 'Pont fermé' },
          ...{ order: 1001, dock_id: 7 },
        },
      },
    },
    {
      when: 'in minutes',
      world: settled(driver('run')),
      args: { ...cost, amountCents: 213, minutes: 10, orderId: 1001 },
      call: {
        row: 'API-L04',
        line: 'POST /driver-extra-costs/',
        body: {
          ...{ driver: 71, day: '2025-03-03', amount: 2.13, minutes: 10, extracost_type: 3, comment: 'Pont fermé' },
          order: 1001,
        },
      },
    },
  ],
  consequences: [form],
  // Extra costs are no rows.
  shape: live(answeringNothing(onDriver)),
  windows: { extraCost: logistics },
  effectTellsNothing: true,
  facts: { demand: null, hourlyCents: 1275 },
  rowsTellNothing: 'extra costs are in the ledger alone',
};
