import { Field } from './field.tsx';
import { Quantity, type QuantityProps } from './quantity.tsx';

interface QuantityFieldProps extends QuantityProps {
  readonly label: string;
  /** Why the value is refused. */
  readonly error?: string | undefined;
}

/** A whole number of pieces with its label above: typed, pressed, or stepped by the arrows (OUR-256). */
export function QuantityField({ label, error, ...quantity }: QuantityFieldProps) {
  return (
    <Field label={label} error={error}>
      {(tied) => <Quantity {...quantity} {...tied} />}
    </Field>
  );
}
