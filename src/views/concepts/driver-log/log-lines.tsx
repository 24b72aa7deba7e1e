import type { DriverLog, LogLine } from '../../../domain/driver-log/driver-log.ts';
import { dayOfLog, isExtraCost } from '../../../domain/driver-log/driver-log.ts';
import { logsOfDayPath } from '../../../domain/driver-log/paths.ts';
import { euroText } from '../../../domain/money/money.ts';
import { orderFilePath } from '../../../domain/order/path.ts';
import { Link } from '../../kit/router/router.tsx';
import { columnsOf } from '../../ui/tables/columns-of.ts';
import table from '../../ui/tables/table.module.css';
import { Table } from '../../ui/tables/table.tsx';
import { amountText } from './amount-text.ts';
import styles from './driver-log.module.css';
import { lineColumns, logColumns, logTexts } from './text.ts';
import { LogWhy } from './why/log-why.tsx';

const figures = ['Minutes', '€'];

/** The lines of a log: its rounds, or the reason of an extra cost, and what it is made of (LOG-022, LOG-024, LOG-161). */
export function LogLines({ log }: { readonly log: DriverLog }) {
  const lines = log.logs ?? [];
  return (
    <tr className={styles.detail}>
      <td />
      <td colSpan={logColumns.length - 1}>
        {lines.length === 0 ? null : (
          <Table
            label={logTexts.detailOf(log.driver.name ?? String(log.driver.id))}
            columns={columnsOf(lineColumns, figures)}
          >
            <tbody>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and lines are never reordered
                <Line key={at} log={log} line={line} />
              ))}
            </tbody>
          </Table>
        )}
        <LogWhy log={log} />
        {typeof log.money_perf === 'number' ? <p>{logTexts.performance(euroText(log.money_perf))}</p> : null}
      </td>
    </tr>
  );
}

interface LineProps {
  readonly log: DriverLog;
  readonly line: LogLine;
}

function Line({ log, line }: LineProps) {
  const { start_center_name, end_center_name, comment, minutes, amount, error } = line;
  return (
    <tr data-failed={Boolean(error?.message)}>
      <th scope="row">
        <Label log={log} line={line} />
      </th>
      <td>{start_center_name}</td>
      <td>{end_center_name}</td>
      <td>
        {comment} {error?.message ? <strong className={styles.error}>{error.message}</strong> : null}
      </td>
      <td className={table.figure}>{minutes}</td>
      <td className={table.figure}>{amountText(amount)}</td>
    </tr>
  );
}

/** A round leads to its group among the driver's logs of that day (LOG-024, LOG-138), an extra cost to its order. */
function Label({ log, line: { label, link_id } }: LineProps) {
  if (!link_id) return label;
  const to = isExtraCost(log) ? orderFilePath(link_id) : logsOfDayPath(dayOfLog(log), log.driver.id);
  return <Link to={to}>{label ?? link_id}</Link>;
}
