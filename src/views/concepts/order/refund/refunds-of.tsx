import { recordNames } from '../../../../db/queries/records.ts';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { refundCoursePath } from '../../../../domain/money/course/path.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { paymentLabels } from '../../../../domain/money/payment-labels.ts';
import { centsByStatus, isUnderWay, type Refund } from '../../../../domain/money/refund/refund.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useRecord } from '../../../kit/queries/use-record.ts';
import { Link } from '../../../kit/router/router.tsx';
import { useScope } from '../../../kit/scope/scope.ts';
import reach from '../../../ui/reach.module.css';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import type { CheckedOrder } from './check-part.tsx';
import { PartDoubt } from './part-doubt.tsx';
import { PartNotes } from './part-notes.tsx';
import { PartState } from './part-state.tsx';
import styles from './refund.module.css';
import { refundsId } from './refunds-id.ts';
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
    <section id={refundsId(order.id)} tabIndex={-1} aria-label={texts.refunds} className={styles.refunds}>
      {refunds.map((refund) => (
        <OneRefund key={refund.id} order={order} refund={refund} />
      ))}
    </section>
  );
}

function OneRefund({ order, refund }: { readonly order: CheckedOrder; readonly refund: Refund }) {
  const { amount } = refund;
  const parts = refund.parts ?? [];
  return (
    <div className={styles.card} data-done={parts.length > 0 && parts.every(({ status }) => status === 'refunded')}>
      <Table look="sheet" label={texts.refundOf(euroText(amount))} caption={<Head refund={refund} />}>
        <tbody>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: not every server numbers parts
            <tr key={at}>
              <th scope="row">{paymentLabels[part.type ?? ''] ?? part.type}</th>
              <td className={table.figure}>{euroText(centsOfEuros(part.amount) / 100)}</td>
              <td>
                <PartState status={part.status} />
              </td>
              <td>
                <PartNotes part={part} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {parts.map((part) =>
        part.id ? <PartDoubt key={part.id} order={order} refund={refund} part={{ ...part, id: part.id }} /> : null,
      )}
    </div>
  );
}

/** What it is, who asked for it, and how much of it went back. */
function Head({ refund }: { readonly refund: Refund }) {
  const { id, created_at, amount, type_label, done_by, parts } = refund;
  const { user } = useSignedIn();
  const author = joined(' ', [done_by?.first_name, done_by?.last_name]);
  const why = type_label && texts.because(type_label);
  return (
    <div className={styles.head}>
      <span>
        <b>{texts.refundOf(euroText(amount))}</b>{' '}
        <small>{joined(', ', [author, created_at && dateTimeText(created_at), why])}</small>
      </span>
      {may(user, 'accounts') ? (
        <Link to={refundCoursePath(id)} className={reach.reach}>
          {texts.course}
        </Link>
      ) : null}
      {parts ? <span>{texts.refundedOf(centsByStatus(refund).get('refunded') ?? 0, euroText(amount))}</span> : null}
    </div>
  );
}
