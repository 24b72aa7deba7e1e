import { type Sms, sentAt } from '../customer/messages.ts';
import { newestFirst } from '../newest-first.ts';
import { plain } from '../search/contains.ts';
import { msOf } from '../time/instant.ts';

/** What a text to a late client would say again. */
export interface Repeats {
  /** The texts that went out about this order, the newest first. */
  readonly ofOrder: readonly Sms[];
  /** One of them that says the same, word for word. */
  readonly same: Sms | null;
  /** The last excuse for another order of his, not older than 30 days. */
  readonly earlier: Sms | null;
}

const recentMs = 30 * 86_400_000;

/** A text that says that something came late. */
const isExcuse = ({ message }: Sms) => /excuses? pour (?:le|ce|votre) retard|avec du retard/iu.test(message ?? '');

/** What was said before, of the texts that went out to a client (OUR-091). */
export function repeatsOf(
  messages: readonly Sms[],
  { orderId, text, nowMs }: { readonly orderId: number; readonly text: string; readonly nowMs: number },
): Repeats {
  const sorted = newestFirst(messages, sentAt);
  const ofOrder = sorted.filter((sms) => sms.order_id === orderId);
  const said = plain(text);
  const isRecent = (sms: Sms) => nowMs - (msOf(sentAt(sms)) ?? Number.NEGATIVE_INFINITY) <= recentMs;
  return {
    ofOrder,
    same: said === '' ? null : (ofOrder.find(({ message }) => plain(message ?? '') === said) ?? null),
    earlier: sorted.find((sms) => sms.order_id !== orderId && isExcuse(sms) && isRecent(sms)) ?? null,
  };
}
