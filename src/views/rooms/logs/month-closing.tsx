import { useState } from 'react';
import { closeRefusals, whyNotClosed } from '../../../domain/driver-log/close.ts';
import { type DriverMonth, monthState } from '../../../domain/driver-log/driver-month.ts';
import { may } from '../../../domain/session/permissions.ts';
import { rightTexts } from '../../../domain/session/right-text.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { CloseMonthDialog } from './close-month-dialog.tsx';
import { closingTexts as texts } from './closing-text.ts';
import styles from './logs.module.css';
import { ReopenMonthDialog } from './reopen-month-dialog.tsx';

const tones = { open: 'blue', ready: 'green', closed: 'gray' } as const;

/** The state of a driver's month (LOG-155). */
export function MonthState({ of }: { readonly of: DriverMonth }) {
  const state = monthState(of);
  return (
    <>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {of.closing ? <small className={styles.since}>{dateTimeText(of.closing.at)}</small> : null}
      {state === 'open' ? <small className={styles.since}>{texts.openPoints(of.open.length)}</small> : null}
    </>
  );
}

interface MonthActionsProps {
  readonly of: DriverMonth;
  /** In a row of many, or beside other buttons. */
  readonly size: '1' | '2';
}

/** Closes a month, or reopens it, once its dialog is confirmed (LOG-150, LOG-154). */
export function MonthActions({ of, size }: MonthActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const { user } = useSignedIn();
  const nowMs = useServerNow();
  const name = of.driver.name ?? String(of.driver.id);
  const onClose = () => setAsked(false);
  const isNotOver = whyNotClosed(of.month, nowMs) !== null;
  const reason = of.closing
    ? may(user, 'accounts')
      ? null
      : rightTexts.accounts
    : isNotOver
      ? closeRefusals.notOver
      : null;
  return (
    <>
      <Button
        size={size}
        variant="soft"
        className={styles.press}
        reason={reason}
        aria-haspopup="dialog"
        aria-label={of.closing ? texts.reopenOf(name) : texts.closeOf(name)}
        onClick={() => setAsked(true)}
      >
        {of.closing ? texts.reopen : texts.close}
      </Button>
      {isAsked && of.closing ? <ReopenMonthDialog of={of} closing={of.closing} onClose={onClose} /> : null}
      {isAsked && !of.closing ? <CloseMonthDialog of={of} onClose={onClose} /> : null}
    </>
  );
}
