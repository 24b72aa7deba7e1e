import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { asks, form } from '../consequence.ts';
import { editors } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { onSheet, who } from './worlds.ts';

export const orderGiftMessage: TestAction = {
  name: 'order.giftMessage',
  samples: [
    {
      when: 'a new one',
      world: onSheet('paid'),
      args: { ...who, message: 'Joyeux anniversaire' },
      call: {
        row: 'API-S16',
        line: 'PATCH /processing-orders/1001/order_update_gift_message/',
        body: { order_id: 1001, gift_message: 'Joyeux anniversaire' },
      },
    },
    {
      when: 'none any more',
      world: onSheet('paid'),
      args: { ...who, message: '' },
      call: {
        row: 'API-S16',
        line: 'PATCH /processing-orders/1001/order_update_gift_message/',
        body: { order_id: 1001, gift_message: '' },
      },
    },
  ],
  consequences: [form, asks('component/support/sheet-remedies')],
  shape: queued(onOrder),
  windows: { gift: editors },
  rowsTellNothing: 'told by the sheet: see `support/remedies.test.ts`',
  outsideTheDay: 'support does it, on a sheet',
};
