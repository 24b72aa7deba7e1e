import { SegmentedControl, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import type { SoonFilters } from '../../../../domain/driver/soon-filter.ts';
import { type SoonSort, type SoonStack, soonSorts } from '../../../../domain/driver/soon-sort.ts';
import { knownVehicles, vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './drivers-soon.module.css';
import { soonTexts, sortLabels } from './text.ts';

interface SoonFilterBarProps {
  readonly filters: SoonFilters;
  readonly stack: SoonStack;
  readonly onFilter: (change: Partial<SoonFilters>) => void;
  readonly onSort: (sort: SoonSort) => void;
}

/** A list has no empty value. */
const anyVehicle = 'any';
const vehicleChoices = [
  { value: anyVehicle, label: soonTexts.allVehicles },
  ...knownVehicles.map((code) => ({ value: code, label: vehicleLabel(code) })),
];

/** Filters and sorts of the list (DSP-580 to DSP-584, DSP-587). */
export function SoonFilterBar({ filters, stack, onFilter, onSort }: SoonFilterBarProps) {
  const { soonOnly, hideRefusals, vehicle, name } = filters;
  return (
    <div className={styles.bar}>
      <Narrowing
        label={soonTexts.arrivals}
        narrow={soonTexts.soon}
        isNarrow={soonOnly}
        onChoose={(isNarrow) => onFilter({ soonOnly: isNarrow })}
      />
      <Narrowing
        label={soonTexts.plannings}
        narrow={soonTexts.hideRefusals}
        isNarrow={hideRefusals}
        onChoose={(isNarrow) => onFilter({ hideRefusals: isNarrow })}
      />
      <SelectField
        label={soonTexts.vehicles}
        value={vehicle ?? anyVehicle}
        choices={vehicleChoices}
        onChoose={(value) => onFilter({ vehicle: value === anyVehicle ? null : value })}
      />
      <Field label={soonTexts.name}>
        {(tied) => (
          <TextField.Root
            {...tied}
            type="search"
            autoComplete="off"
            value={name}
            onChange={(event) => onFilter({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      <SortButtons stack={stack} onSort={onSort} />
    </div>
  );
}

interface NarrowingProps {
  readonly label: string;
  readonly narrow: string;
  readonly isNarrow: boolean;
  readonly onChoose: (isNarrow: boolean) => void;
}

/** Some of them, or all. */
function Narrowing({ label, narrow, isNarrow, onChoose }: NarrowingProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <span id={id}>{label}</span>
      <SegmentedControl.Root
        size="2"
        value={isNarrow ? 'narrow' : 'all'}
        aria-labelledby={id}
        onValueChange={(value) => onChoose(value === 'narrow')}
      >
        <SegmentedControl.Item value="narrow">{narrow}</SegmentedControl.Item>
        <SegmentedControl.Item value="all">{soonTexts.all}</SegmentedControl.Item>
      </SegmentedControl.Root>
    </div>
  );
}

/** One button a sort; each shows its place among the keys (DSP-588). */
function SortButtons({ stack, onSort }: Pick<SoonFilterBarProps, 'stack' | 'onSort'>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form
    <div className={styles.group} role="group" aria-labelledby={id}>
      <span id={id}>{soonTexts.sort}</span>
      <span className={styles.sorts}>
        {soonSorts.map((sort) => {
          const place = stack.indexOf(sort);
          return (
            <Button
              key={sort}
              variant={place === 0 ? 'solid' : 'soft'}
              {...(place === 0 ? {} : { color: 'gray' as const })}
              onClick={() => onSort(sort)}
            >
              {sortLabels[sort]}
              {place >= 0 ? <span className={styles.place}>{place + 1}</span> : null}
            </Button>
          );
        })}
      </span>
    </div>
  );
}
