import { openMoneyOf } from '../../../../db/queries/actions.ts';
import { type Refund, undecidedRefund } from '../../../../domain/money/refund/refund.ts';
import { openAction } from '../../../kit/actions/open/open-commands.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { undecidedText } from '../refund/text.ts';
import { creditTexts } from './text.ts';

/**
 * Why no other money of an order moves just now: an action is on its way, or nobody knows the outcome of one or of a
 * part of a refund. Null where it may move (SUP-376).
 */
export function useMoneyWaits(orderId: number, refunds: readonly Refund[] | null | undefined): string | null {
  const { db } = useSignedIn();
  const stored = useSeenQuery(() => openMoneyOf(db, orderId), [db, orderId]);
  if (stored) return creditTexts.waitsFor(openAction(stored, []).label);
  const refund = undecidedRefund(refunds);
  return refund ? undecidedText(refund) : null;
}
