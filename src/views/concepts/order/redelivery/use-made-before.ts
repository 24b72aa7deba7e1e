import { recordNames } from '../../../../db/queries/records.ts';
import type { Basis } from '../../../../domain/basis.ts';
import type { OrderId } from '../../../../domain/order/order.ts';
import { madeBasis } from '../../../../domain/order/redelivery/made-basis.ts';
import type { OrderSummary } from '../../../../domain/order/sheet/sheet.ts';
import { useOnline } from '../../../kit/client/context.ts';
import { useRecord } from '../../../kit/queries/use-record.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { useSheet } from '../use-sheet.ts';

interface MadeBefore {
  /** The orders made of this one already; null where nobody can say. */
  readonly orders: readonly OrderSummary[] | null;
  /** What another one rests on (OUR-270); undefined where the server does not tell them. */
  readonly basis: Basis | undefined;
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
  const made = sheet?.child_orders;
  return {
    orders: sheet ? (made ?? []) : null,
    basis: made ? madeBasis(made.map(({ id }) => id)) : undefined,
    isAsked: !sheet && isOnline && !hasFailed,
  };
}
