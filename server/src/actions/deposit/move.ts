import type { OpenMovement } from '../../db/deposits/deposit-accounts.ts';
import type { NewMovement } from '../../db/deposits/write-deposits.ts';

// How much is taken out of which account: pure, on accounts that are locked.

/** One account, and what is taken out of it. */
export interface Drawn<Account> {
  readonly account: Account;
  readonly quantity: number;
}

/** A quantity out of several accounts, the first of them first; null when all together hold less. */
export function draw<Account extends { readonly quantity: number }>(
  accounts: readonly Account[],
  quantity: number,
): readonly Drawn<Account>[] | null {
  const drawn: Drawn<Account>[] = [];
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

/** What comes from this center goes first: elsewhere it would stay owed. */
export const hereFirst = <Account extends { readonly center_id: number }>(
  accounts: readonly Account[],
  center: number,
): Account[] =>
  accounts.toSorted((one, other) => Number(other.center_id === center) - Number(one.center_id === center));

/** A correction: so many of the same movement, backwards. */
export const backwards = (
  { id, left: _, ...same }: OpenMovement & Pick<NewMovement, 'done_by'>,
  quantity: number,
): NewMovement => ({ ...same, cancels: id, quantity: -quantity });
