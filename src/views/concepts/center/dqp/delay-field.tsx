import { TextField } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { setDelay } from '../../../../domain/center/commands/dqp.ts';
import { type Delay, isBeyondDay, minutesIn } from '../../../../domain/center/dqp.ts';
import { dqpLabels, minutesText } from '../../../../domain/center/text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { isText, useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { useAsk } from './ask.ts';
import styles from './dqp.module.css';
import { dqpTexts } from './text.ts';

interface DelayFieldProps {
  readonly setting: Delay;
  readonly value: number | null | undefined;
}

/** A delay in minutes; Enter and leaving the field ask for its confirmation (DSP-869, DSP-873, DSP-876). */
export function DelayField({ setting, value }: DelayFieldProps) {
  const center = useCenterId();
  const ask = useAsk();
  const { blocked, run } = useAction(setDelay);
  const [isRefused, setIsRefused] = useState(false);
  const errorId = useId();
  const title = dqpLabels[setting];
  const {
    value: typed,
    type,
    end,
  } = useTypedDraft<string | null>({
    key: `dqp-${setting}@${center}`,
    name: dqpTexts.hold(title),
    start: null,
    isValue: isText,
    isOfPage: true,
  });

  const forget = () => {
    end();
    setIsRefused(false);
  };
  const take = () => {
    if (typed === null) return;
    const minutes = minutesIn(typed);
    if (minutes === null) setIsRefused(true);
    else if (minutes === value) forget();
    else {
      const send = () => run({ center, setting, value: minutes });
      ask({ title, value: minutesText(minutes), send, onEnd: forget });
    }
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') forget();
    if (event.key !== 'Enter') return;
    // The same key would press a button of the question, which has the focus by then.
    event.preventDefault();
    take();
  };
  return (
    <>
      <TextField.Root
        size="1"
        className={styles.delay}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value ?? ''}
        aria-label={title}
        disabled={blocked !== null}
        {...(blocked === null ? {} : { title: blocked })}
        {...(isRefused ? { color: 'red', variant: 'soft', 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        onChange={(event) => {
          type(event.target.value);
          setIsRefused(false);
        }}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {isRefused ? (
        <p id={errorId} className={styles.error} role="alert">
          {isBeyondDay(typed ?? '') ? dqpTexts.beyondDay : dqpTexts.invalid}
        </p>
      ) : null}
    </>
  );
}
