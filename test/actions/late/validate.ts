import { live, onLateOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import type { TestAction } from '../test-action.ts';
import { reached, recorded, who } from './worlds.ts';

export const lateValidate: TestAction = {
  name: 'late.validate',
  samples: [
    {
      when: 'with the fee',
      world: recorded,
      args: { ...who, creditCents: 750, recredit: true, sms: 'Bonjour.' },
      call: {
        row: 'API-031',
        line: 'POST /processing-orders/1001/validate/',
        body: { credits: 7.5, recredit_shipping_fee: true, sms: 'Bonjour.' },
      },
    },
  ],
  consequences: [form],
  shape: live(onLateOrder),
  facts: reached,
};
