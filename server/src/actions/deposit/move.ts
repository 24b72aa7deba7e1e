import type { OpenMovement } from '../../db/deposits/deposit-accounts.ts';
import type { NewMovement } from '../../db/deposits/write-deposits.ts';

// How much is taken from which account: pure, on locked accounts.

/** One account, and the quantity taken from it. */
export interface Withdrawal<Account> {
  readonly account: Account;
  readonly quantity: number;
}

/** Takes a quantity from several accounts, in their order; null when they have less together. */
export function draw<Account extends { readonly quantity: number }>(
  accounts: readonly Account[],
  quantity: number,
): readonly Withdrawal<Account>[] | null {
  const drawn: Withdrawal<Account>[] = [];
  let missing = quantity;
  for (const account of accounts) {
    if (missing === 0) break;
    const taken = Math.min(missing, account.quantity);
    drawn.push({ account, quantity: taken });
    missing -= taken;
  }
  return missing === 0 ? drawn : null;
}

export const total = (accounts: readonly { readonly quantity: number }[]) =>
  accounts.reduce((sum, { quantity }) => sum + quantity, 0);

/** Accounts of this center first: elsewhere the debt would remain. */
export const hereFirst = <Account extends { readonly center_id: number }>(
  accounts: readonly Account[],
  center: number,
): Account[] =>
  accounts.toSorted((one, other) => Number(other.center_id === center) - Number(one.center_id === center));

/** A correction: a part of the same movement, reversed. */
export const backwards = (
  { id, left: _, ...same }: OpenMovement & Pick<NewMovement, 'done_by'>,
  quantity: number,
): NewMovement => ({ ...same, cancels: id, quantity: -quantity });
