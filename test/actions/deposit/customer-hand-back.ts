import { center } from '../../builders/noon.ts';
import { aDriver } from '../../builders/rows.ts';
import { live, onDepositsOfCustomer } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { product, who, world } from '../customer/worlds.ts';
import type { TestAction } from '../test-action.ts';
import { his, received, theirs } from './accounts.ts';

const withDriver = world.with('driver', aDriver(71, { name: 'Ana', state: 'wait', current_center_id: center }));

export const depositCustomerHandBack: TestAction = {
  name: 'deposit.customerHandBack',
  samples: [
    {
      when: 'to a driver',
      world: withDriver,
      args: { ...who, productId: 4_011, product, driverId: 71, driverName: 'Ana', quantity: 2 },
      call: {
        row: 'API-S64',
        line: 'POST /depositdriver/return_to/',
        body: { driver_id: 71, user_id: 5, product_id: 4_011, quantity: 2 },
      },
    },
  ],
  consequences: [form],
  shape: live(onDepositsOfCustomer),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: { client: theirs, driver: his, receipts: [received] },
  rowsTellNothing: 'deposits are in the ledger alone',
};
