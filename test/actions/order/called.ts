import { noon } from '../../builders/noon.ts';
import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { harmless } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { toDo } from '../zone/worlds.ts';
import { who } from './worlds.ts';

export const orderCalled: TestAction = {
  name: 'order.called',
  samples: [
    {
      when: 'for the first time',
      world: toDo,
      args: { ...who, at: noon, by: 'nadia@quai.example' },
      call: { row: 'API-O60', line: 'POST /processing-orders/1001/called/', body: { called_at: noon } },
      shownOtherwise: 'signed by the e-mail address, for which the server has a name',
    },
  ],
  consequences: [harmless('the call was made: nothing goes out')],
  shape: queued(onOrder),
  facts: { id: 3, first_name: 'Nadia', last_name: 'Kessler' },
};
