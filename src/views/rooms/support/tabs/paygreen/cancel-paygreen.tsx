import type { CustomerId } from '../../../../../domain/customer/customer.ts';
import { centsText } from '../../../../../domain/payment/amount.ts';
import { cancelPaygreen } from '../../../../../domain/payment/commands/cancel-paygreen.ts';
import { type PaygreenTransaction, whyNotCancel } from '../../../../../domain/payment/paygreen.ts';
import type { ProviderId } from '../../../../../domain/payment/provider-id.ts';
import { may } from '../../../../../domain/session/permissions.ts';
import { dateSecondText } from '../../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../../domain/words/isolate.ts';
import { OpenNote } from '../../../../kit/actions/open/open-note.tsx';
import { useAnswered } from '../../../../kit/actions/use-answered.ts';
import { useServerSeconds } from '../../../../kit/client/clock.ts';
import { useSignedIn } from '../../../../kit/client/context.ts';
import { AskedButton } from '../../../../ui/windows/asked-button.tsx';
import { paymentTexts as texts } from '../payment-text.ts';
import own from '../payments.module.css';

interface CancelProps {
  readonly userId: CustomerId;
  readonly transaction: PaygreenTransaction;
  /** The number it is shown by. */
  readonly number: string;
  /** The customer's name. */
  readonly who: string;
}

/** Cancels a transaction that has been pending for more than a minute (SUP-154, SUP-155). */
export function CancelPaygreen(props: CancelProps) {
  const { payment_order_id } = props.transaction;
  return payment_order_id ? <OfPaymentOrder {...props} paymentOrderId={payment_order_id} /> : null;
}

function OfPaymentOrder({ paymentOrderId, ...props }: CancelProps & { readonly paymentOrderId: ProviderId }) {
  const { userId, transaction, number } = props;
  const { user } = useSignedIn();
  const { blocked, doubt, isRunning, run } = useAnswered(cancelPaygreen, { about: { userId, paymentOrderId } });
  const amount = centsText(transaction.amount);
  const isOffered = useIsOffered(transaction);
  const right = may(user, 'edit') ? null : texts.editorsOnly;
  return (
    <>
      {isOffered ? (
        <AskedButton
          label={texts.cancel}
          name={texts.cancelOf(number)}
          className={own.press}
          title={texts.cancelOf(number)}
          reason={right ?? (isRunning ? texts.cancelling : blocked)}
          question={texts.cancelQuestion}
          content={<Subject {...props} />}
          dismiss={texts.keep}
          confirm={texts.cancelSum(amount)}
          onConfirm={() => void run({ userId, paymentOrderId, number, amountCents: transaction.amount ?? null })}
        />
      ) : null}
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}

/** Judged by the server's clock, each second: only that of a pending one ever changes. */
function useIsOffered(transaction: PaygreenTransaction): boolean {
  return whyNotCancel(transaction, useServerSeconds()) === null;
}

/** The amount, whose it is, and since when it waits. */
function Subject({ who, transaction: { amount, created_at } }: CancelProps) {
  return (
    <dl className={own.ids}>
      <div>
        <dt>{texts.amount}</dt>
        <dd>{centsText(amount)}</dd>
      </div>
      <div>
        <dt>{texts.customer}</dt>
        <dd>{isolated(who)}</dd>
      </div>
      <div>
        <dt>{texts.pendingSince}</dt>
        <dd>{dateSecondText(created_at)}</dd>
      </div>
    </dl>
  );
}
