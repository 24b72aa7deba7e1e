import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { OrderId } from '../../../../domain/order/order.ts';
import { useSheet } from '../use-sheet.ts';
import type { OrderInStatus } from './orders-in-status.ts';
import { statusTexts } from './text.ts';

/** What went back to the customers of canceled orders that would be paid again, beneath the question (OUR-178). */
export const Refunded = ({ rows }: { readonly rows: readonly OrderInStatus[] }) =>
  rows
    .filter(({ orderStatus }) => orderStatus === 'canceled')
    .map((row) => <RefundedOrder key={row.orderId} row={row} />);

function RefundedOrder({ row }: { readonly row: OrderInStatus }) {
  const sheet = useSheet(OrderId.parse(row.orderId));
  const name = statusTexts.ofClient(orderName(row), row.clientName);
  if (!sheet) return <p>{statusTexts.refundUnread(name)}</p>;
  const cents = centsOfEuros(sheet.amount_refund) + centsOfEuros(sheet.amount_refund_pending);
  return cents > 0 ? <p>{statusTexts.refunded(name, euroText(cents / 100))}</p> : null;
}
