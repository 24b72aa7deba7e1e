import type { SessionUser } from '../session/session.ts';
import type { ClientDeposit } from './deposit.ts';

export type RowTone = 'success' | 'danger' | 'warning';

/**
 * How far a deposit is back: all of it was given and is in the stock again, none was given, or anything between. The first
 * rule that holds counts (SUP-624 to SUP-626).
 */
export function rowTone({
  quantity_bought,
  quantity_given,
  status,
}: Pick<ClientDeposit, 'quantity_bought' | 'quantity_given' | 'status'>): RowTone {
  const returned = status.quantity_returned - (status.quantity_returned_canceled ?? 0);
  if (quantity_bought === quantity_given && quantity_given === returned) return 'success';
  return quantity_given === 0 ? 'danger' : 'warning';
}

/** A hand-back is entered by managers and support, and by nobody else: not by a super admin alone (SUP-629). */
export const mayHandBack = ({ groups }: SessionUser): boolean =>
  groups?.is_manager === true || groups?.is_support === true;
