import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../ui/forms/form.module.css';
import type { AddressForm, PlaceForm } from './address-form.ts';
import { addressTexts } from './text.ts';

const labels = {
  street_number: addressTexts.number,
  street: addressTexts.street,
  postal_code: addressTexts.postalCode,
  city: addressTexts.city,
  additional_information: addressTexts.more,
};

interface PlaceFieldsetProps {
  readonly register: (key: keyof PlaceForm) => UseFormRegisterReturn;
  readonly errors: FieldErrors<PlaceForm>;
}

interface AddressFieldsetProps {
  readonly register: (key: keyof AddressForm) => UseFormRegisterReturn;
  readonly errors: FieldErrors<AddressForm>;
}

/** The fields of a client's address, for every form. */
export function AddressFieldset({ register, errors }: AddressFieldsetProps) {
  const { ref, ...more } = register('additional_information');
  return (
    <>
      <PlaceFieldset register={register} errors={errors} />
      <TextField
        {...more}
        inputRef={ref}
        label={labels.additional_information}
        error={errors.additional_information?.message}
      />
    </>
  );
}

/** The fields of the place alone. */
export function PlaceFieldset({ register, errors }: PlaceFieldsetProps) {
  const field = (key: keyof PlaceForm) => {
    const { ref, ...input } = register(key);
    return { ...input, inputRef: ref, label: labels[key], error: errors[key]?.message };
  };
  return (
    <>
      <TextField {...field('street_number')} />
      <TextField {...field('street')} />
      <div className={styles.pair}>
        <TextField inputMode="numeric" {...field('postal_code')} />
        <TextField {...field('city')} />
      </div>
    </>
  );
}
