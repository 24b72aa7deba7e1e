import { recordNames } from '../../../../db/queries/records.ts';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { refundCoursePath } from '../../../../domain/money/course/path.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { paymentLabels } from '../../../../domain/money/payment-labels.ts';
import { isUnderWay, type Refund } from '../../../../domain/money/refund/refund.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useRecord } from '../../../kit/queries/use-record.ts';
import { Link } from '../../../kit/router/router.tsx';
import { useScope } from '../../../kit/scope/scope.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import type { CheckedOrder } from './check-part.tsx';
import { PartNotes } from './part-notes.tsx';
import { PartState } from './part-state.tsx';
import styles from './refund.module.css';
import { refundTexts as texts } from './text.ts';

interface RefundsOfProps {
  readonly order: CheckedOrder;
  readonly refunds: readonly Refund[];
}

/** The refunds of an order with their parts, which are seen as they come to an end (SUP-376). */
export function RefundsOf({ order, refunds }: RefundsOfProps) {
  const center = useScope();
  useRecord(recordNames.openRefunds, refunds.some(isUnderWay) ? { center, subject: order.id } : null);
  if (refunds.length === 0) return null;
  return (
    <section aria-label={texts.refunds} className={styles.refunds}>
      {refunds.map((refund) => (
        <OneRefund key={refund.id} order={order} refund={refund} />
      ))}
    </section>
  );
}

function OneRefund({ order, refund }: { readonly order: CheckedOrder; readonly refund: Refund }) {
  const { created_at, amount, type_label, done_by, parts } = refund;
  const { user } = useSignedIn();
  const author = joined(' ', [done_by?.first_name, done_by?.last_name]);
  return (
    <Table
      look="sheet"
      label={texts.refundOf(euroText(amount))}
      caption={
        <>
          <b>{texts.refundOf(euroText(amount))}</b>{' '}
          <small>{joined(', ', [author, created_at && dateTimeText(created_at), type_label])}</small>
          {may(user, 'accounts') ? (
            <>
              {' '}
              <Link to={refundCoursePath(refund.id)}>{texts.course}</Link>
            </>
          ) : null}
        </>
      }
    >
      <tbody>
        {(parts ?? []).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: not every server numbers parts
          <tr key={at}>
            <th scope="row">{paymentLabels[part.type ?? ''] ?? part.type}</th>
            <td className={table.figure}>{euroText(centsOfEuros(part.amount) / 100)}</td>
            <td>
              <PartState status={part.status} />
            </td>
            <td>
              <PartNotes order={order} part={part} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
