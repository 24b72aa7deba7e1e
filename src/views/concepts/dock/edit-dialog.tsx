import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { namesSet, valuesOf } from '../../../domain/basis.ts';
import { editDock } from '../../../domain/dock/commands/edit.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { refusalText } from '../../kit/actions/refusal-text.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useDraft } from '../../kit/drafts/use-draft.ts';
import { type Centers, useCenters } from '../../kit/scope/centers.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../../ui/forms/form.module.css';
import { FormFooter } from '../../ui/forms/form-footer.tsx';
import { formTexts } from '../../ui/forms/text.ts';
import { useRefusedFocus } from '../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { useDrivers } from '../driver/use-drivers.ts';
import { dockEditTexts } from './dialog-texts.ts';
import { editRefusal } from './dock-moves.ts';
import { choicesOf, DockForm, editOf, formOf } from './edit-form.ts';
import { type DockDialogProps, type DockFormProps, dockForm } from './of-dock.tsx';

/** Driver, vehicle, name, ending center and launchpad of a dock (DSP-460). */
export const DockEditDialog = dockForm(
  { command: editDock, title: dockEditTexts.title, whyNot: editRefusal },
  EditOfDock,
);

function EditOfDock({ replaced, ...props }: DockFormProps<z.infer<typeof editDock.args>>) {
  const centers = useCenters();
  return centers ? <DockEditForm {...props} centers={centers.all} set={replaced?.set} /> : null;
}

interface DockEditFormProps extends DockDialogProps {
  /** Ends of a round. */
  readonly centers: Centers['all'];
  /** The changes of the action to be replaced. */
  readonly set: Parameters<typeof formOf>[1];
}

function DockEditForm({ card, centers, replaces, set, onClose }: DockEditFormProps) {
  const { clockOffsetMs } = useSignedIn();
  const action = useAction(editDock);
  const [shown] = useState(card);
  const refusal = editRefusal(card, useServerNow());
  const form = useForm<DockForm>({
    shouldFocusError: false,
    resolver: zodResolver(DockForm),
    defaultValues: formOf(card, set),
  });
  const formRef = useRefusedFocus(form.formState);
  const { driver, vehicle, ending, basket } = useWatch({ control: form.control });
  const { isDirty, errors } = form.formState;
  const code = dockCode(card.id);
  useDraft(form, dockEditTexts.hold(code));

  const save = useSubmit(async (values: DockForm) => {
    const changes = editOf(values, card, set);
    if (Object.keys(changes).length === 0) return true;
    const basis = valuesOf(shown, namesSet(changes));
    const args = { dockId: card.id, set: changes, atMs: Date.now() + clockOffsetMs, basis };
    return action.run(args, replaces);
  }, onClose);
  const choices = choicesOf(card, useDrivers() ?? [], centers);
  const select = (field: 'driver' | 'vehicle' | 'ending', value: string | undefined) => ({
    value: value ?? '',
    choices: choices[field],
    onChoose: (next: string) => form.setValue(field, next, { shouldDirty: true }),
  });
  const { ref, ...name } = form.register('name');
  const reason = action.blocked ?? (refusal && refusalText(editDock, refusal));
  return (
    <Dialog title={dockEditTexts.title(code)} width="380px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <SelectField label={dockEditTexts.driver} {...select('driver', driver)} />
        <SelectField label={dockEditTexts.vehicle} {...select('vehicle', vehicle)} />
        <TextField label={dockEditTexts.name} {...name} inputRef={ref} error={errors.name?.message} />
        <SelectField label={dockEditTexts.ending} {...select('ending', ending)} />
        <CheckField
          label={dockEditTexts.basket}
          isChecked={basket === true}
          onCheck={(checked) => form.setValue('basket', checked, { shouldDirty: true })}
        />
        <FormFooter reason={reason ?? (action.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
