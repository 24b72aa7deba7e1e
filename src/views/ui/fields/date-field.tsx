import { TextField } from '@radix-ui/themes';
import type { Ref } from 'react';
import { Field } from './field.tsx';

interface DateFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly name: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: React.ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: React.FocusEventHandler<HTMLInputElement>;
}

/** A calendar day, `2025-03-03`; the browser writes it as the user does. */
export function DateField({ label, error, inputRef, ...input }: DateFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => <TextField.Root {...input} {...tied} ref={inputRef} type="date" size="3" />}
    </Field>
  );
}
