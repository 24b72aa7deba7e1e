import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { demand, demandId, who, world } from './worlds.ts';

export const demandRefuse: TestAction = {
  name: 'demand.refuse',
  samples: [
    {
      when: 'of a driver',
      world,
      args: { ...who, demandId },
      call: { row: 'API-L08', line: 'POST /extra-cost-demands/118406/review/' },
    },
  ],
  consequences: [asks('component/money/demands')],
  // Demands are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: demand,
  rowsTellNothing: 'extra costs are in the ledger alone',
  outsideTheDay: 'requests of drivers are reviewed elsewhere',
};
