import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { DriverId } from '../../../../domain/driver/driver.ts';
import { sameTimesBasis } from '../../../../domain/driver-log/basis.ts';
import { typedClock } from '../../../../domain/driver-log/clock.ts';
import { addPresence } from '../../../../domain/driver-log/commands/presence.ts';
import { resumed } from '../../../kit/actions/resumed.tsx';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { driverChoices } from '../driver-choices.ts';
import { useClosedMonth } from '../use-closed-month.ts';
import { type DriversOfDay, useDriversOf } from '../use-drivers.ts';
import { PresenceForm } from './form.ts';
import { addPresenceTexts as texts } from './text.ts';

interface AddPresenceProps {
  /** The day that is shown, and the driver of its route (LOG-074). */
  readonly day: string;
  readonly driverId: number | null;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

type Replaced = z.infer<typeof addPresence.args> | null;

/** `AJOUTER UN LOG`: a presence of one driver within one day (LOG-070 to LOG-075). */
export const AddPresenceDialog = resumed<z.infer<typeof addPresence.args>, AddPresenceProps>(addPresence, OnceRead);

const clockOf = (time: string) => time.replace(/^0?(\d+):/, '$1h');

const typedOf = (day: string, driverId: number | null, replaced: Replaced): PresenceForm =>
  replaced
    ? {
        ...{ driver: String(replaced.driverId), day: replaced.date },
        ...{ start: clockOf(replaced.start), end: clockOf(replaced.end) },
      }
    : { driver: driverId === null ? '' : String(driverId), day, start: '', end: '' };

interface OnceReadProps extends AddPresenceProps {
  readonly replaced: Replaced;
}

function OnceRead(props: OnceReadProps) {
  const ofDay = useDriversOf(props.day, props.driverId);
  return ofDay ? <Fields {...props} {...ofDay} /> : null;
}

type FieldsProps = OnceReadProps & Pick<DriversOfDay, 'drivers'>;

function Fields({ day, driverId, drivers, replaced, replaces, onClose }: FieldsProps) {
  const action = useAction(addPresence);
  const form = useForm<PresenceForm>({
    resolver: zodResolver(PresenceForm),
    defaultValues: typedOf(day, driverId, replaced),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted, errors } = form.formState;
  const formRef = useRefusedFocus(form.formState);
  const { driver = '', day: typedDay = day } = useWatch({ control: form.control });
  const frozen = useClosedMonth(driver, typedDay);
  useDraft(form, texts.hold(day));
  const choices = driverChoices(drivers, driver);
  const save = useSubmit(async (typed: PresenceForm) => {
    const [start, end] = [typedClock(typed.start), typedClock(typed.end)];
    // The form requires both.
    if (start === null || end === null) return false;
    const driverName = choices.find(({ value }) => value === typed.driver)?.label ?? typed.driver;
    const who = { driverId: DriverId.parse(Number(typed.driver)), driverName };
    return action.run({ ...who, date: typed.day, start, end, basis: sameTimesBasis(null) }, replaces);
  }, onClose);
  const field = (key: 'day' | 'start' | 'end') => {
    // The two times are compared: a change of one may put the other right.
    const { ref, ...rest } = form.register(key, { deps: ['start', 'end'] });
    return { inputRef: ref, ...rest, error: errors[key]?.message };
  };
  return (
    <Dialog title={texts.title} width="440px" isDirty={isDirty} onClose={onClose}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <SelectField
          label={texts.driver}
          value={driver}
          placeholder={texts.noDriver}
          error={errors.driver?.message}
          choices={choices}
          onChoose={(value) => form.setValue('driver', value, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
        <DateField label={texts.day} {...field('day')} />
        <TextField label={texts.start} {...field('start')} />
        <TextField label={texts.end} {...field('end')} />
        <FormFooter
          reason={frozen ?? action.blocked ?? (action.isRunning ? formTexts.saving : null)}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
