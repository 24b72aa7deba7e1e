import { orderName } from '../../../../domain/order/name.ts';
import { madeAs } from '../../../../domain/order/redelivery/redelivery.ts';
import type { OrderSummary } from '../../../../domain/order/sheet/sheet.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { hourText, longDateText } from '../../../../domain/time/paris-time.ts';
import { redeliveryTexts } from './text.ts';

/** An order that was made of another one: its kind, number, status and day. */
export const madeText = (made: OrderSummary): string =>
  redeliveryTexts.madeOrder(
    redeliveryTexts.madeAs[madeAs(made)],
    orderName({ orderId: made.id, randomId: made.random_id }),
    orderStatusLabel(made.status),
    `${longDateText(made.shipping_time)} ${hourText(made.shipping_time)}`.trim(),
  );

/** The orders made of this one already, before another is made; nothing where there are none. */
export function MadeBefore({ orders }: { readonly orders: readonly OrderSummary[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={redeliveryTexts.madeBefore}>
      <strong>{redeliveryTexts.madeBefore}</strong>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>{madeText(order)}</li>
        ))}
      </ul>
    </section>
  );
}
