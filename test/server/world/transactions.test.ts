import { describe, expect, it } from 'vitest';
import { sheetsOf } from '../../../server/src/world/orders/sheets.ts';
import { transactionsOf } from '../../../server/src/world/orders/transactions.ts';
import { makeWorld } from '../../../server/src/world/world.ts';
import { isPaid, state3dsOf } from '../../../src/domain/payment/card-transaction.ts';
import { paygreenState, whyNotCancel } from '../../../src/domain/payment/paygreen.ts';

const nowMs = Date.parse('2025-11-21T15:07:30Z');

// Three seeds: what a screen must show may not depend on luck.
describe.each([1, 2, 3])('the transactions of the default world, seed %i,', (seed) => {
  const { tasks, orders, pastOrders } = makeWorld({ seed, size: 150, nowMs });
  const sheets = sheetsOf(tasks, orders, pastOrders);
  const { card, paygreen } = transactionsOf(sheets, nowMs);

  it('are the same again, each with a number of its own', () => {
    expect(transactionsOf(sheets, nowMs)).toEqual({ card, paygreen });
    for (const numbers of [card.map(({ id }) => id), paygreen.map(({ payment_order_id }) => payment_order_id)])
      expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('SUP-134 SUP-135 SUP-153 are in every state', () => {
    expect(new Set(card.map((each) => isPaid(each)))).toEqual(new Set([true, false]));
    expect(new Set(card.map((each) => state3dsOf(each)))).toEqual(new Set(['notRequested', 'succeeded', 'failed']));
    expect(new Set(card.map(({ risk_level }) => risk_level))).toEqual(new Set(['normal', 'elevated', 'highest']));
    expect(new Set(paygreen.map(({ status }) => paygreenState(status)))).toEqual(
      new Set(['pending', 'authorized', 'captured', 'refunded', 'refused', 'canceled', 'expired']),
    );
    const pending = paygreen.filter(({ status }) => status === 'payment_order.pending');
    for (const each of pending) expect(whyNotCancel(each, nowMs)).toBeNull();
  });

  it('SUP-133 SUP-152 pay what the sheet says was paid by that means, before now', () => {
    const paid = (types: readonly string[]) =>
      sheets.flatMap(({ sheet, payments }) =>
        sheet.customer_id === null
          ? []
          : payments.flatMap(({ type, amount_cents }) =>
              types.includes(type) ? [[sheet.order_id, amount_cents]] : [],
            ),
      );
    const done = card.filter(({ status }) => status === 'succeeded');
    expect(done.map(({ order_id, amount_cents }) => [order_id, amount_cents])).toEqual(paid(['stripe', 'checkout']));
    const taken = paygreen.filter(({ order_id }) => order_id !== null);
    expect(taken.map(({ order_id, amount_cents }) => [order_id, amount_cents])).toEqual(paid(['paygreen']));
    for (const { created_at } of [...card, ...paygreen]) expect(Date.parse(created_at)).toBeLessThan(nowMs);
  });
});
