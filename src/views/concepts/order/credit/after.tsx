import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { isOverAmount } from '../../../../domain/money/over-amount.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from './credit.module.css';
import { creditTexts as texts } from './text.ts';

interface AfterProps {
  readonly sheet: OrderSheet;
  /** Null where this device does not know it. */
  readonly balanceCents: number | null;
  /** Of the credit, below 0 where it is taken back. */
  readonly cents: number;
}

/** The sheet and the customer's balance as they will be, and the warning of SUP-349, which blocks nothing. */
export function After({ sheet, balanceCents, cents }: AfterProps) {
  const recredited = centsOfEuros(sheet.amount_recredit);
  return (
    <>
      <AfterTable
        rows={[
          [texts.recredited, recredited, recredited + cents],
          ...(balanceCents === null ? [] : [[texts.balance, balanceCents, balanceCents + cents] as const]),
        ]}
      />
      {isOverAmount(sheet, cents) ? <OverAmount /> : null}
    </>
  );
}

/** Sums before and after, cents. */
export function AfterTable({ rows }: { readonly rows: readonly (readonly [string, number, number])[] }) {
  const { before, after } = texts.afterColumns;
  return (
    <Table
      look="sheet"
      className={styles.after}
      label={texts.after}
      columns={columnsOf([texts.after, before, after], [before, after])}
    >
      <tbody>
        {rows.map(([name, now, then]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={table.figure}>{euroText(now / 100)}</td>
            <td className={`${table.figure} ${then === now ? '' : styles.changed}`}>{euroText(then / 100)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** SUP-364. */
export function OverAmount() {
  return (
    <p className={styles.warning} role="alert">
      {texts.overAmount}
    </p>
  );
}
