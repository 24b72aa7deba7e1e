import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { refundBounds } from '../../../../domain/money/refund/bounds.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { AfterTable } from '../credit/after.tsx';
import { refundTexts as texts } from './text.ts';

interface AfterRefundProps {
  readonly sheet: OrderSheet;
  readonly cents: number;
}

/** The sheet as it will be once every part is refunded. */
export function AfterRefund({ sheet, cents }: AfterRefundProps) {
  const [refunded, recredited] = [centsOfEuros(sheet.amount_refund), centsOfEuros(sheet.amount_recredit)];
  const refundable = centsOfEuros(sheet.refundable_amount);
  const after = { ...sheet, refundable_amount: eurosOf(refundable - cents) };
  return (
    <AfterTable
      rows={[
        [texts.refunded, refunded, refunded + cents],
        [texts.recredited, recredited, recredited],
        [texts.refundable, refundable, refundable - cents],
        [texts.stillMost, refundBounds(sheet).most, refundBounds(after).most],
      ]}
    />
  );
}
