import { CustomerId } from '../../../../domain/customer/customer.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { paymentLabels } from '../../../../domain/money/payment-labels.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { moneyLines } from '../../../../domain/order/sheet/sheet-rules.ts';
import { dateText } from '../../../../domain/time/paris-time.ts';
import { webAddress } from '../../../../domain/web-address.ts';
import { ProposalsOf } from '../../../concepts/order/limit/proposals-of.tsx';
import { RefundsOf } from '../../../concepts/order/refund/refunds-of.tsx';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { Block, Fact, Facts } from '../block.tsx';
import styles from '../support.module.css';
import { supportTexts as texts } from '../text.ts';
import { FraudLine } from './fraud.tsx';

type Payment = NonNullable<OrderInFull['payment_details']>[number];

/** Its price, payments and refunds (SUP-210 to SUP-213, SUP-560). */
export function Money({ order }: { readonly order: OrderInFull }) {
  const receipt = webAddress(order.receipt_url);
  return (
    <Block title={texts.money}>
      <Facts>
        <Fact name={texts.amount}>{euroText(order.amount ?? 0)}</Fact>
        {moneyLines(order).map(([field, euros]) => (
          <Fact key={field} name={texts.amounts[field]}>
            {euroText(euros)}
          </Fact>
        ))}
        <Fact name={texts.codepromo}>{order.codepromo}</Fact>
      </Facts>
      <Payments payments={order.payment_details ?? []} />
      <ProposalsOf order={{ ...order, clientId: customerOf(order) }} proposals={order.proposals ?? []} />
      <RefundsOf order={{ ...order, clientId: customerOf(order) }} refunds={order.refunds ?? []} />
      <FraudLine order={order} />
      {receipt ? (
        <p className={styles.line}>
          <a href={receipt} target="_blank" rel="noopener noreferrer">
            {texts.receipt}
          </a>
        </p>
      ) : null}
    </Block>
  );
}

const customerOf = ({ user }: OrderInFull) => CustomerId.safeParse(user?.id).data ?? null;

function Payments({ payments }: { readonly payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  const { type, amount, refunded, refundable } = texts.payments;
  return (
    <Table
      look="sheet"
      label={type}
      columns={columnsOf([type, amount, refunded, refundable], [amount, refunded, refundable])}
    >
      <tbody>
        {payments.map((payment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may be paid twice by one means, and nothing else tells them apart
          <tr key={at}>
            <th scope="row">
              {paymentLabels[payment.type ?? ''] ?? payment.type}
              <Vouchers payment={payment} />
              {payment.disputed_at ? (
                <small className={styles.aside}>{texts.disputed(dateText(payment.disputed_at))}</small>
              ) : null}
            </th>
            <td className={table.figure}>{euroText(payment.amount)}</td>
            <td className={table.figure}>{euroText(payment.refunded_amount)}</td>
            <td className={table.figure}>{euroText(payment.refundable_amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The vouchers on paper (SUP-212). */
function Vouchers({ payment: { metadata } }: { readonly payment: Payment }) {
  const { paper_tr_detail: detail, total_tr_amount: total, to_credit_amount: toCredit } = metadata ?? {};
  if (!detail || detail.length === 0) return null;
  return (
    <small className={styles.aside}>
      {detail
        .map(({ quantity, unit_amount }) => texts.voucher(String(quantity ?? 0), euroText(unit_amount)))
        .join(', ')}
      {', '}
      {texts.vouchers(euroText(total ?? 0), euroText(toCredit ?? 0))}
    </small>
  );
}
