import { TextField } from '@radix-ui/themes';
import { type Ref, useId } from 'react';
import styles from './ui.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly name: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: React.ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: React.FocusEventHandler<HTMLInputElement>;
}

/** A whole number typed by hand. A text field, since a number field drops what it cannot read before it can be refused. */
export function NumberField({ label, error, inputRef, ...input }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextField.Root
        {...input}
        id={id}
        ref={inputRef}
        inputMode="numeric"
        autoComplete="off"
        size="3"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      {error ? (
        <p id={`${id}-error`} className={styles.fieldError} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
