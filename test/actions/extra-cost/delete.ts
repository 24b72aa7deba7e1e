import { thisMorning } from '../../builders/noon.ts';
import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { demand, who, world } from '../demand/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const extraCostDelete: TestAction = {
  name: 'extraCost.delete',
  samples: [
    {
      when: 'of a demand',
      world,
      args: { ...who, extraCostId: 50_310 },
      call: { row: 'API-L05', line: 'DELETE /driver-extra-costs/50310/' },
    },
  ],
  consequences: [asks('component/money/demands')],
  // Extra costs are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { demand: { ...demand, extra_cost: 50_310, reviewed_by: 1, reviewed_at: thisMorning }, isThere: true },
  rowsTellNothing: 'extra costs are in the ledger alone',
  outsideTheDay: 'requests of drivers are reviewed elsewhere',
};
