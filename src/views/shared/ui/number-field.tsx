import { TextField } from '@radix-ui/themes';
import type { Ref } from 'react';
import { Field } from './field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly name: string;
  /** Absent where the form keeps it itself. */
  readonly value?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: React.ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: React.FocusEventHandler<HTMLInputElement>;
}

/** A whole number typed by hand. A text field, since a number field drops what it cannot read before it can be refused. */
export function NumberField({ label, error, inputRef, ...input }: NumberFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <TextField.Root
          {...input}
          {...tied}
          {...(inputRef ? { ref: inputRef } : {})}
          inputMode="numeric"
          autoComplete="off"
          size="3"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Field>
  );
}
