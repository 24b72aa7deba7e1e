import { IconButton, Popover } from '@radix-ui/themes';
import { orderName } from '../../../../../domain/order/name.ts';
import { orderFilePath } from '../../../../../domain/order/path.ts';
import { centsText } from '../../../../../domain/payment/amount.ts';
import { type CardTransaction, isPaid, state3dsOf } from '../../../../../domain/payment/card-transaction.ts';
import { webAddress } from '../../../../../domain/web-address.ts';
import { isolated } from '../../../../../domain/words/isolate.ts';
import { Link } from '../../../../kit/router/router.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import table from '../../../../ui/tables/table.module.css';
import { Outside } from '../outside.tsx';
import { paymentTexts as texts } from '../payment-text.ts';
import own from '../payments.module.css';
import { riskText } from '../risk-text.ts';

interface OfTransaction {
  readonly transaction: CardTransaction;
}

/** One attempt to pay by card (SUP-132 to SUP-138, SUP-140). */
export function CardRow({ transaction }: OfTransaction) {
  const { created_formated, message } = transaction;
  return (
    <tr>
      <td>
        <PaidOrder order={transaction.order} />
      </td>
      <td className={table.date}>{isolated(created_formated ?? '')}</td>
      <td className={table.figure}>
        <Outcome transaction={transaction} />
      </td>
      <td>{texts.states3ds[state3dsOf(transaction)]}</td>
      <td title={message?.full_message ?? undefined}>{isolated(message?.message ?? '')}</td>
      <td>{riskText(transaction)}</td>
      <td>
        <Info transaction={transaction} />
      </td>
    </tr>
  );
}

function PaidOrder({ order }: Pick<CardTransaction, 'order'>) {
  if (!order) return null;
  const { id, random_id } = order;
  if (!id) return isolated(random_id ?? '');
  return <Link to={orderFilePath(id)}>{orderName({ id, random_id })}</Link>;
}

/** SUP-134: its mark stands before the amount. */
function Outcome({ transaction }: OfTransaction) {
  const paid = isPaid(transaction);
  return (
    <>
      <span className={paid ? own.paid : own.failed}>
        <Icon name={paid ? 'check' : 'cross'} label={paid ? texts.succeeded : texts.failed} />
      </span>{' '}
      {centsText(transaction.amount)}
      <Outside cents={transaction.refunded_outside} />
    </>
  );
}

/** SUP-138; the whole message is here too, for fingers that cannot hover (SUP-136). */
function Info({ transaction }: OfTransaction) {
  const { payment_intent_id, charge_id, message, amount, created_formated } = transaction;
  const name = texts.detailOf(centsText(amount), isolated(created_formated ?? ''));
  return (
    <Popover.Root>
      <Popover.Trigger>
        <IconButton type="button" size="1" variant="ghost" color="gray" aria-label={name} className={own.info}>
          <Icon name="more" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content width="340px" aria-label={name}>
        <dl className={own.ids}>
          <Fact label={texts.intent} value={payment_intent_id} />
          <Fact label={texts.charge} value={charge_id} />
          <Fact label={texts.message} value={message?.full_message} />
        </dl>
        <Receipt address={webAddress(transaction.receipt_url)} />
      </Popover.Content>
    </Popover.Root>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | number | null | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isolated(String(value))}</dd>
    </div>
  );
}

/** Another site's page: nothing of ours goes along. */
function Receipt({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={own.receipt}>
      {texts.openReceipt}
    </a>
  );
}
