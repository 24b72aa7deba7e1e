import { cancelSubscription } from '../../../../domain/subscription/commands/cancel.ts';
import { subscriptionOf } from '../../../../domain/subscription/of-order.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { type OrderWindowProps, ofOrder } from '../of-order.tsx';
import { useSheet } from '../use-sheet.ts';
import { subscriptionTexts as texts } from './text.ts';

/** Asks before the subscription of an order is ended (SUP-570 to SUP-572). */
export const CancelSubscriptionDialog = ofOrder({ title: texts.title, gone: texts.gone }, Question);

function Question({ subject: { order }, name, onClose }: OrderWindowProps) {
  const sheet = useSheet(order.id);
  const { run, blocked } = useAction(cancelSubscription);
  const id = sheet && subscriptionOf({ ...sheet, ...order });
  const cancel = useSubmit(
    async () => !!id && run({ orderId: order.id, randomId: order.random_id, subscriptionId: id }),
    onClose,
  );
  if (!sheet) return null;
  const reason = id ? blocked : texts.none;
  if (reason) return <EmptyDialog title={texts.title(name)} text={reason} onClose={onClose} />;
  return (
    <Confirm
      title={texts.title(name)}
      text={texts.sure}
      confirm={texts.cancel}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    />
  );
}
