import type { Arrival } from '../../../domain/arrival/arrival.ts';
import { clientNameOf } from '../../../domain/order/client-name.ts';
import { orderName } from '../../../domain/order/name.ts';
import { slotText } from '../../../domain/task/slot-hours.ts';
import { msOf } from '../../../domain/time/instant.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { OrderLink } from '../../concepts/order/order-link.tsx';
import { useServerNow } from '../../kit/client/clock.ts';
import styles from './arrivals.module.css';
import { arrivalTexts } from './text.ts';

type Of = { readonly arrival: Arrival };

/** Crate codes where known, else their number (PRP-270). */
export const cratesOf = ({ linked_order: { crates, number_of_crates } }: Arrival) =>
  crates?.length ? crates.map(({ code }) => code).join(', ') : String(number_of_crates ?? arrivalTexts.unknown);

export const bagsOf = ({ linked_order: { number_of_bags } }: Arrival) => number_of_bags ?? arrivalTexts.unknown;

/** The number, which leads to the order's sheet, and whom it is for. */
export function OrderName({ arrival }: Of) {
  const { id } = arrival.linked_order;
  const client = clientNameOf(arrival.linked_order);
  return (
    <>
      <OrderLink orderId={id} className={styles.number}>
        {orderName(arrival.linked_order)}
      </OrderLink>
      {client ? <span className={styles.client}>{isolated(client)}</span> : null}
    </>
  );
}

export function Slot({ arrival: { linked_order, shipping_time } }: Of) {
  const nowMs = useServerNow();
  const startMs = msOf(linked_order.shipping_time ?? shipping_time);
  return <>{slotText(startMs, msOf(linked_order.max_shipping_time), nowMs)}</>;
}
