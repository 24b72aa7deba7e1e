import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { Basis } from '../../../../domain/basis.ts';
import { DriverId } from '../../../../domain/driver/driver.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { movedTexts } from '../../../kit/actions/basis/moved-text.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import type { Answered } from '../../../kit/actions/use-answered.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useClosedMonth } from '../../driver-log/use-closed-month.ts';
import { costsTexts } from './costs-text.ts';
import { useDeductionQuestion } from './deduction-question.tsx';
import { type ExtraCostForm, enteredOf, extraCostForm, modes } from './form.ts';
import { extraCostTexts } from './text.ts';
import { useCostsSeen } from './use-costs-seen.ts';
import { type Payee, useRates } from './use-rates.ts';

/** The saved values; `minutes` null in amount mode. */
interface Cost {
  readonly driverId: DriverId;
  readonly driverName: string;
  readonly day: string;
  readonly typeId: number;
  readonly amountCents: number;
  readonly minutes: number | null;
  readonly comment: string;
  /** The extra costs of that driver and day, as they were seen (OUR-268). */
  readonly basis: Basis | undefined;
}

interface ExtraCostFieldsProps {
  readonly title: string;
  /** Name of its input, which a new version waits for. */
  readonly hold: string;
  /** Initial values. */
  readonly initial: ExtraCostForm;
  readonly drivers: readonly Payee[];
  readonly types: readonly { readonly id: number; readonly label?: string | null | undefined }[];
  /** In minutes only (LOG-103). */
  readonly isInMinutes?: boolean;
  /** That it counts in another month than that of its day, which is closed: the day is not asked for (LOG-206). */
  readonly enters?: { readonly day: string; readonly text: string } | null;
  readonly state: Omit<Answered<never>, 'run'>;
  /** True once the server has agreed. */
  readonly save: (cost: Cost) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The form of an extra cost, for any subject (DSP-921, LOG-091 to LOG-101). */
export function ExtraCostFields(props: ExtraCostFieldsProps) {
  const { title, hold, initial, drivers, types, isInMinutes = false, enters = null, state, save, onClose } = props;
  const driverOf = (id: string) => drivers.find((driver) => String(driver.id) === id);
  const nameOf = ({ driver }: ExtraCostForm) => driverOf(driver)?.name ?? driver;
  const rateOf = useRates(drivers);
  const form = useForm<ExtraCostForm>({
    resolver: zodResolver(extraCostForm(rateOf)),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const values: ExtraCostForm = { ...initial, ...useWatch({ control: form.control }) };
  const { isDirty, isSubmitted, errors } = form.formState;
  const formRef = useRefusedFocus(form.formState);
  useDraft(form, hold);
  const ofDay = useCostsSeen(values.driver, enters?.day ?? values.day);
  const isMoved = ofDay.isMoved && !state.isRunning && !state.isDone && !state.doubt;
  const readAgain = () => {
    ofDay.readAgain();
    state.endProblem();
  };
  const closed = useClosedMonth(values.driver, values.day);
  const frozen = enters === null ? closed : null;

  const send = useSubmit(async (typed: ExtraCostForm) => {
    const { driverId, typeId, amountCents, ...rest } = { minutes: null, ...enteredOf(typed, rateOf) };
    // The form requires each choice.
    if (driverId === null || typeId === null || amountCents === null) return false;
    const driverName = nameOf(typed);
    return save({
      ...{ driverId: DriverId.parse(driverId), driverName, day: rest.day, typeId, amountCents },
      ...{ minutes: rest.minutes, comment: typed.comment },
      basis: ofDay.basis,
    });
  }, onClose);
  const deduction = useDeductionQuestion(send, (typed) => ({
    cents: enteredOf(typed, rateOf).amountCents ?? 0,
    driverName: nameOf(typed),
  }));
  const field = (key: 'day' | 'amount' | 'minutes' | 'comment') => {
    const { ref, ...rest } = form.register(key);
    return { inputRef: ref, ...rest, error: errors[key]?.message };
  };
  const choose = (key: 'driver' | 'type' | 'mode') => (value: string) =>
    form.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <Dialog title={title} width="440px" isDirty={isDirty} onClose={onClose}>
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(deduction.submit)(event)}
      >
        <AnswerNotice of={{ ...state, problem: isMoved ? null : state.problem }} />
        <MovedNotice of={{ isMoved, readAgain }} text={costsTexts.moved(ofDay.added, ofDay.deleted)} />
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
        {enters === null ? <DateField label={extraCostTexts.day} {...field('day')} /> : <p>{enters.text}</p>}
        {ofDay.costs ? (
          <p className={styles.hint}>{ofDay.costs.length > 0 ? costsTexts.already(ofDay.costs) : costsTexts.none}</p>
        ) : null}
        <SelectField
          label={extraCostTexts.type}
          value={values.type}
          placeholder={extraCostTexts.noType}
          error={errors.type?.message}
          choices={types.map(({ id, label }) => ({ value: String(id), label: label ?? String(id) }))}
          onChoose={choose('type')}
        />
        {isInMinutes ? null : (
          <RadioField
            label={extraCostTexts.mode}
            value={values.mode}
            choices={modes.map((mode) => ({ value: mode, label: extraCostTexts.modes[mode] }))}
            onChoose={choose('mode')}
          />
        )}
        {values.mode === 'amount' ? (
          <NumberField key="amount" kind="decimal" label={extraCostTexts.amount} {...field('amount')} />
        ) : (
          <>
            <NumberField key="minutes" label={extraCostTexts.minutes} {...field('minutes')} />
            <Computed cents={enteredOf(values, rateOf).amountCents} />
          </>
        )}
        <TextField label={extraCostTexts.comment} {...field('comment')} />
        <FormFooter
          reason={
            frozen ??
            (isMoved ? movedTexts.first : null) ??
            state.blocked ??
            (state.isRunning ? formTexts.saving : null) ??
            (ofDay.isReading ? costsTexts.reading : null)
          }
          onCancel={onClose}
        />
      </form>
      {deduction.question}
    </Dialog>
  );
}

/** Amount of the minutes: nobody types it (LOG-099). */
const Computed = ({ cents }: { readonly cents: number | null }) => (
  <p aria-live="polite">{extraCostTexts.computed(cents === null ? '–' : euroText(eurosOf(cents)))}</p>
);
