import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ZoneCount } from '../../../../domain/zone/zone.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { zoneTexts } from './text.ts';
import styles from './zones.module.css';

interface CountFieldProps {
  readonly counted: ZoneCount;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly onStep: (by: 1 | -1) => void;
}

/** A count to type, or to press one by one with cold fingers. */
export function CountField({ counted, input: { ref, name, onChange, onBlur }, error, onStep }: CountFieldProps) {
  return (
    <div className={styles.count}>
      <NumberField
        label={zoneTexts.count(counted)}
        inputRef={ref}
        name={name}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
      />
      <Button variant="soft" color="gray" aria-label={zoneTexts.less} onClick={() => onStep(-1)}>
        −
      </Button>
      <Button variant="soft" color="gray" aria-label={zoneTexts.more} onClick={() => onStep(1)}>
        +
      </Button>
    </div>
  );
}
