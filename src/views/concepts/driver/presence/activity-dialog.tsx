import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { startActivity } from '../../../../domain/driver/commands/settings.ts';
import { driverRefusals } from '../../../../domain/driver/text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type DriverFormProps, driverForm } from '../of-driver.tsx';
import { isBusy } from './allowed-presence.ts';
import { presenceTexts } from './text.ts';

const NoteForm = z.object({
  note: z.string().check(z.trim(), z.maxLength(200, presenceTexts.noteTooLong)),
});
type NoteForm = z.infer<typeof NoteForm>;

/** `Ajouter une note`: a present driver's other activity (DSP-632). */
export const ActivityDialog = driverForm(startActivity, NoteOfDriver);

type NoteProps = DriverFormProps<z.infer<typeof startActivity.args>>;

function NoteOfDriver({ driver, replaced, replaces, onClose }: NoteProps) {
  const center = useCenterId();
  const action = useAction(startActivity);
  const form = useForm<NoteForm>({ resolver: zodResolver(NoteForm), defaultValues: { note: replaced?.note ?? '' } });
  const { isDirty, errors } = form.formState;
  const driverName = driver.name ?? String(driver.id);
  useDraft(form, presenceTexts.hold(driverName));

  const save = useSubmit(async ({ note }: NoteForm) => {
    // An empty note starts nothing.
    if (note === '') return true;
    return action.run({ driverId: driver.id, driverName, center, note }, replaces);
  }, onClose);
  const { ref, ...field } = form.register('note');
  return (
    <Dialog title={presenceTexts.noteOf(driverName)} isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField label={presenceTexts.note} {...field} inputRef={ref} error={errors.note?.message} />
        <FormFooter
          reason={
            action.blocked ??
            (action.isRunning ? formTexts.saving : null) ??
            (isBusy(driver) ? driverRefusals.driverBusy : null)
          }
          submit={presenceTexts.start}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
