import { expect, it } from 'vitest';
import { orderDebts, wholeDebt } from '../../../src/domain/deposit/debts.ts';
import type { ClientDebt } from '../../../src/domain/deposit/deposit.ts';

const debt = (
  deposit_label: string,
  quantity: number,
  amounts: readonly [order: number, euros: number][],
): ClientDebt => ({
  ...{ product_id: quantity, quantity, product: { deposit_label }, orders_quantity: amounts.length },
  amount: amounts.reduce((sum, [, euros]) => sum + euros, 0),
  orders: amounts.map(([order_id, amount]) => ({ order_id, random_id: `R${order_id}`, amount })),
});

it('DSP-813 sums up pieces, orders and euros, an order of several products counted once', () => {
  const debts = [
    debt('Bocal', 3, [
      [7, 0.1],
      [9, 0.2],
    ]),
    debt('Caisse', 1, [[7, 4.2]]),
  ];
  expect(wholeDebt(debts)).toEqual({ quantity: 4, orders_quantity: 2, amount: 4.5 });
  expect(orderDebts(debts)).toEqual([
    { order_id: 9, random_id: 'R9', amount: 0.2 },
    { order_id: 7, random_id: 'R7', amount: 4.3 },
  ]);
  expect(wholeDebt([])).toEqual({ quantity: 0, orders_quantity: 0, amount: 0 });
});
