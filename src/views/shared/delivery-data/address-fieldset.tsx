import { type UseFormReturn, useFormState } from 'react-hook-form';
import styles from '../forms/form.module.css';
import { TextField } from '../ui/text-field.tsx';
import type { AddressForm } from './address-form.ts';
import { addressTexts } from './text.ts';

const labels = {
  street_number: addressTexts.number,
  street: addressTexts.street,
  postal_code: addressTexts.postalCode,
  city: addressTexts.city,
  additional_information: addressTexts.more,
};

/** The fields of an address of a client, wherever it is corrected. */
export function AddressFieldset({ form }: { readonly form: UseFormReturn<AddressForm> }) {
  const { errors } = useFormState({ control: form.control });
  const field = (key: keyof AddressForm) => {
    const { ref, ...input } = form.register(key);
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
      <TextField {...field('additional_information')} />
    </>
  );
}
