import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { Metas } from '../../../../domain/center/center.ts';
import { hasName, hasTrolley } from '../../../../domain/transit/depot.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type DepotForm, depotIn, trolleyChoices, typeChoices } from './depot-form.ts';
import { depotTexts } from './text.ts';
import { useAreaNames, useTrolleys } from './use-listed.ts';

export interface DepotFieldsProps {
  /** The settings of the center, with its types of depot and its trolleys. */
  readonly metas: Metas | undefined;
  readonly values: Partial<DepotForm>;
  readonly errors: FieldErrors<DepotForm>;
  /** The input of `depotName`. */
  readonly name: UseFormRegisterReturn;
  /** Labels of the fields in a form with several depots. */
  readonly labels?: Readonly<Record<'type' | 'name' | 'trolley', string>>;
  /** Shown while no type is chosen. */
  readonly placeholder?: string;
  readonly onChoose: (field: 'depotType' | 'trolley', value: string) => void;
}

/** A place for bags: the type, then the name or trolley it requires (DSP-755, DSP-837). */
export function DepotFields(props: DepotFieldsProps) {
  const { metas, values, errors, labels = depotTexts, placeholder = depotTexts.choose, onChoose } = props;
  const { ref, ...name } = props.name;
  const depot = depotIn(values);
  const trolleys = trolleyChoices(useTrolleys(metas));
  const areas = useAreaNames(metas, depot.type);
  return (
    <>
      <SelectField
        label={labels.type}
        placeholder={placeholder}
        value={values.depotType ?? ''}
        choices={typeChoices(metas)}
        error={errors.depotType?.message}
        onChoose={(type) => onChoose('depotType', type)}
      />
      {hasName(depot) ? (
        <TextField label={labels.name} {...name} inputRef={ref} error={errors.depotName?.message} suggestions={areas} />
      ) : null}
      {hasTrolley(depot) ? (
        <SelectField
          label={labels.trolley}
          placeholder={trolleys.length > 0 ? depotTexts.choose : depotTexts.noTrolleys}
          value={values.trolley ?? ''}
          choices={trolleys}
          error={errors.trolley?.message}
          onChoose={(trolley) => onChoose('trolley', trolley)}
        />
      ) : null}
    </>
  );
}
