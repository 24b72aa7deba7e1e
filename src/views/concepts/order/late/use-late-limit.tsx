import type { ReactNode } from 'react';
import { limitAt, passes } from '../../../../domain/money/limit/limit.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { limitTexts } from '../limit/text.ts';
import { OrderLink } from '../order-link.tsx';
import { useSheet } from '../use-sheet.ts';
import { lateTexts } from './text.ts';
import type { Late } from './use-late-order.ts';

interface LateLimit {
  /** Why the credit is not sent: it passes the limit of the center. */
  readonly reason: string | null;
  /** What was given on this day, and the limit, with the way to a proposal; null where the center has none. */
  readonly note: ReactNode;
}

/**
 * The limit of a center on what a late order is given (OUR-150). An SMS names its credit, so that neither is proposed
 * from here: the rest is, on the sheet of the order.
 */
export function useLateLimit({ order }: Late, cents: number): LateLimit {
  const { user } = useSignedIn();
  const limit = limitAt(useSheet(order.id)?.money_limit, useServerNow());
  if (limit === null || cents <= 0) return { reason: null, note: null };
  const isAbove = passes(limit, cents);
  return {
    reason: isAbove ? lateTexts.aboveLimit : null,
    note: (
      <p>
        {limitTexts.note(limit, cents)}{' '}
        {isAbove && may(user, 'edit') ? <OrderLink orderId={order.id}>{lateTexts.proposeThere}</OrderLink> : null}
      </p>
    ),
  };
}
