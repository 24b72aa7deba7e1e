import type { ClientDebt } from './deposit.ts';

/** A client's debt on one order, in euros. */
export interface OrderDebt {
  readonly order_id: number;
  readonly random_id: string | null;
  readonly amount: number;
}

/** Amounts are euros: sums are rounded to cents. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** The orders of which a client still has deposits, each once whatever their products, the latest first (DSP-813). */
export function orderDebts(debts: readonly ClientDebt[]): readonly OrderDebt[] {
  const byId = new Map<number, OrderDebt>();
  for (const { order_id, random_id, amount } of debts.flatMap(({ orders }) => orders ?? [])) {
    const before = byId.get(order_id)?.amount ?? 0;
    byId.set(order_id, { order_id, random_id: random_id ?? null, amount: toCents(before + (amount ?? 0)) });
  }
  return [...byId.values()].toSorted((one, other) => other.order_id - one.order_id);
}

/** His whole debt: pieces, orders and euros (DSP-813). */
export const wholeDebt = (debts: readonly ClientDebt[]) => ({
  quantity: debts.reduce((sum, { quantity }) => sum + quantity, 0),
  orders_quantity: orderDebts(debts).length,
  amount: toCents(debts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)),
});
