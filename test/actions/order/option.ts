import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { asks, back } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { toDo } from '../zone/worlds.ts';
import { who } from './worlds.ts';

export const orderOption: TestAction = {
  name: 'order.option',
  samples: [
    {
      when: 'no replacement',
      world: toDo,
      args: { ...who, option: 'is_replace_allowed', isOn: false },
      call: {
        row: 'API-S05',
        line: 'PATCH /processing-orders/1001/',
        query: { flat: '1' },
        body: { is_replace_allowed: false },
      },
    },
    {
      when: 'left in peace',
      world: toDo,
      args: { ...who, option: 'option_tranquility', isOn: true },
      call: {
        row: 'API-S05',
        line: 'PATCH /processing-orders/1001/',
        query: { flat: '1' },
        body: { option_tranquility: true },
      },
    },
  ],
  consequences: [asks('component/orders/zones'), back('the same switch')],
  shape: queued(onOrder),
};
