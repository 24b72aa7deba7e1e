import { useState } from 'react';
import { sendLateSms, validateLateness } from '../../../../domain/late-order/commands/review.ts';
import { useReplaced } from '../../../kit/actions/use-replaced.ts';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { ReviewDialog } from './review-form.tsx';
import { SmsDialog } from './sms-form.tsx';
import { lateTexts } from './text.ts';
import { type Late, useLateOrder } from './use-late-order.ts';

interface LateDialogProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The form for a lateness: a review if it has a record, else an SMS (DSP-716, DSP-719, DSP-730). */
export function LateDialog({ orderId, ...rest }: LateDialogProps) {
  const late = useLateOrder(orderId);
  if (late === undefined) return null;
  if (late) return <OpenedLate late={late} {...rest} />;
  return <EmptyDialog title={lateTexts.title(String(orderId))} text={lateTexts.gone} onClose={rest.onClose} />;
}

interface OpenedLateProps extends Omit<LateDialogProps, 'orderId'> {
  readonly late: Late;
}

/** A form keeps the kind it was opened with: a record that comes meanwhile loses no input. */
function OpenedLate(props: OpenedLateProps) {
  const sms = useReplaced(sendLateSms, props.replaces);
  const review = useReplaced(validateLateness, props.replaces);
  const [isReview] = useState(props.late.record !== null);
  if (sms === undefined || review === undefined) return null;
  return isReview && !sms ? <ReviewDialog {...props} initial={review} /> : <SmsDialog {...props} initial={sms} />;
}
