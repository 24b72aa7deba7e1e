import { eurosOf } from '../../../../domain/money/cents.ts';
import type { MoneyEntry } from '../../../../domain/money/day/entry.ts';
import { centsIn, operationsIn, ordersIn, sortOf, sorts } from '../../../../domain/money/day/sums.ts';
import { euroText } from '../../../../domain/money/money.ts';
import styles from './money-day.module.css';
import { moneyDayTexts as texts } from './text.ts';

/** The totals of a day by what was done: they add up to the last one. */
export function Totals({ entries }: { readonly entries: readonly MoneyEntry[] }) {
  return (
    <section aria-label={texts.totals}>
      <dl className={styles.totals}>
        {sorts.map((sort) => {
          const its = entries.filter((entry) => sortOf(entry) === sort);
          return (
            <Total
              key={sort}
              label={texts.sorts[sort]}
              cents={centsIn(its)}
              note={texts.operations(operationsIn(its))}
              isEmpty={its.length === 0}
            />
          );
        })}
        <Total
          label={texts.all}
          cents={centsIn(entries)}
          note={texts.operationsAndOrders(operationsIn(entries), ordersIn(entries))}
        />
      </dl>
    </section>
  );
}

interface TotalProps {
  readonly label: string;
  readonly cents: number;
  readonly note: string;
  readonly isEmpty?: boolean;
}

const Total = ({ label, cents, note, isEmpty = false }: TotalProps) => (
  <div data-empty={isEmpty}>
    <dt>{label}</dt>
    <dd>
      <b>{euroText(eurosOf(cents))}</b>
      <small>{note}</small>
    </dd>
  </div>
);
