import { useForm, useWatch } from 'react-hook-form';
import { CenterId } from '../../../domain/center/center-id.ts';
import { driverNames } from '../../../domain/driver/driver-names.ts';
import { type DemandFilter, type DemandFilters, filledFilters, isTooFar } from '../../../domain/extra-cost/filters.ts';
import { useTab } from '../../kit/client/context.ts';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { Choice } from '../../ui/fields/select-props.ts';
import styles from './demands.module.css';
import { filterLabels, reviewTexts } from './text.ts';

interface FilterFormProps {
  /** The filters that hold. */
  readonly applied: DemandFilters;
  readonly reviewers: readonly { readonly id: number; readonly name?: string | null | undefined }[];
  readonly onApply: (chosen: DemandFilters) => void;
}

/** A choice needs a value; this one filters nothing. */
const all = 'all';
const withAll = (choices: readonly Choice[]) => [{ value: all, label: reviewTexts.all }, ...choices];
const yesNo = withAll(Object.entries(reviewTexts.yesNo).map(([value, label]) => ({ value, label })));

/** Nothing is loaded before `Filtrer` (LOG-130, LOG-131, LOG-133). */
export function FilterForm({ applied, reviewers, onApply }: FilterFormProps) {
  const form = useForm<DemandFilters>({ defaultValues: applied });
  const values = useWatch({ control: form.control });
  const drivers = useDriverChoices();
  const submit = (typed: DemandFilters) => {
    const chosen = filledFilters(typed);
    if (isTooFar(chosen)) window.alert(reviewTexts.tooFar);
    else onApply(chosen);
  };
  const day = (name: DemandFilter) => {
    const { ref, ...rest } = form.register(name);
    return <DateField label={filterLabels[name]} inputRef={ref} {...rest} />;
  };
  const choice = (name: DemandFilter, choices: readonly Choice[]) => (
    <SelectField
      label={filterLabels[name]}
      value={values[name] || all}
      choices={choices}
      onChoose={(value) => form.setValue(name, value === all ? '' : value)}
    />
  );
  return (
    <form
      className={styles.filters}
      aria-label={reviewTexts.filters}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {day('fromDate')}
      {day('toDate')}
      {choice('driverId', drivers)}
      {choice('isReviewed', yesNo)}
      {choice(
        'reviewedById',
        withAll(reviewers.map(({ id, name }) => ({ value: String(id), label: name ?? String(id) }))),
      )}
      {day('fromReviewedAt')}
      {day('toReviewedAt')}
      {choice('isValidated', yesNo)}
      <Button type="submit" className={styles.submit}>
        {reviewTexts.filter}
      </Button>
    </form>
  );
}

/** Every driver of the center by name (LOG-076). */
function useDriverChoices(): readonly Choice[] {
  const center = CenterId.parse(useTab().center);
  const drivers = useDetail(driverNames, { center })?.value ?? [];
  return withAll(
    drivers
      .map(({ id, name }) => ({ value: String(id), label: name ?? String(id) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'fr')),
  );
}
