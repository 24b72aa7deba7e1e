import { Select } from '@radix-ui/themes';
import styles from '../ui.module.css';
import { ChoiceList } from './choice-list.tsx';
import { Field } from './field.tsx';
import type { Choice } from './select-props.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: string;
  /** Shown for no choice: an empty `value`. */
  readonly placeholder?: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
}

/** One of several choices; letters typed jump to the choice that starts with them. */
export function SelectField({ label, error, value, placeholder, choices, onChoose }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <Select.Root value={value} onValueChange={onChoose}>
          <Select.Trigger {...tied} className={styles.select} {...(placeholder ? { placeholder } : {})} />
          <ChoiceList choices={choices} />
        </Select.Root>
      )}
    </Field>
  );
}
