import {
  type DriverMonth,
  type MonthFilter,
  meetsMonthFilter,
  monthFilters,
} from '../../../../domain/driver-log/driver-month.ts';
import { setQuery, useParameter } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../logs.module.css';
import { stateTexts, filterTexts as texts } from './text.ts';

/** The filter in the address; a value that is none filters nothing (LOG-207). */
export function useMonthFilter(): MonthFilter | null {
  const asked = useParameter('state');
  return monthFilters.find((filter) => filter === asked) ?? null;
}

interface StateFilterProps {
  readonly chosen: MonthFilter | null;
  readonly months: readonly DriverMonth[];
  /** Lines of the table, also of those whose state nobody tells. */
  readonly count: number;
  readonly hidden: number;
}

/** Which months are shown, by state (LOG-207). */
export function StateFilter({ chosen, months, count, hidden }: StateFilterProps) {
  const press = (label: string, filter: MonthFilter | null) => (
    <Button
      key={filter ?? 'all'}
      size="1"
      variant={filter === chosen ? 'solid' : 'soft'}
      color={filter === chosen ? 'indigo' : 'gray'}
      className={styles.press}
      aria-pressed={filter === chosen}
      onClick={() => setQuery({ state: filter }, { replace: true })}
    >
      {label}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div className={styles.states} role="group" aria-label={texts.label}>
      {press(texts.all(count), null)}
      {monthFilters.map((filter) => {
        const its = months.filter((month) => meetsMonthFilter(month, filter)).length;
        return its > 0 || filter === chosen ? press(texts.choice(stateTexts[filter], its), filter) : null;
      })}
      {hidden > 0 ? <span className={styles.since}>{texts.hidden(hidden)}</span> : null}
    </div>
  );
}
