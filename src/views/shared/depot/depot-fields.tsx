import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { Metas } from '../../../domain/center/center.ts';
import { hasName, hasTrolley } from '../../../domain/transit/depot.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type DepotForm, depotIn, trolleyChoices, typeChoices } from './depot-form.ts';
import { depotTexts } from './text.ts';

interface DepotFieldsProps {
  /** The settings of the center, with its types of depot and its trolleys. */
  readonly metas: Metas | undefined;
  readonly values: Partial<DepotForm>;
  readonly errors: FieldErrors<DepotForm>;
  /** The input of `depotName`. */
  readonly name: UseFormRegisterReturn;
  readonly onChoose: (field: 'depotType' | 'trolley', value: string) => void;
}

/** Where bags are put down: the type, then the name or the trolley it asks for (DSP-755, DSP-837). */
export function DepotFields({ metas, values, errors, name: { ref, ...name }, onChoose }: DepotFieldsProps) {
  const depot = depotIn(values);
  const trolleys = trolleyChoices(metas);
  return (
    <>
      <SelectField
        label={depotTexts.type}
        placeholder={depotTexts.choose}
        value={values.depotType ?? ''}
        choices={typeChoices(metas)}
        error={errors.depotType?.message}
        onChoose={(type) => onChoose('depotType', type)}
      />
      {hasName(depot) ? (
        <TextField label={depotTexts.name} {...name} inputRef={ref} error={errors.depotName?.message} />
      ) : null}
      {hasTrolley(depot) ? (
        <SelectField
          label={depotTexts.trolley}
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
