import { answeringNothing, live, onDriver, withDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

export const driverMoveBags: TestAction = {
  name: 'driver.moveBags',
  samples: [
    {
      when: 'given back',
      world: driver('returning'),
      args: { ...who, operation: 'debit', bags: 3 },
      call: { row: 'API-110', line: 'POST /driver-statements/', body: { driver: 71, statement_type: 1, amount: -3 } },
    },
    {
      when: 'taken',
      world: driver('wait'),
      args: { ...who, operation: 'credit', bags: 2 },
      call: { row: 'API-110', line: 'POST /driver-statements/', body: { driver: 71, statement_type: 1, amount: 2 } },
    },
  ],
  consequences: [form],
  // Movements of bags are no rows.
  shape: live(answeringNothing(onDriver), { sample: withDriver({ operation: 'debit', bags: 2 }) }),
  windows: { returnBags: flow, moveBags: flow },
  effectTellsNothing: true,
  rowsTellNothing: 'bags are in the ledger alone',
};
