import { aWorld } from '../../builders/world.ts';
import { onCustomer, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { aCustomer, email, known } from './worlds.ts';

export const customerNote: TestAction = {
  name: 'customer.note',
  samples: [
    {
      when: 'again',
      world: known,
      args: { userId: 5, email, noteId: 16, content: 'Sonner deux fois' },
      call: { row: 'API-S44', line: 'PATCH /internal-notes/16/', body: { id: 16, content: 'Sonner deux fois' } },
      shownOtherwise: 'as the next read of the customer tells him',
    },
    {
      when: 'the first time',
      world: aWorld().with('customer', aCustomer({ internal_note: null })),
      args: { userId: 5, email, noteId: null, content: 'Digicode 48B12' },
      call: { row: 'API-S71', line: 'POST /internal-notes/', body: { user_id: 5, content: 'Digicode 48B12' } },
      shownOtherwise: 'as the next read of the customer tells him',
    },
  ],
  consequences: [form],
  shape: queued(onCustomer),
  facts: { customer: aCustomer(), author: { first_name: null, last_name: null } },
  rowsTellNothing: 'told by the answer and by the next read of the customer: see `test/server/support`',
  outsideTheDay: 'notes about customers are on no board',
};
