import { eurosOf } from '../../../../domain/money/cents.ts';
import { refundCoursePath } from '../../../../domain/money/course/path.ts';
import type { MoneyEntry } from '../../../../domain/money/day/entry.ts';
import { moneyCsv, moneyFileName } from '../../../../domain/money/day/export.ts';
import {
  agentOf,
  centsIn,
  linesOf,
  type MoneyGroup,
  operationsIn,
  sortOf,
  type Way,
} from '../../../../domain/money/day/sums.ts';
import { entryText, meansText } from '../../../../domain/money/day/text.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { ExportButton } from '../../../kit/export/export-button.tsx';
import { Link } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { groupText } from './group-table.tsx';
import styles from './money-day.module.css';
import { moneyDayTexts as texts } from './text.ts';

interface UnfoldedProps {
  readonly day: string;
  readonly way: Way;
  readonly group: MoneyGroup;
  readonly onFold: () => void;
}

/** The operations of one sum, each with its order (OUR-141). */
export function Unfolded({ day, way, group, onFold }: UnfoldedProps) {
  const { entries } = group;
  const name = groupText(way, group);
  const amount = euroText(eurosOf(centsIn(entries)));
  const heading = texts.heading(name, amount);
  return (
    <section className={styles.unfolded} aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        <span className={styles.dim}>{texts.operations(operationsIn(entries))}</span>
        <span className={styles.end}>
          <ExportButton label={texts.exportThese} fileName={moneyFileName(day, name)} csv={() => moneyCsv(entries)} />
          <Button variant="ghost" color="gray" onClick={onFold}>
            {texts.fold}
          </Button>
        </span>
      </header>
      <Table label={name} frame="page" columns={[...texts.columns, { title: texts.amount, kind: 'number' }]}>
        <tbody>
          {linesOf(entries).map((line) => (
            <Line key={line[0].id} entries={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={texts.columns.length}>
              {texts.sumOfLines}
            </th>
            <td className={table.figure}>
              <b>{amount}</b>
            </td>
          </tr>
        </tfoot>
      </Table>
    </section>
  );
}

const distinct = (words: readonly string[]) => [...new Set(words)];

function Line({ entries }: { readonly entries: readonly [MoneyEntry, ...MoneyEntry[]] }) {
  const [{ created_at, order, done_by, refund }] = entries;
  const what = distinct(entries.map((entry) => entryText(sortOf(entry), entry))).join(', ');
  const agent = agentOf({ ...entries[0], done_by });
  return (
    <tr>
      <th scope="row">{hourText(created_at)}</th>
      <td>
        {order ? (
          <OrderLink orderId={order.id}>{orderName({ orderId: order.id, randomId: order.random_id })}</OrderLink>
        ) : null}
      </td>
      <td>{refund ? <Link to={refundCoursePath(refund)}>{what}</Link> : what}</td>
      <td>{agent === '' ? texts.nothing.agent : agent}</td>
      <td>{byMeans(entries)}</td>
      <td className={table.figure}>{euroText(eurosOf(centsIn(entries)))}</td>
    </tr>
  );
}

/** `Edenred 10,00 €, Stripe 15,00 €`; one means alone without its amount, which stands beside. */
function byMeans(entries: readonly MoneyEntry[]): string {
  const all = distinct(entries.map(({ means }) => means ?? ''));
  const [only] = all;
  if (all.length === 1) return meansText(only);
  return all
    .map((means) => {
      const its = entries.filter((entry) => (entry.means ?? '') === means);
      return `${meansText(means)} ${euroText(eurosOf(centsIn(its)))}`;
    })
    .join(', ');
}
