import { recordNames } from '../../../../db/queries/records.ts';
import type { OrderId } from '../../../../domain/order/order.ts';
import type { OrderSummary } from '../../../../domain/order/sheet/sheet.ts';
import { useOnline } from '../../../kit/client/context.ts';
import { useRecord } from '../../../kit/queries/use-record.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { useSheet } from '../use-sheet.ts';

interface MadeBefore {
  /** The orders made of this one already; null where nobody can say. */
  readonly orders: readonly OrderSummary[] | null;
  /** They are still being read: whoever makes another waits for them. */
  readonly isAsked: boolean;
}

/** The orders that were made of an order, from its sheet. */
export function useMadeBefore(orderId: OrderId): MadeBefore {
  const center = useScope();
  const sheet = useSheet(orderId);
  const state = useRecord(recordNames.orderSheet, { center, subject: orderId });
  const { isOnline } = useOnline();
  const hasFailed = state?.isMissing === true || (state?.failures ?? 0) > 0;
  return { orders: sheet ? (sheet.child_orders ?? []) : null, isAsked: !sheet && isOnline && !hasFailed };
}
