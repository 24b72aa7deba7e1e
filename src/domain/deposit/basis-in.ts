import * as z from 'zod/mini';
import type { Basis } from '../basis.ts';
import { heldBasis, owedBasis } from './basis.ts';
import { ClientDebt, DepositHistory } from './deposit.ts';
import { owedProducts } from './quantities.ts';

/** How many a client has, in the answer of `clientDebtsRequest`; undefined where that cannot be read. */
export function heldIn(body: unknown, productId: number): Basis | undefined {
  const { data: debts } = z.array(ClientDebt).safeParse(body);
  return debts && heldBasis(debts.find(({ product_id }) => product_id === productId)?.quantity ?? 0);
}

/** How many a driver owes, in the first page of his history; undefined where it does not tell of each label. */
export function owedIn(body: unknown, labels: readonly string[]): Basis | undefined {
  const { data: page } = DepositHistory.safeParse(body);
  if (!page) return undefined;
  const told = new Set(page.results.map(({ product }) => product.deposit_label));
  if (!labels.every((label) => told.has(label))) return undefined;
  const owed = new Map(owedProducts(page.results).map((it) => [it.deposit_label, it.quantity_debt ?? 0]));
  return owedBasis(Object.fromEntries(labels.map((label) => [label, owed.get(label) ?? 0])));
}
