import { isOverAmount } from '../../../../domain/money/over-amount.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { OverAmount } from '../credit/after.tsx';
import { AfterRefund } from './after-refund.tsx';
import styles from './refund.module.css';
import { Split } from './split.tsx';
import { refundTexts as texts } from './text.ts';

interface SumsProps {
  readonly sheet: OrderSheet;
  readonly cents: number;
}

/** The end of each window of a refund: its shares, the sheet after it, and the warning of SUP-364, which blocks nothing. */
export const Sums = ({ sheet, cents }: SumsProps) => (
  <>
    <div className={styles.beside}>
      <Split sheet={sheet} cents={cents} />
      <AfterRefund sheet={sheet} cents={cents} />
    </div>
    {isOverAmount(sheet, cents) ? <OverAmount /> : null}
    <small>{texts.once}</small>
  </>
);
