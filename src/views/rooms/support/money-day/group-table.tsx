import { eurosOf } from '../../../../domain/money/cents.ts';
import type { MoneyEntry } from '../../../../domain/money/day/entry.ts';
import { centsIn, groupedBy, type MoneyGroup, operationsIn, type Way } from '../../../../domain/money/day/sums.ts';
import { meansText } from '../../../../domain/money/day/text.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from './money-day.module.css';
import { moneyDayTexts as texts } from './text.ts';

interface GroupTableProps {
  readonly way: Way;
  readonly entries: readonly MoneyEntry[];
  /** The sum that is unfolded, by its value; null where it is none of this table. */
  readonly unfolded: string | null;
  readonly onUnfold: (of: string | null) => void;
}

/** The money of a day in one of three ways; each sum unfolds to its orders (OUR-141). */
export function GroupTable({ way, entries, unfolded, onUnfold }: GroupTableProps) {
  const isByMeans = way === 'means';
  const groups = groupedBy(way, entries);
  const counted = groups.map(({ entries: its }) => operationsIn(its));
  // An operation on several means has a part in the line of each.
  const total = isByMeans ? counted.reduce((sum, count) => sum + count, 0) : operationsIn(entries);
  return (
    <Table
      label={texts.ways[way]}
      frame="page"
      columns={[
        texts.ways[way],
        { title: isByMeans ? texts.parts : texts.count, kind: 'number' },
        { title: texts.amount, kind: 'number' },
      ]}
    >
      <tbody>
        {groups.map((group, at) => (
          <tr key={group.of} data-on={group.of === unfolded}>
            <th scope="row">
              <button
                type="button"
                className={styles.unfold}
                aria-expanded={group.of === unfolded}
                onClick={() => onUnfold(group.of === unfolded ? null : group.of)}
              >
                <Icon name="chevron" />
                {groupText(way, group)}
              </button>
            </th>
            <td className={table.figure}>{counted[at]}</td>
            <td className={table.figure}>{euroText(eurosOf(centsIn(group.entries)))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td className={table.figure}>{total}</td>
          <td className={table.figure}>
            <b>{euroText(eurosOf(centsIn(entries)))}</b>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

/** The name of a sum. */
export function groupText(way: Way, { of }: Pick<MoneyGroup, 'of'>): string {
  const name = { reason: of, agent: of.split('\n')[1] ?? '', means: meansText(of) }[way];
  return name === '' ? texts.nothing[way] : name;
}
