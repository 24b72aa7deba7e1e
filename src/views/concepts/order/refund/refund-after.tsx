import { isOverAmount } from '../../../../domain/money/over-amount.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { OverAmount } from '../credit/after.tsx';
import { AfterRefund } from './after-refund.tsx';
import { refundTexts as texts } from './text.ts';

interface RefundAfterProps {
  readonly sheet: OrderSheet;
  readonly cents: number;
}

/** What stands beside each refund: the sheet after it, the warning of SUP-364, which blocks nothing, and its one sending. */
export const RefundAfter = ({ sheet, cents }: RefundAfterProps) => (
  <>
    <AfterRefund sheet={sheet} cents={cents} />
    {isOverAmount(sheet, cents) ? <OverAmount /> : null}
    <small>{texts.once}</small>
  </>
);
