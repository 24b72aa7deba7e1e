import { Checkbox } from '@radix-ui/themes';
import { useId } from 'react';
import styles from '../ui.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** A checkbox; its words are part of its touch target. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <Checkbox id={id} checked={isChecked} onCheckedChange={(checked) => onCheck(checked === true)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
