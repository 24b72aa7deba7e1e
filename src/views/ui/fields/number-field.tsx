import { TextField } from '@radix-ui/themes';
import type { Ref } from 'react';
import { Field } from './field.tsx';

/** Keyboard of a phone: digits, or digits and a comma. No such keyboard has a minus sign. */
const keyboards = { whole: 'numeric', decimal: 'decimal', signed: 'text' } as const;

interface NumberFieldProps {
  /** Default `whole`; `signed` may be below 0. */
  readonly kind?: keyof typeof keyboards;
  readonly label: string;
  readonly error?: string | undefined;
  readonly name: string;
  /** Absent if the form registers it. */
  readonly value?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: React.ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: React.FocusEventHandler<HTMLInputElement>;
}

/** A number typed by hand. A text field, since a number field drops what it cannot read before it can be refused. */
export function NumberField({ kind = 'whole', label, error, inputRef, ...input }: NumberFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <TextField.Root
          {...input}
          {...tied}
          {...(inputRef ? { ref: inputRef } : {})}
          inputMode={keyboards[kind]}
          autoComplete="off"
          size="3"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Field>
  );
}
