import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { DriverId } from '../../../../domain/driver/driver.ts';
import { addExtraCost } from '../../../../domain/extra-cost/commands/add.ts';
import { eurosOf } from '../../../../domain/late-order/credit.ts';
import { euroText } from '../../../../domain/money.ts';
import { parisDay } from '../../../../domain/paris-time.ts';
import { useServerNow } from '../../../app/clock.ts';
import { useAnswered } from '../../../app/use-answered.ts';
import { useSubmit } from '../../../app/use-submit.ts';
import { DateField } from '../../../shared/ui/date-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { RadioField } from '../../../shared/ui/radio-field.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useMetasOfBoard } from '../board-context.ts';
import styles from '../dialogs/form.module.css';
import { FormFooter } from '../dialogs/form-footer.tsx';
import { formTexts } from '../dialogs/text.ts';
import { useHold } from '../dialogs/use-hold.ts';
import { useReplaced } from '../dialogs/use-replaced.ts';
import { Notice } from '../late/notice.tsx';
import { useCenterId } from '../lookups.ts';
import { type ExtraCostForm, enteredOf, extraCostForm, modes } from './form.ts';
import { extraCostTexts } from './text.ts';
import { type Subject, useSubject } from './use-subject.ts';

interface ExtraCostProps {
  readonly orderId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** An extra cost for an order, its round and its driver (DSP-300, DSP-921). */
export function ExtraCostDialog({ orderId, replaces, onClose }: ExtraCostProps) {
  const subject = useSubject(orderId);
  const replaced = useReplaced(addExtraCost, replaces);
  const nowMs = useServerNow();
  if (subject === undefined || replaced === undefined) return null;
  if (subject === null)
    return (
      <Dialog title={extraCostTexts.title(String(orderId))} onClose={onClose}>
        <EmptyState title={extraCostTexts.gone} />
      </Dialog>
    );
  const driverId = replaced?.driverId ?? subject.driverId;
  const said: ExtraCostForm = {
    driver: driverId === null ? '' : String(driverId),
    day: replaced?.day ?? parisDay(nowMs),
    type: replaced ? String(replaced.typeId) : '',
    mode: replaced?.minutes == null ? 'amount' : 'minutes',
    amount: replaced ? String(eurosOf(replaced.amountCents)) : '',
    minutes: replaced?.minutes == null ? '' : String(replaced.minutes),
    comment: replaced?.comment ?? '',
  };
  return <ExtraCostOfOrder subject={subject} said={said} replaces={replaces} onClose={onClose} />;
}

interface FormProps extends Omit<ExtraCostProps, 'orderId'> {
  readonly subject: Subject;
  /** What the form starts from. */
  readonly said: ExtraCostForm;
}

function ExtraCostOfOrder({ subject, said, replaces, onClose }: FormProps) {
  const { order, dockId, drivers } = subject;
  const center = useCenterId();
  const add = useAnswered(addExtraCost, replaces);
  const driverOf = (id: string | undefined) => drivers.find((driver) => String(driver.id) === id);
  const rateOf = (id: string) => driverOf(id)?.hourly_rate ?? null;
  const form = useForm<ExtraCostForm>({ resolver: zodResolver(extraCostForm(rateOf)), defaultValues: said });
  const values: ExtraCostForm = { ...said, ...useWatch({ control: form.control }) };
  const { isDirty, isSubmitted, errors } = form.formState;
  const name = order.random_id ?? String(order.id);
  useHold(isDirty, extraCostTexts.hold(name));

  const save = useSubmit(async (typed: ExtraCostForm) => {
    const { driverId, typeId, amountCents, minutes, day } = {
      minutes: null,
      ...enteredOf(typed, rateOf(typed.driver)),
    };
    // The form refuses what is not chosen.
    if (driverId === null || typeId === null || amountCents === null) return false;
    return add.run({
      ...{ driverId: DriverId.parse(driverId), driverName: driverOf(typed.driver)?.name ?? typed.driver, center },
      ...{ day, typeId, amountCents, minutes, comment: typed.comment, orderId: order.id, dockId },
    });
  }, onClose);
  const field = (key: 'day' | 'amount' | 'minutes' | 'comment') => {
    const { ref, ...rest } = form.register(key);
    return { inputRef: ref, ...rest, error: errors[key]?.message };
  };
  const choose = (key: 'driver' | 'type' | 'mode') => (value: string) =>
    form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <Dialog title={extraCostTexts.title(name)} width="440px" isDirty={isDirty} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Notice text={add.problem} />
        <SelectField
          label={extraCostTexts.driver}
          value={values.driver}
          placeholder={extraCostTexts.noDriver}
          error={errors.driver?.message}
          choices={drivers
            .map((driver) => ({ value: String(driver.id), label: driver.name ?? String(driver.id) }))
            .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'))}
          onChoose={choose('driver')}
        />
        <DateField label={extraCostTexts.day} {...field('day')} />
        <TypeField value={values.type} error={errors.type?.message} onChoose={choose('type')} />
        <RadioField
          label={extraCostTexts.mode}
          value={values.mode}
          choices={modes.map((mode) => ({ value: mode, label: extraCostTexts.modes[mode] }))}
          onChoose={choose('mode')}
        />
        {values.mode === 'amount' ? (
          <NumberField key="amount" label={extraCostTexts.amount} {...field('amount')} />
        ) : (
          <>
            <NumberField key="minutes" label={extraCostTexts.minutes} {...field('minutes')} />
            <Computed cents={enteredOf(values, rateOf(values.driver)).amountCents} />
          </>
        )}
        <TextField label={extraCostTexts.comment} {...field('comment')} />
        <FormFooter reason={add.blocked ?? (add.isRunning ? formTexts.saving : null)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** What minutes come to: nobody types it (LOG-099). */
const Computed = ({ cents }: { readonly cents: number | null }) => (
  <p aria-live="polite">{extraCostTexts.computed(cents === null ? '–' : euroText(eurosOf(cents)))}</p>
);

interface TypeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (type: string) => void;
}

function TypeField({ value, error, onChoose }: TypeFieldProps) {
  const types = useMetasOfBoard()?.extracost_types ?? [];
  return (
    <SelectField
      label={extraCostTexts.type}
      value={value}
      placeholder={extraCostTexts.noType}
      error={error}
      choices={types.map(({ id, label }) => ({ value: String(id), label: label ?? String(id) }))}
      onChoose={onChoose}
    />
  );
}
