import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { monthText, monthTitle } from '../../../../domain/driver-log/calendar.ts';
import { correctMonth } from '../../../../domain/driver-log/commands/close-month.ts';
import { frozenRateOf, latestOf } from '../../../../domain/driver-log/correction.ts';
import { type DriverLog, dayOfLog } from '../../../../domain/driver-log/driver-log.ts';
import type { DriverMonth } from '../../../../domain/driver-log/driver-month.ts';
import { usualHourlyRate } from '../../../../domain/extra-cost/amount.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { dateText } from '../../../../domain/time/paris-time.ts';
import { useRates } from '../../../concepts/order/extra-cost/use-rates.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type CorrectionForm, correctionForm, enteredOf, modes, untouched } from './form.ts';
import { correctionTexts as texts } from './text.ts';

interface CorrectMonthDialogProps {
  readonly of: DriverMonth;
  /** The next open month, as it is seen. */
  readonly into: string;
  /** Another one by now, where that was closed or reopened meanwhile. */
  readonly next: string | null;
  readonly onNext: (into: string) => void;
  /** The logs of the closed month, whose rates are frozen. */
  readonly logs: readonly DriverLog[];
  readonly onClose: () => void;
}

/** What is found out about a closed month enters the next open one (LOG-204). */
export function CorrectMonthDialog(props: CorrectMonthDialogProps) {
  const { of, into, next, onNext, logs, onClose } = props;
  const { driver, month } = of;
  const center = CenterId.parse(useScope());
  const name = driver.name ?? String(driver.id);
  const rates = useRates([driver]);
  const rateOf = (day: string) => frozenRateOf(day, logs, dayOfLog) ?? rates(String(driver.id), day);
  const form = useForm<CorrectionForm>({
    resolver: zodResolver(correctionForm(month, monthText(month), into, rateOf)),
    defaultValues: untouched,
    shouldFocusError: false,
  });
  const formRef = useRefusedFocus(form.formState);
  const values: CorrectionForm = { ...untouched, ...useWatch({ control: form.control }) };
  useDraft(form, texts.hold(monthText(month), name));
  const entered = enteredOf(values, into, rateOf);
  const amount = entered.amountCents === null ? '…' : euroText(eurosOf(entered.amountCents));
  const corrections = of.corrections ?? [];
  const [seen, setSeen] = useState(() => latestOf(corrections));
  const unseen = corrections.filter(({ id }) => id > seen);
  // Whatever month it was to enter: where its answer was lost, another one might pay it a second time.
  const correct = useAnswered(correctMonth, { about: { driverId: driver.id } });
  const send = useSubmit(async (typed: CorrectionForm) => {
    const { day, amountCents, minutes } = enteredOf(typed, into, rateOf);
    // The form requires it.
    if (amountCents === null) return false;
    const who = { driverId: driver.id, driverName: name, center };
    const reason = typed.reason.trim();
    return correct.run({ ...who, day, into, amountCents, minutes, reason, ...(of.corrections ? { seen } : {}) });
  }, onClose);
  const { errors, isDirty, isSubmitted } = form.formState;
  const field = (key: 'day' | 'amount' | 'minutes' | 'reason') => {
    const { ref, ...rest } = form.register(key);
    return { inputRef: ref, ...rest, error: errors[key]?.message };
  };
  return (
    <Dialog title={texts.title(monthText(month), name)} width="560px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <p>{texts.stays(monthTitle(month), monthText(into))}</p>
        <AnswerNotice of={correct} />
        {next !== null && next !== into ? (
          <p>
            {texts.moved(monthTitle(into))}{' '}
            <Button size="1" variant="soft" onClick={() => onNext(next)}>
              {texts.open(monthText(next))}
            </Button>
          </p>
        ) : null}
        {unseen.length > 0 ? (
          <div role="status">
            <p>{texts.corrected}</p>
            <ul>
              {unseen.map(({ id, day, amount, reason, by }) => (
                <li key={id}>{texts.one(dateText(`${day}T12:00:00Z`), euroText(amount), reason, by?.name)}</li>
              ))}
            </ul>
            <Button size="1" variant="soft" onClick={() => setSeen(latestOf(corrections))}>
              {texts.another}
            </Button>
          </div>
        ) : null}
        <DateField label={texts.day} {...field('day')} />
        <RadioField
          label={texts.mode}
          value={values.mode}
          choices={modes.map((mode) => ({ value: mode, label: texts.modes[mode] }))}
          onChoose={(mode) =>
            form.setValue('mode', mode === 'amount' ? 'amount' : 'minutes', {
              shouldDirty: true,
              shouldValidate: isSubmitted,
            })
          }
        />
        {values.mode === 'amount' ? (
          <TextField key="amount" label={texts.amount} {...field('amount')} />
        ) : (
          <>
            <TextField key="minutes" label={texts.minutes} {...field('minutes')} />
            <p aria-live="polite">
              {entered.amountCents === null
                ? texts.unpaid
                : texts.paid(amount, euroText(rateOf(values.day) || usualHourlyRate))}
            </p>
          </>
        )}
        <TextField label={texts.reason} {...field('reason')} />
        <FormFooter
          submit={texts.submit(amount, monthText(into))}
          reason={correct.blocked ?? (correct.isRunning ? formTexts.saving : null)}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
