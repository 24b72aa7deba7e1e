import { latenessText } from '../../../../domain/late-order/text.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { answerOf } from '../../../../domain/order/sheet/answer.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import styles from './answer.module.css';
import { answerTexts as texts } from './text.ts';

/** Where the order is, for whoever asks on the phone (OUR-053). */
export function Answer({ order }: { readonly order: OrderInFull }) {
  const answer = answerOf(order, useServerNow());
  const { notBeforeMs, offSlotMin } = answer;
  const travelMin = Math.round((order.estimated_travel_duration ?? 0) / 60);
  return (
    <p className={styles.answer}>
      <b>{texts.line(order.status ?? null, answer)}</b>
      {offSlotMin === null ? null : <Lateness minutes={offSlotMin} />}
      {notBeforeMs === null ? null : <small>{texts.notBefore(travelMin, hourText(notBeforeMs))}</small>}
    </p>
  );
}

/** Minutes off the slot: above 0 after it. */
function Lateness({ minutes }: { readonly minutes: number }) {
  if (minutes > 0) return <span data-tone="red">{latenessText(minutes)}</span>;
  if (minutes < 0) return <span data-tone="blue">{texts.early(-minutes)}</span>;
  return <span data-tone="green">{texts.inSlot}</span>;
}
