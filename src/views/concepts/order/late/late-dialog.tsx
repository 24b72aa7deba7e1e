import { useState } from 'react';
import { sendLateSms, validateLateness } from '../../../../domain/late-order/commands/review.ts';
import { isDelivered } from '../../../../domain/task/arrival.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { CancelButton } from '../../../ui/forms/form-footer.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { DialogFooter } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { LateWindow } from './late-window.tsx';
import { OtherWays } from './other-ways.tsx';
import { ReviewDialog } from './review-form.tsx';
import { SmsDialog } from './sms-form.tsx';
import { lateTexts } from './text.ts';
import { type LateFlow, useLateFlow } from './use-late-flow.ts';
import { deliveryOf, type Late, treatedText, useLateOrder } from './use-late-order.ts';

interface LateDialogProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The form for a lateness: a review if it has a record, else an SMS (DSP-716, DSP-719, DSP-730). */
export function LateDialog({ orderId, ...rest }: LateDialogProps) {
  const late = useLateOrder(orderId);
  if (late === undefined) return null;
  if (late) return <FittingLateDialog late={late} {...rest} />;
  return <EmptyDialog title={lateTexts.title(String(orderId))} text={lateTexts.gone} onClose={rest.onClose} />;
}

interface LateWindowProps extends Omit<LateDialogProps, 'orderId'> {
  readonly late: Late;
  readonly flow: LateFlow | undefined;
}

/** A form keeps the kind it was opened with: a record that comes meanwhile loses no input. */
function FittingLateDialog(given: Omit<LateWindowProps, 'flow'>) {
  // Read once: what a key leads to is what is seen.
  const props = { ...given, flow: useLateFlow(given.late.task.id) };
  const sms = useReplaced(sendLateSms, props.replaces);
  const review = useReplaced(validateLateness, props.replaces);
  const [isReview] = useState(props.late.record !== null);
  const [isOver] = useState(isDelivered(deliveryOf(props.late)));
  if (sms === undefined || review === undefined) return null;
  if (isReview && !sms) return <ReviewDialog {...props} initial={review} />;
  return isOver && !sms ? <DeliveredDialog {...props} /> : <SmsDialog {...props} initial={sms} />;
}

/** A delivered order is reviewed or ignored: no SMS announces an arrival that has been (DSP-719). */
const DeliveredDialog = ({ late, flow, onClose }: LateWindowProps) => (
  <LateWindow late={late} flow={flow} onClose={onClose}>
    <Notice text={lateTexts.delivered} />
    <DialogFooter>
      <OtherWays late={late} reason={treatedText(late.record)} onDone={onClose} />
      <CancelButton onCancel={onClose} />
    </DialogFooter>
  </LateWindow>
);
