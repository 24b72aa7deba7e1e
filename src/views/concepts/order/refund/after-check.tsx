import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { afterCheck, type CheckStatus } from '../../../../domain/money/refund/check.ts';
import type { RefundPart } from '../../../../domain/money/refund/refund.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { AfterTable } from '../credit/after.tsx';
import { checkTexts } from './check-text.ts';
import { refundTexts as texts } from './text.ts';

interface AfterCheckProps {
  readonly order: Pick<OrderSheet, 'amount_refund' | 'amount_refund_pending' | 'refundable_amount'>;
  readonly part: RefundPart;
  readonly status: CheckStatus;
}

/** The sheet as it will be once a part is settled by what somebody saw. */
export function AfterCheck({ order, part, status }: AfterCheckProps) {
  const before = {
    refundedCents: centsOfEuros(order.amount_refund),
    pendingCents: centsOfEuros(order.amount_refund_pending),
    refundableCents: centsOfEuros(order.refundable_amount),
  };
  const after = afterCheck(before, part, status);
  return (
    <AfterTable
      rows={[
        [texts.refunded, before.refundedCents, after.refundedCents],
        [checkTexts.pending, before.pendingCents, after.pendingCents],
        [texts.refundable, before.refundableCents, after.refundableCents],
      ]}
    />
  );
}
