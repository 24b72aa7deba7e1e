import type { SessionUser } from '../session/session.ts';
import type { ClientDeposit } from './deposit.ts';

export type RowTone = 'success' | 'danger' | 'warning';

/**
 * The tone of a deposit by how much of it is back: all of it was handed over and is in the stock again, none was handed
 * over, or anything between. The first rule that holds counts (SUP-624 to SUP-626).
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

/** Only managers and support enter hand-backs: being a super admin is not enough (SUP-629). */
export const mayHandBack = ({ groups }: SessionUser): boolean =>
  groups?.is_manager === true || groups?.is_support === true;
