import { noon } from '../../builders/noon.ts';
import { onCustomer, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { aCustomer, email, known } from './worlds.ts';

export const customerEdit: TestAction = {
  name: 'customer.edit',
  samples: [
    {
      when: 'his name and a switch',
      world: known,
      args: { userId: 5, email, changes: { last_name: 'Orsonnot', is_vip: true } },
      call: { row: 'API-S43', line: 'PATCH /users/5/', body: { last_name: 'Orsonnot', is_vip: true } },
      shownOtherwise: 'as the next read of the customer tells him',
    },
    {
      when: 'super vénère from now on',
      world: known,
      args: { userId: 5, email, changes: { super_venere_at: noon } },
      call: { row: 'API-S43', line: 'PATCH /users/5/', body: { super_venere_at: noon } },
      shownOtherwise: 'as the next read of the customer tells him',
    },
  ],
  consequences: [form],
  shape: queued(onCustomer),
  facts: { customer: aCustomer(), places: [] },
  rowsTellNothing: 'told by the answer and by the next read of the customer: see `test/server/support`',
};
