import { live, onAddress } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { known } from '../customer/worlds.ts';
import { otherAddress } from '../order/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const addressCorrect: TestAction = {
  name: 'address.correct',
  samples: [
    {
      when: 'its number',
      world: known,
      args: { userId: 5, addressId: 78, changes: { street_number: '10' } },
      call: { row: 'API-S41', line: 'PATCH /admin-addresses/78/', body: { street_number: '10' } },
      shownOtherwise: 'as the next read of the customer tells him',
    },
  ],
  consequences: [form],
  shape: live(onAddress),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: otherAddress,
  rowsTellNothing: 'an address is no row',
};
