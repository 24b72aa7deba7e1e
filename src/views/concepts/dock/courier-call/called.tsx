import { orderName } from '../../../../domain/order/name.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { minutesBetween } from '../../../../domain/time/minutes.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './call.module.css';
import { callTexts } from './text.ts';
import type { CalledOrder } from './use-called-order.ts';

/** An order for which a courier may be called, with what is known of it before. */
export type Called = Pick<
  CalledOrder,
  'orderId' | 'randomId' | 'orderStatus' | 'prepProgress' | 'prepTotal' | 'slotStartMs' | 'slotEndMs'
>;

/** State and slot of each order before its courier is called, and how far away the slot is (DSP-664). */
export function CalledOrders({ orders }: { readonly orders: readonly Called[] }) {
  return (
    <>
      <dt>{orders.length > 1 ? callTexts.orders : callTexts.order}</dt>
      <dd>
        <ul>
          {orders.map((order) => (
            <CalledLine key={order.orderId} order={order} />
          ))}
        </ul>
      </dd>
    </>
  );
}

function CalledLine({ order }: { readonly order: Called }) {
  const nowMs = useServerNow();
  const { orderStatus, prepProgress, prepTotal, slotStartMs, slotEndMs } = order;
  const isReady = orderStatus === 'prepared';
  const progress = !isReady && prepProgress !== null && prepTotal !== null ? ` ${prepProgress}/${prepTotal}` : '';
  const away = awayText(slotStartMs, slotEndMs, nowMs);
  return (
    <li data-ready={isReady}>
      {isReady ? null : <Icon name="warning" size={14} />}
      {orderName(order)} : <strong>{`${orderStatusLabel(orderStatus)}${progress}`}</strong>,{' '}
      {callTexts.slot(slotText(slotStartMs, slotEndMs, nowMs))} <strong>{away}</strong>
      {isReady ? null : <p className={styles.notice}>{callTexts.notReady}</p>}
    </li>
  );
}

/** `dans 4 h 08`, `en cours`, `terminé depuis 12 min 00 s`; empty without a slot. */
function awayText(startMs: number | null, endMs: number | null, nowMs: number): string {
  if (startMs === null) return '';
  const seconds = (fromMs: number, toMs: number) => minutesBetween(fromMs, toMs) * 60;
  if (nowMs < startMs) return callTexts.slotIn(durationText(seconds(nowMs, startMs)));
  if (endMs === null || nowMs <= endMs) return callTexts.slotNow;
  return callTexts.slotOver(durationText(seconds(endMs, nowMs)));
}
