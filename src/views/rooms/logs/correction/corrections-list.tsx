import { monthText } from '../../../../domain/driver-log/calendar.ts';
import type { DriverMonth } from '../../../../domain/driver-log/driver-month.ts';
import { logsOfMonthPath } from '../../../../domain/driver-log/paths.ts';
import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { dateText, dateTimeText } from '../../../../domain/time/paris-time.ts';
import { amountText } from '../../../concepts/driver-log/amount-text.ts';
import { TableExport } from '../../../kit/export/table-export.tsx';
import { Link } from '../../../kit/router/router.tsx';
import { later } from '../../../ui/later/later.ts';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from '../logs.module.css';
import { correctionTexts as texts } from './text.ts';

const columns = later(async () => (await import('./corrections-file.ts')).correctionsFile);

const figures = texts.columns.slice(1, 3);

/** What later months paid for days of this one; nothing where there is none (LOG-205). */
export function CorrectionsList({ of: { driver, corrections } }: { readonly of: DriverMonth }) {
  if (!corrections || corrections.length === 0) return null;
  const sum = corrections.reduce((cents, { amount }) => cents + centsOfEuros(amount), 0);
  return (
    <section className={styles.corrections} aria-label={texts.since}>
      <header>
        <h2>{texts.since}</h2>
        <TableExport
          label={texts.since}
          name={`corrections-livreur-${driver.id}`}
          rows={corrections}
          columns={columns}
        />
      </header>
      <Table label={texts.since} frame="page" columns={columnsOf(texts.columns, figures)}>
        <tbody>
          {corrections.map(({ id, day, entered_on, amount, minutes, reason, at, by }) => (
            <tr key={id}>
              <th scope="row">{dateText(`${day}T12:00:00Z`)}</th>
              <td className={table.figure}>{amountText(amount)}</td>
              <td className={table.figure}>{minutes}</td>
              <td>{reason}</td>
              <td>{by?.name ? texts.entered(by.name, dateTimeText(at)) : texts.nobody}</td>
              <td>
                <Link to={logsOfMonthPath(entered_on.slice(0, 7), driver.id)}>{monthText(entered_on.slice(0, 7))}</Link>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            <td className={table.figure}>{amountText(eurosOf(sum))}</td>
            <td colSpan={4} />
          </tr>
        </tfoot>
      </Table>
    </section>
  );
}
