import type { DriverLog } from '../../../domain/driver-log/driver-log.ts';
import { totalsOf } from '../../../domain/driver-log/totals.ts';
import { eurosOf } from '../../../domain/money/cents.ts';
import { euroText } from '../../../domain/money/money.ts';
import { durationText } from '../../../domain/time/paris-time.ts';
import styles from './logs.module.css';
import { totalTexts } from './text.ts';

/** The totals of a month: sums of its cells (LOG-052). */
export function MonthTotals({ logs }: { readonly logs: readonly DriverLog[] }) {
  const { seconds, waitingSeconds, presenceCents, extraCostCents, totalCents, unfinished } = totalsOf(logs);
  const euros = (cents: number) => euroText(eurosOf(cents));
  return (
    <section aria-label={totalTexts.title}>
      <dl className={styles.totals}>
        <Total label={totalTexts.time} value={durationText(seconds)} />
        {waitingSeconds === null ? null : <Total label={totalTexts.waiting} value={durationText(waitingSeconds)} />}
        <Total label={totalTexts.presence} value={euros(presenceCents)} />
        <Total label={totalTexts.extraCosts} value={euros(extraCostCents)} />
        <Total label={totalTexts.total} value={euros(totalCents)} />
      </dl>
      {unfinished > 0 ? <p className={styles.hidden}>{totalTexts.unfinished(unfinished)}</p> : null}
    </section>
  );
}

const Total = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
