import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { whoChecks } from '../../../../domain/money/refund/check.ts';
import { centsByStatus, isUnderWay, type Refund } from '../../../../domain/money/refund/refund.ts';
import { refundOutcome } from '../../../../domain/money/text.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './refund.module.css';
import { refundTexts } from './text.ts';

const texts = refundTexts.underWay;

interface RefundLinesProps {
  readonly refunds: readonly Refund[];
  /** Shows the refunds of the sheet. */
  readonly onSee: () => void;
}

/** Above the tabs of an order: a line for each refund that is on its way, or of which nobody knows (OUR-249). */
export const RefundLines = ({ refunds, onSee }: RefundLinesProps) =>
  refunds.filter(isUnderWay).map((refund) => {
    const isToCheck = refund.parts?.some((part) => part.status === 'unknown' && whoChecks(part) === 'editors') ?? false;
    const outcome = refundOutcome(centsOfEuros(refund.amount), centsByStatus(refund));
    return (
      <p key={refund.id} className={styles.line}>
        <Icon name={isToCheck ? 'search' : 'hourglass'} />
        <span>{joined(', ', [outcome, isToCheck && texts.toCheck])}</span>
        <Button size="1" variant="ghost" onClick={onSee}>
          {texts.see}
        </Button>
      </p>
    );
  });
