import { answeringNothing, live, onDriver } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { his } from './accounts.ts';
import { who, world } from './worlds.ts';

export const depositReturn: TestAction = {
  name: 'deposit.return',
  samples: [
    {
      when: 'two products',
      world,
      args: { ...who, returned: { Bouteille: 2, Caisse: 1 } },
      call: {
        row: 'API-112',
        line: 'POST /depositdriver/bulk_return_to/',
        body: { driver_id: 71, returned_by_label: { Bouteille: 2, Caisse: 1 } },
      },
    },
  ],
  consequences: [form],
  // Movements of deposits are no rows.
  shape: live(answeringNothing(onDriver)),
  effectTellsNothing: true,
  facts: his,
  rowsTellNothing: 'deposits are in the ledger alone',
};
