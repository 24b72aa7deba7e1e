import { euroText } from '../../../../domain/money/money.ts';
import { paymentLabels } from '../../../../domain/money/payment-labels.ts';
import { type PaidMeans, splitRefund, unconnectedEdenred } from '../../../../domain/money/refund/split.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { webAddress } from '../../../../domain/web-address.ts';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from './refund.module.css';
import { refundTexts as texts } from './text.ts';

interface SplitProps {
  readonly sheet: OrderSheet;
  readonly cents: number;
}

/** The shares of the means in a refund, and what none of them can take (SUP-368, SUP-369). */
export function Split({ sheet, cents }: SplitProps) {
  const { parts, remainderCents } = splitRefund(cents, sheet.payment_details ?? []);
  if (parts.length === 0) return <p className={styles.warning}>{texts.noMeans}</p>;
  const { means, refundable, part, rest } = texts.splitColumns;
  const sum = (its: readonly number[]) => its.reduce((total, it) => total + it, 0);
  const all = sum(parts.map((it) => it.refundableCents));
  const used = sum(parts.map((it) => it.cents));
  return (
    <Table
      look="sheet"
      label={texts.split}
      caption={<b>{texts.split}</b>}
      className={styles.split}
      columns={columnsOf([means, refundable, part, rest], [refundable, part, rest])}
    >
      <tbody>
        {parts.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may be paid twice by one means, and nothing else tells them apart
          <Figures key={at} name={nameOf(it.means)} refundable={it.refundableCents} part={it.cents} hasBar />
        ))}
        {remainderCents > 0 ? (
          <tr className={styles.warning}>
            <th scope="row">{texts.remainder}</th>
            <td />
            <td className={table.figure}>{euroText(remainderCents / 100)}</td>
            <td />
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <Figures name={texts.total} refundable={all} part={used} />
      </tfoot>
    </Table>
  );
}

const meansName = (type: string | null | undefined) => paymentLabels[type ?? ''] ?? type ?? '';
const nameOf = ({ type, edenred }: PaidMeans) =>
  edenred?.is_part_refundable === false ? texts.wholeOnly(meansName(type)) : meansName(type);

interface FiguresProps {
  readonly name: string;
  readonly refundable: number;
  readonly part: number;
  readonly hasBar?: boolean;
}

function Figures({ name, refundable, part, hasBar = false }: FiguresProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[refundable, part].map((cents, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns
        <td key={at} className={table.figure}>
          {euroText(cents / 100)}
        </td>
      ))}
      <td className={table.figure}>
        {euroText((refundable - part) / 100)}
        {hasBar ? <Bar share={part / refundable} /> : null}
      </td>
    </tr>
  );
}

/** How much of a means is used (OUR-248); the figures beside it say the same. */
const Bar = ({ share }: { readonly share: number }) => (
  <span className={styles.bar} aria-hidden="true">
    <span style={{ width: `${share * 100}%` }} />
  </span>
);

/** What the customer has to do before anything is refunded (SUP-370). */
export function EdenredNotice({ sheet }: Pick<SplitProps, 'sheet'>) {
  const means = unconnectedEdenred(sheet.payment_details ?? []);
  if (!means) return null;
  const link = webAddress(means.edenred?.login_link);
  return (
    <p className={styles.warning} role="alert">
      {texts.edenred}{' '}
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {texts.login}
        </a>
      ) : null}
    </p>
  );
}
