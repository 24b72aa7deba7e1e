import { RadioGroup } from '@radix-ui/themes';
import { useId } from 'react';
import styles from '../ui.module.css';
import type { Choice } from './select-props.ts';

interface RadioFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
}

/** One of a few choices, all in sight. */
export function RadioField({ label, error, value, choices, onChoose }: RadioFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.legend}>
        {label}
      </span>
      <RadioGroup.Root
        value={value}
        aria-labelledby={id}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        onValueChange={onChoose}
      >
        {choices.map((choice) => (
          <RadioGroup.Item key={choice.value} value={choice.value} className={styles.choice}>
            {choice.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {error ? (
        <p id={`${id}-error`} className={styles.fieldError} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
