import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ZoneCount } from '../../../../domain/zone/zone.ts';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { zoneTexts } from './text.ts';

interface CountFieldProps {
  readonly counted: ZoneCount;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The bags or crates of a zone. */
export const CountField = ({ counted, input: { ref, name, onChange, onBlur }, error }: CountFieldProps) => (
  <QuantityField
    label={zoneTexts.count(counted)}
    inputRef={ref}
    name={name}
    onChange={onChange}
    onBlur={onBlur}
    error={error}
  />
);
