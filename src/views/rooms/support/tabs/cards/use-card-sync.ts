import { useState } from 'react';
import type { Answered } from '../../../../../domain/asking/question.ts';
import type { CustomerId } from '../../../../../domain/customer/customer.ts';
import { syncCards } from '../../../../../domain/payment/card-transaction.ts';
import { may } from '../../../../../domain/session/permissions.ts';
import { useClient, useSignedIn } from '../../../../kit/client/context.ts';
import { unexplained } from '../../../../kit/toasts/refused-toast.ts';
import { useToasts } from '../../../../kit/toasts/toast-context.ts';

export interface CardSync {
  readonly isRunning: boolean;
  /** Counts what was asked for by hand: the list is read again with each. */
  readonly count: number;
  readonly refresh: () => Promise<void>;
}

/**
 * `Rafraîchir` (SUP-131, SUP-141): the server reads the customer's payments at Stripe, then the list is read again,
 * also where Stripe could not be read. Whoever may only read has the list read again, and nothing else.
 */
export function useCardSync(userId: CustomerId): CardSync {
  const { worker } = useClient();
  const { user } = useSignedIn();
  const toasts = useToasts();
  const [isRunning, setRunning] = useState(false);
  const [count, setCount] = useState(0);
  const sync = async () => {
    try {
      const answer = (await worker.inquire(syncCards.name, { userId })) as Answered;
      // After a refused token the page goes to the login.
      if (answer.kind === 'failed' && answer.status !== 401)
        toasts.show(answer.text === null ? unexplained : { ...unexplained, text: answer.text });
    } catch {
      // The worker is gone: nothing was asked.
      toasts.show(unexplained);
    }
  };
  const refresh = async () => {
    setRunning(true);
    try {
      if (may(user, 'edit')) await sync();
    } finally {
      setCount((before) => before + 1);
      setRunning(false);
    }
  };
  return { isRunning, count, refresh };
}
