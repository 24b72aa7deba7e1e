import { live, onLateOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { late, reached, who } from './worlds.ts';

export const lateSms: TestAction = {
  name: 'late.sms',
  samples: [
    {
      when: 'with a credit',
      world: late(),
      args: { ...who, creditCents: 550, message: 'Bonjour.' },
      call: {
        row: 'API-028',
        line: 'POST /processing-orders/1001/late_sms/',
        body: { id: 1001, credits: 5.5, message: 'Bonjour.' },
      },
    },
  ],
  consequences: [form],
  shape: live(onLateOrder),
  windows: { late: flow },
  facts: reached,
};
