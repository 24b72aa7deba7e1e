import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { inAnHour, onSheet, who } from './worlds.ts';

const slot = (fields: object) => ({
  ...{ shipping_time: '2025-03-03T14:00:00+01:00', max_shipping_time: '2025-03-03T15:00:00+01:00' },
  ...{ slot_description: '03/03 14:00 - 15:00', is_speed: false, is_dqp_express: false, ...fields },
});

export const orderSlot: TestAction = {
  name: 'order.slot',
  samples: [
    {
      when: 'of those offered',
      world: onSheet('paid'),
      args: {
        ...{ ...who, ...inAnHour, taskId: 1, description: '03/03 14:00 - 15:00' },
        ...{ isSpeed: true, isExpress: true, isFree: false },
      },
      call: {
        row: 'API-S32',
        line: 'PATCH /processing-orders/1001/slot/',
        body: slot({ is_speed: true, is_dqp_express: true }),
      },
    },
    {
      when: 'of an order without a task',
      world: onSheet('paid').without('task', 1),
      args: {
        ...{ ...who, ...inAnHour, taskId: null, description: '03/03 14:00 - 15:00' },
        ...{ isSpeed: false, isExpress: false, isFree: true },
      },
      call: { row: 'API-S32', line: 'PATCH /processing-orders/1001/slot/', body: slot({}) },
    },
  ],
  consequences: [form],
  shape: queued(onOrder),
  windows: { slot: editors },
  outsideTheDay: 'support does it, on a sheet',
};
