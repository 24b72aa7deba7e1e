import { live, onPaygreen } from '../../fuzz/oracle/shape.ts';
import { asks } from '../consequence.ts';
import { who, world } from '../customer/worlds.ts';
import type { TestAction } from '../test-action.ts';

const transaction = {
  ...{ id: 'tr_8b97', payment_order_id: 'po_8b97', created_at: '2025-03-03T08:00:00Z', updated_at: null },
  ...{ amount: 1840, status: 'payment_order.pending' },
};

export const paygreenCancel: TestAction = {
  name: 'paygreen.cancel',
  samples: [
    {
      when: 'pending for long',
      world,
      args: { ...who, paymentOrderId: 'po_8b97', number: 'tr_8b97', amountCents: 1840 },
      call: {
        row: 'API-S55',
        line: 'POST /paygreen/cancel-transaction/',
        body: { payment_order_id: 'po_8b97', user_id: 5 },
      },
    },
  ],
  consequences: [asks('component/support/paygreen')],
  // Transactions are no rows.
  shape: live(onPaygreen),
  effectTellsNothing: true,
  needsNoRow: true,
  facts: transaction,
  rowsTellNothing: 'a transaction is no row: see `support/paygreen.test.ts`',
  outsideTheDay: 'a payment is on no board',
};
