import { useForm } from 'react-hook-form';
import { CenterId } from '../../../domain/center/center-id.ts';
import { monthText } from '../../../domain/driver-log/calendar.ts';
import { reasonLength } from '../../../domain/driver-log/close.ts';
import { reopenMonth } from '../../../domain/driver-log/commands/close-month.ts';
import type { DriverMonth } from '../../../domain/driver-log/driver-month.ts';
import { euroText } from '../../../domain/money/money.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { AnswerNotice } from '../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../kit/actions/use-answered.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useDraft } from '../../kit/drafts/use-draft.ts';
import { useScope } from '../../kit/scope/scope.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../../ui/forms/form.module.css';
import { FormFooter } from '../../ui/forms/form-footer.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { closingTexts as texts } from './closing-text.ts';

interface ReopenMonthDialogProps {
  readonly of: DriverMonth;
  readonly closing: NonNullable<DriverMonth['closing']>;
  readonly onClose: () => void;
}

/** Asks why a closed month is to be reopened (LOG-154). */
export function ReopenMonthDialog({ of: { driver, month }, closing, onClose }: ReopenMonthDialogProps) {
  const center = CenterId.parse(useScope());
  const form = useForm({ defaultValues: { reason: '' } });
  useDraft(form, texts.reopenHold(monthText(month), driver.name ?? String(driver.id)));
  const name = driver.name ?? String(driver.id);
  const reopen = useAnswered(reopenMonth, { about: { driverId: driver.id, month } });
  const send = useSubmit(
    ({ reason }: { readonly reason: string }) =>
      reopen.run({ driverId: driver.id, driverName: name, center, month, reason: reason.trim() }),
    onClose,
  );
  const { ref, ...field } = form.register('reason', {
    validate: (reason) => isReason(reason) || texts.reasonWanted,
  });
  return (
    <Dialog
      title={texts.reopenTitle(monthText(month), name)}
      width="560px"
      isDirty={form.formState.isDirty}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <p>{texts.closedBy(dateTimeText(closing.at), closing.by?.name ?? '', euroText(closing.total))}</p>
        <TextField label={texts.reason} error={form.formState.errors.reason?.message} inputRef={ref} {...field} />
        <p>{texts.mayChange}</p>
        <AnswerNotice of={reopen} />
        <FormFooter
          isFinal
          submit={texts.reopenIt}
          reason={reopen.blocked ?? (reopen.isRunning ? formTexts.saving : null)}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

const isReason = (text: string) => text.trim().length >= reasonLength.least && text.trim().length <= reasonLength.most;
