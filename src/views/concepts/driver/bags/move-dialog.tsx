import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { moveBags } from '../../../../domain/driver/commands/bags.ts';
import { isHiddenDriver } from '../../../../domain/driver/state.ts';
import { bagOperations } from '../../../../domain/driver/statement.ts';
import { bagOperationLabels, driverRefusals } from '../../../../domain/driver/text.ts';
import { compareDrivers } from '../../../../domain/driver/weight.ts';
import { LiveNote } from '../../../kit/actions/open/live-note.tsx';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type DriverFormProps, driverForm } from '../of-driver.tsx';
import { useDrivers } from '../use-drivers.ts';
import { MoveForm } from './forms.ts';
import { driverBagTexts } from './text.ts';
import { useMoveBags } from './use-move-bags.ts';

/** Isothermal bags a driver gave back or took (DSP-811, DSP-904). */
export const MoveBagsDialog = driverForm(moveBags, MovementForm);

type MovementProps = DriverFormProps<z.infer<typeof moveBags.args>>;

/** `first` is the opener's driver. */
function MovementForm({ driver: first, replaced, replaces, onClose }: MovementProps) {
  const drivers = (useDrivers() ?? []).filter((it) => !isHiddenDriver(it) && it.id !== first.id);
  const form = useForm<MoveForm>({
    shouldFocusError: false,
    resolver: zodResolver(MoveForm),
    defaultValues: {
      driver: String(first.id),
      operation: replaced?.operation ?? '',
      bags: replaced ? String(replaced.bags) : '',
    },
  });
  const formRef = useRefusedFocus(form.formState);
  const { driver: chosen = '', operation = '' } = useWatch({ control: form.control });
  const { isDirty, isSubmitted, errors } = form.formState;
  // A driver who left the center meanwhile cannot be chosen any more.
  const driver = [first, ...drivers].find(({ id }) => String(id) === chosen) ?? null;
  const { reason, doubt, problem, move } = useMoveBags(driver, first, replaces);
  useDraft(form, driverBagTexts.hold(nameOf(first)));

  const save = useSubmit(async (values: MoveForm) => {
    // Never null: the form requires an operation, and the button a driver.
    if (values.operation === '' || !driver) return false;
    return move(driver, values.operation, Number(values.bags));
  }, onClose);
  const { ref, ...bags } = form.register('bags');
  return (
    <Dialog title={driverBagTexts.moveTitle} width="380px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <LiveNote of={{ doubt, problem }} />
        <SelectField
          label={driverBagTexts.driver}
          value={chosen}
          choices={[first, ...drivers.toSorted(compareDrivers)].map((it) => ({
            value: String(it.id),
            label: nameOf(it),
          }))}
          onChoose={(id) => form.setValue('driver', id, { shouldDirty: true })}
        />
        <RadioField
          label={driverBagTexts.operation}
          value={operation}
          choices={bagOperations.map((it) => ({ value: it, label: bagOperationLabels[it] }))}
          error={errors.operation?.message}
          onChoose={(it) =>
            form.setValue('operation', bagOperations.find((known) => known === it) ?? '', {
              shouldDirty: true,
              shouldValidate: isSubmitted,
            })
          }
        />
        <QuantityField label={driverBagTexts.bags} {...bags} inputRef={ref} error={errors.bags?.message} />
        <FormFooter reason={driver ? reason : driverRefusals.gone} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const nameOf = (driver: PresenceRow) => driver.name ?? String(driver.id);
