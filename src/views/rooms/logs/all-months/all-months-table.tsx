import { Checkbox } from '@radix-ui/themes';
import type { Anomaly } from '../../../../domain/driver-log/anomalies/anomalies.ts';
import { type DriverMonth, monthState } from '../../../../domain/driver-log/driver-month.ts';
import type { MonthOfDriver } from '../../../../domain/driver-log/driver-months.ts';
import { logsOfMonthPath } from '../../../../domain/driver-log/paths.ts';
import { payModeLabel } from '../../../../domain/driver-log/pay-mode-label.ts';
import { totalsOf } from '../../../../domain/driver-log/totals.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { amountText } from '../../../concepts/driver-log/amount-text.ts';
import { Link } from '../../../kit/router/router.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from '../logs.module.css';
import { MonthActions, MonthState } from '../month-closing.tsx';
import { allMonthsColumns, allMonthsTexts } from '../text.ts';
import { severalTexts } from './text.ts';

interface AllMonthsTableProps {
  readonly label: string;
  readonly month: string;
  readonly months: readonly MonthOfDriver[];
  /** What closing knows of them, by driver; undefined where it is not offered. */
  readonly closings: ReadonlyMap<number, DriverMonth> | undefined;
  readonly anomalies: readonly Anomaly[];
  /** Ticked months, by driver; null where none can be closed together. */
  readonly ticks: Ticks | null;
}

export interface Ticks {
  readonly ticked: ReadonlySet<number>;
  readonly flip: (driver: number) => void;
}

/** A line for each driver, and the sums of the cells under them (LOG-057). */
export function AllMonthsTable({ label, month, months, closings, anomalies, ticks }: AllMonthsTableProps) {
  return (
    <div className={styles.months}>
      <Table label={label} frame="page" columns={allMonthsColumns}>
        <tbody>
          {months.map((his) => (
            <DriverRow
              key={his.driver.id}
              month={month}
              his={his}
              closing={closings?.get(his.driver.id)}
              anomalies={anomalies.filter(({ driver }) => driver.id === his.driver.id).length}
              ticks={ticks}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {allMonthsTexts.drivers(months.length)}
            </th>
            <Sums totals={totalsOf(months.flatMap(({ logs }) => logs))} />
            <td className={table.figure}>{anomalies.length || null}</td>
            <td />
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

interface DriverRowProps {
  readonly month: string;
  readonly his: MonthOfDriver;
  readonly closing: DriverMonth | undefined;
  readonly anomalies: number;
  readonly ticks: Ticks | null;
}

function DriverRow({ month, his: { driver, payModes, totals }, closing, anomalies, ticks }: DriverRowProps) {
  const name = driver.name ?? String(driver.id);
  return (
    <tr>
      <th scope="row">
        {ticks && closing && monthState(closing) === 'ready' ? (
          <Checkbox
            className={styles.tick}
            aria-label={severalTexts.tick(name)}
            checked={ticks.ticked.has(driver.id)}
            onCheckedChange={() => ticks.flip(driver.id)}
          />
        ) : null}
        <Link to={logsOfMonthPath(month, driver.id)}>{name}</Link>
      </th>
      <td>{payModes.map(payModeLabel).join(', ')}</td>
      <Sums totals={totals} />
      <td className={table.figure}>
        {anomalies > 0 ? (
          <Link to={logsOfMonthPath(month, driver.id)} aria-label={allMonthsTexts.anomaliesOf(anomalies, name)}>
            {anomalies}
          </Link>
        ) : null}
      </td>
      <td>
        <div className={styles.state}>
          {closing ? <MonthState of={closing} /> : null}
          {closing?.corrections?.length ? (
            <small>{allMonthsTexts.corrections(closing.corrections.length)}</small>
          ) : null}
          {totals.unfinished > 0 ? <small>{allMonthsTexts.unfinished(totals.unfinished)}</small> : null}
          {closing ? <MonthActions of={closing} size="1" /> : null}
        </div>
      </td>
    </tr>
  );
}

function Sums({ totals }: Pick<MonthOfDriver, 'totals'>) {
  const { seconds, waitingSeconds, presenceCents, extraCostCents, totalCents } = totals;
  return (
    <>
      <td className={table.figure}>{durationText(seconds)}</td>
      <td className={table.figure}>{waitingSeconds === null ? null : durationText(waitingSeconds)}</td>
      <td className={table.figure}>{amountText(eurosOf(presenceCents))}</td>
      <td className={table.figure}>{amountText(eurosOf(extraCostCents))}</td>
      <td className={table.figure}>
        <strong>{amountText(eurosOf(totalCents))}</strong>
      </td>
    </>
  );
}
