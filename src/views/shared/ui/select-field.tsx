import { Select } from '@radix-ui/themes';
import { Field } from './field.tsx';
import styles from './ui.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
}

/** One of several choices; letters typed jump to the choice that starts with them. */
export function SelectField({ label, value, choices, onChoose }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(tied) => (
        <Select.Root value={value} onValueChange={onChoose}>
          <Select.Trigger {...tied} className={styles.select} />
          <Select.Content>
            {choices.map((choice) => (
              <Select.Item key={choice.value} value={choice.value}>
                {choice.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      )}
    </Field>
  );
}
