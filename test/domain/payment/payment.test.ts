import { describe, expect, it } from 'vitest';
import { centsText } from '../../../src/domain/payment/amount.ts';
import { cardTransactions, isPaid, state3dsOf } from '../../../src/domain/payment/card-transaction.ts';
import { cancelPaygreen } from '../../../src/domain/payment/commands/cancel-paygreen.ts';
import { paygreenState, paygreenTransactions, whyNotCancel } from '../../../src/domain/payment/paygreen.ts';
import { readable } from '../../../src/domain/readable.ts';

describe('a card transaction', () => {
  it('SUP-133 SUP-152 cents are shown in euros, to the cent', () => {
    const texts = [1999, 5, 0, -250, 123_456_789, null].map((cents) => centsText(cents).replaceAll(/\s/g, ' '));
    expect(texts).toEqual(['19,99 €', '0,05 €', '0,00 €', '-2,50 €', '1 234 567,89 €', '']);
  });

  it('SUP-134 SUP-135 is a success by one word alone', () => {
    expect(['succeeded', 'Succeeded', 'failed', '', null].map((status) => isPaid({ status }))).toEqual([
      ...[true, false, false, false, false],
    ]);
    const asked = ['succeeded', 'failed', null, 'attempted'].map((status_3ds) =>
      state3dsOf({ has_3ds: true, status_3ds }),
    );
    expect(asked).toEqual(['succeeded', 'failed', 'failed', 'failed']);
    expect([false, null].map((has_3ds) => state3dsOf({ has_3ds, status_3ds: 'succeeded' }))).toEqual([
      ...['notRequested', 'notRequested'],
    ]);
  });

  it('SUP-130 is read as far as it can be, and a row that cannot takes no other away', () => {
    const read = readable(cardTransactions.value, [
      { amount: '19.99', order: { id: 7, random_id: 'A' } },
      null,
      { amount: '1999', order: 8 },
      { amount: 1999.5, order: 'B' },
    ]);
    expect(read?.value).toEqual([
      { amount: null, order: { id: 7, random_id: 'A' } },
      { amount: 1999, order: { id: 8 } },
      { amount: null, order: { random_id: 'B' } },
    ]);
    expect(read?.unread).toEqual(['amount']);
  });
});

describe('a Paygreen transaction', () => {
  it('SUP-153 has the state after the last dot', () => {
    expect(['payment_order.pending', 'a.b.captured', 'refused', 'x.', ''].map(paygreenState)).toEqual([
      ...['pending', 'captured', 'refused', '', ''],
    ]);
  });

  it('SUP-154 is cancelled while it is pending, once more than 60,000 ms have gone by', () => {
    const created_at = '2026-03-29T00:59:30Z';
    const at = (ms: number, status = 'payment_order.pending') =>
      whyNotCancel({ status, created_at }, Date.parse(created_at) + ms);
    expect([59_999, 60_000, 60_001, 86_400_000].map((ms) => at(ms))).toEqual(['tooYoung', 'tooYoung', null, null]);
    // A device behind the server.
    expect(at(-5_000)).toBe('tooYoung');
    for (const state of ['authorized', 'captured', 'successed', 'refunded', 'refused', 'canceled', 'PENDING', ''])
      expect(at(86_400_000, `payment_order.${state}`)).toBe('notPending');
    expect(whyNotCancel({ status: 'pending', created_at: null }, Date.now())).toBe('tooYoung');
    expect(whyNotCancel({ created_at }, Date.now())).toBe('notPending');
  });

  it('SUP-376 a lost cancel is confirmed by the list where its own transaction is cancelled there', () => {
    const args = cancelPaygreen.args.parse({ userId: 5, paymentOrderId: 'po_1', number: 'tr_1', amountCents: 100 });
    const list = (payment_order_id: string, status: string) => [
      { payment_order_id: 'po_9', status: 'x.pending' },
      { payment_order_id, status },
    ];
    const bodies = [list('po_1', 'x.canceled'), list('po_1', 'x.pending'), list('po_2', 'x.canceled'), {}, null];
    expect(bodies.map((body) => cancelPaygreen.isConfirmedBy?.(body, args))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(cancelPaygreen.delivery.kind).toBe('live');
  });

  it('SUP-150 is kept with whatever number it has', () => {
    const rows = [{ id: 4_711 }, { id: 'tr_1' }, { id: '', amount: 3 }];
    expect(readable(paygreenTransactions.value, rows)?.value).toEqual([
      { id: 4_711 },
      { id: 'tr_1' },
      { id: null, amount: 3 },
    ]);
  });
});
