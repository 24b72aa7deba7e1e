import { sentAt } from '../../../../domain/customer/messages.ts';
import { repeatsOf } from '../../../../domain/late-order/repeat.ts';
import { smsLength } from '../../../../domain/late-order/sms-parts.ts';
import { dateText, hourText } from '../../../../domain/time/paris-time.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { Notice } from '../../../ui/forms/notice.tsx';
import look from './late.module.css';
import { lateTexts } from './text.ts';
import type { Late } from './use-late-order.ts';
import { useMessages } from './use-messages.ts';

interface SmsProps {
  readonly late: Late;
  /** The text that would go out. */
  readonly text: string;
}

/** What the text would say again, by what went out before: it may be sent all the same (OUR-091). */
export function Repeats({ late, text }: SmsProps) {
  const messages = useMessages(late);
  const nowMs = useServerNow();
  if (!Array.isArray(messages)) return null;
  const { ofOrder, same, earlier } = repeatsOf(messages, { orderId: late.order.id, text, nowMs });
  const [last] = ofOrder;
  return (
    <>
      {same ? (
        <Notice text={lateTexts.sameText(hourText(sentAt(same)))} />
      ) : last && text.trim() !== '' ? (
        <Notice text={lateTexts.again(ofOrder.length + 1, hourText(sentAt(last)))} />
      ) : null}
      {earlier ? <Notice text={lateTexts.earlier(dateText(sentAt(earlier)))} /> : null}
    </>
  );
}

/** How long the text is, what it takes, and what was credited before. */
export function SmsFacts({ late: { record }, text }: SmsProps) {
  const { signs, parts } = smsLength(text.trim());
  const credited = record && (record.sent_at || record.reviewed_at) ? (record.credit ?? 0) : 0;
  return <p className={look.hint}>{lateTexts.length(signs, parts, credited)}</p>;
}
