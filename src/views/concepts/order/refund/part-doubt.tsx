import { useState } from 'react';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { refundCoursePath } from '../../../../domain/money/course/path.ts';
import { paymentLabels } from '../../../../domain/money/payment-labels.ts';
import { whoChecks } from '../../../../domain/money/refund/check.ts';
import { isUndecided, type Refund, type RefundPart } from '../../../../domain/money/refund/refund.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Link } from '../../../kit/router/router.tsx';
import { Icon } from '../../../ui/icon.tsx';
import reach from '../../../ui/reach.module.css';
import { type CheckedOrder, CheckPart } from './check-part.tsx';
import { checkTexts as texts } from './check-text.ts';
import styles from './refund.module.css';

interface PartDoubtProps {
  readonly order: CheckedOrder;
  readonly refund: Refund;
  readonly part: RefundPart & { readonly id: number };
}

/** A part of which nobody knows: what that means, where to look, what is held, and `J'ai vérifié` (OUR-250, SUP-377). */
export function PartDoubt({ order, refund, part }: PartDoubtProps) {
  // Somebody else may settle it while its window is open, which says so.
  const [isOpen, setOpen] = useState(false);
  const who = whoChecks(part);
  if (who === null && !isOpen) return null;
  const isUnknown = part.status === 'unknown';
  const cents = centsOfEuros(part.amount);
  return (
    <div className={styles.doubt} data-tone={isUnknown ? 'amber' : undefined}>
      {isUnknown ? (
        <div className={styles.unknown}>
          <Icon name="search" />
          <p>
            <b>{texts.nobodyKnows(cents, meansOf(part))}</b> {who === 'later' ? texts.stillRead : texts.where}
          </p>
          {who === 'later' ? null : <Where refund={refund} part={part} />}
        </div>
      ) : null}
      <div className={styles.check}>
        {isUnknown ? <small>{isUndecided(part) ? texts.allHeld(cents) : texts.held(cents)}</small> : null}
        <CheckPart order={order} part={part} isOpen={isOpen} onOpen={setOpen} />
      </div>
    </div>
  );
}

const meansOf = ({ type }: RefundPart) => paymentLabels[type ?? ''] ?? type ?? '';

/** Where somebody can see whether it went back. */
function Where({ refund, part }: Omit<PartDoubtProps, 'order'>) {
  const { user } = useSignedIn();
  const cents = centsOfEuros(part.amount);
  return (
    <ul>
      <li>{texts.atProvider(meansOf(part), cents, refund.created_at ? dateTimeText(refund.created_at) : null)}</li>
      <li>{texts.atCustomer(cents)}</li>
      {may(user, 'accounts') ? (
        <li>
          <Link to={refundCoursePath(refund.id)} className={reach.reach}>
            {texts.inCourse}
          </Link>
        </li>
      ) : (
        <li>
          {texts.inCourse} ({texts.ofManager})
        </li>
      )}
    </ul>
  );
}
