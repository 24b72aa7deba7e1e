import { live, onAddress } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { inDock, otherAddress, who } from '../order/worlds.ts';
import type { TestAction } from '../test-action.ts';

export const addressEdit: TestAction = {
  name: 'address.edit',
  samples: [
    {
      when: 'its number',
      world: inDock('paid'),
      args: { ...who, userId: 5, addressId: 78, changes: { street_number: '10' } },
      call: { row: 'API-148', line: 'PATCH /admin-addresses/78/', body: { street_number: '10' } },
    },
  ],
  consequences: [form],
  shape: live(onAddress),
  effectTellsNothing: true,
  facts: otherAddress,
  rowsTellNothing: 'an address is no row',
};
