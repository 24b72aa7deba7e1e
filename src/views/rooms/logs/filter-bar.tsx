import type { ReactNode } from 'react';
import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import {
  type LogFilter,
  type LogFilters,
  logFilters,
  logTypes,
  logVehicles,
} from '../../../domain/driver-log/filters.ts';
import { payModes } from '../../../domain/driver-log/pay.ts';
import { payModeLabel } from '../../../domain/driver-log/pay-mode-label.ts';
import { logTexts } from '../../concepts/driver-log/text.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { Choice } from '../../ui/fields/select-props.ts';
import styles from './logs.module.css';
import { filterTexts, logsTexts } from './text.ts';

interface FilterBarProps {
  readonly chosen: LogFilters;
  readonly centers: readonly { readonly id: number; readonly name?: string | null | undefined }[];
  /** How many logs they hide. */
  readonly hidden: number;
  /** At the end of their line. */
  readonly children: ReactNode;
}

/** A choice needs a value; this one filters nothing. */
const all = 'all';

const none = Object.fromEntries(logFilters.map((name) => [name, null]));

/** The filters of a day; they stand in the address (LOG-010 to LOG-015). */
export function FilterBar({ chosen, centers, hidden, children }: FilterBarProps) {
  const choices: Readonly<Record<LogFilter, readonly Choice[]>> = {
    pay: payModes.map((mode) => ({ value: mode, label: payModeLabel(mode) })),
    vehicle: logVehicles.map((code) => ({ value: code, label: vehicleLabel(code) })),
    center: centers.map(({ id, name }) => ({ value: String(id), label: name ?? String(id) })),
    type: logTypes.map((type) => ({ value: type, label: logTexts.types[type] })),
    outOfPlanning: [{ value: '1', label: logsTexts.yes }],
  };
  const field = (name: LogFilter) => (
    <SelectField
      key={name}
      label={filterTexts[name]}
      value={chosen[name] ?? all}
      choices={[
        { value: all, label: name === 'outOfPlanning' ? logsTexts.notChosen : logsTexts.all },
        ...choices[name],
      ]}
      onChoose={(value) => setQuery({ [name]: value === all ? null : value }, { replace: true })}
    />
  );
  return (
    <search className={styles.filters} aria-label={logsTexts.filters}>
      {field('pay')}
      {field('vehicle')}
      {field('center')}
      {field('type')}
      {field('outOfPlanning')}
      {hidden > 0 ? <Hidden count={hidden} /> : null}
      <span className={styles.end}>{children}</span>
    </search>
  );
}

const Hidden = ({ count }: { readonly count: number }) => (
  <p className={styles.hidden}>
    {logsTexts.hidden(count)}
    <Button size="1" variant="ghost" onClick={() => setQuery(none, { replace: true })}>
      {logsTexts.clear}
    </Button>
  </p>
);
