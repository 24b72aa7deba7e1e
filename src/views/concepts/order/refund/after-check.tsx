import { type CheckedMoney, sumsAfterCheck, sumsBeforeCheck } from '../../../../domain/money/refund/after-check.ts';
import type { CheckStatus } from '../../../../domain/money/refund/check.ts';
import type { RefundPart } from '../../../../domain/money/refund/refund.ts';
import { AfterTable } from '../credit/after.tsx';
import { checkTexts } from './check-text.ts';
import { refundTexts as texts } from './text.ts';

interface AfterCheckProps {
  readonly order: CheckedMoney;
  readonly part: RefundPart;
  readonly status: CheckStatus;
}

/** The sheet as it will be once a part is settled by what somebody saw. */
export function AfterCheck({ order, part, status }: AfterCheckProps) {
  const before = sumsBeforeCheck(order);
  const after = sumsAfterCheck(order, part, status);
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
