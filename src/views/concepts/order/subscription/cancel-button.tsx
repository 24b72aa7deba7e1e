import { useState } from 'react';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { canceledStatus, cancelSubscription } from '../../../../domain/subscription/commands/cancel.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { subscriptionTexts as texts } from './text.ts';

interface CancelProps {
  readonly order: Pick<OrderInFull, 'id' | 'random_id' | 'subscription_status'>;
  readonly subscriptionId: number;
  /** Why it cannot be pressed by this user now; null when it can. */
  readonly reason: string | null;
}

/** Ends the subscription of an order, after a question (SUP-570 to SUP-572). */
export function CancelSubscription({ order, subscriptionId, reason }: CancelProps) {
  const { run, blocked, isRunning } = useAction(cancelSubscription);
  const [isAsking, setAsking] = useState(false);
  const isOver = order.subscription_status === canceledStatus;
  const cancel = () => {
    setAsking(false);
    if (!isRunning) void run({ orderId: order.id, randomId: order.random_id, subscriptionId });
  };
  return (
    <>
      <Button
        size="2"
        variant="soft"
        color="red"
        reason={reason ?? (isOver ? texts.already : null) ?? blocked}
        onClick={() => setAsking(true)}
      >
        {texts.cancel}
      </Button>
      {isAsking ? (
        <Confirm
          title={texts.title(orderName(order))}
          text={texts.sure}
          confirm={texts.cancel}
          onConfirm={cancel}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
