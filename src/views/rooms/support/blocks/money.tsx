import { CustomerId } from '../../../../domain/customer/customer.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { paymentLabels } from '../../../../domain/money/payment-labels.ts';
import { openCentsOf } from '../../../../domain/money/refund/open-cents.ts';
import type { Refund } from '../../../../domain/money/refund/refund.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { moneyLines } from '../../../../domain/order/sheet/sheet-rules.ts';
import { dateText } from '../../../../domain/time/paris-time.ts';
import { webAddress } from '../../../../domain/web-address.ts';
import { ProposalsOf } from '../../../concepts/order/limit/proposals-of.tsx';
import { RefundsOf } from '../../../concepts/order/refund/refunds-of.tsx';
import { openText } from '../../../concepts/order/refund/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
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
      <Payments payments={order.payment_details ?? []} refunds={order.refunds ?? []} />
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

interface PaymentsProps {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

function Payments({ payments, refunds }: PaymentsProps) {
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
                <>
                  {' '}
                  <Badge tone="red" wraps>
                    <Icon name="warning" size={10} />
                    {texts.disputed(dateText(payment.disputed_at))}
                  </Badge>
                </>
              ) : null}
            </th>
            <td className={table.figure}>{euroText(payment.amount)}</td>
            <td className={table.figure}>
              {euroText(payment.refunded_amount)}
              <Open cents={openCentsOf(payment.type, payments, refunds)} />
            </td>
            <td className={table.figure}>{euroText(payment.refundable_amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What of a payment is on its way or unknown (OUR-251). */
const Open = ({ cents }: { readonly cents: ReadonlyMap<string, number> }) =>
  cents.size === 0 ? null : <small className={styles.beneath}>{openText(cents)}</small>;

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
