import { orderName } from '../../../../domain/order/name.ts';
import { takesDeliveryBack } from '../../../../domain/order/transitions.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import type { OrderInStatus } from './orders-in-status.ts';
import { statusTexts } from './text.ts';

interface UndeliveredProps {
  readonly rows: readonly OrderInStatus[];
  readonly to: string;
}

/** The deliveries that a change of status takes back, beneath its question; nothing where it takes back none. */
export function Undelivered({ rows, to }: UndeliveredProps) {
  const delivered = rows.filter((row) => takesDeliveryBack(row.orderStatus, to));
  return delivered.map((row) => (
    <p key={row.orderId}>
      {statusTexts.undelivered(
        statusTexts.ofClient(orderName(row), row.clientName),
        row.receivedAt ? hourText(row.receivedAt) : null,
      )}
    </p>
  ));
}
