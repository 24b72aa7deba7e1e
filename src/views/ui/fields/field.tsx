import { type ReactNode, useId } from 'react';
import styles from '../ui.module.css';

/** Ties a control to its label and its error. */
interface Tied {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  readonly label: string;
  /** Read, not seen: what stands around the field says it. */
  readonly isLabelHidden?: boolean | undefined;
  /** Why the value is refused. */
  readonly error?: string | undefined;
  readonly children: (tied: Tied) => ReactNode;
}

/** One control of a form: its label above, its error below. */
export function Field({ label, isLabelHidden = false, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : undefined}>
        {label}
      </label>
      {children(error ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-error` } : { id })}
      {error ? (
        <p id={`${id}-error`} className={styles.fieldError} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
