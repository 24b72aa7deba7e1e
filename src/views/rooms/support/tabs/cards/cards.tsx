import { type CardTransaction, cardTransactions } from '../../../../../domain/payment/card-transaction.ts';
import { useOnline } from '../../../../kit/client/context.ts';
import { TableExport } from '../../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../../../kit/queries/use-last-settled.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { later } from '../../../../ui/later/later.ts';
import { Badge } from '../../../../ui/status/badge.tsx';
import { Table } from '../../../../ui/tables/table.tsx';
import type { OfCustomer } from '../of-customer.ts';
import { paymentTexts as texts } from '../payment-text.ts';
import own from '../payments.module.css';
import { CardRow } from './card-row.tsx';
import { useCardSync } from './use-card-sync.ts';

/** What a customer paid by card, or tried to, in the last seven days (SUP-130 to SUP-141). */
export function CardsTab({ userId }: OfCustomer) {
  const { isRunning, count, refresh } = useCardSync(userId);
  const { isOnline } = useOnline();
  // After each sync and each refund (SUP-376).
  const answer = useDetail(cardTransactions, { userId }, { again: count, endedAtMs: useLastEnded('refund.') });
  const reason = isRunning ? texts.syncUnderWay : isOnline ? null : texts.offline;
  return (
    <section aria-label={texts.cards}>
      <div className={own.bar}>
        {isRunning ? (
          <Badge tone="blue">
            <Icon name="hourglass" /> {texts.syncing}
          </Badge>
        ) : (
          <span>{texts.lastDays}</span>
        )}
        <Button size="1" variant="soft" className={own.press} reason={reason} onClick={() => void refresh()}>
          {texts.refresh}
        </Button>
      </div>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {(transactions) =>
          transactions.length === 0 ? <p>{texts.noCards}</p> : <CardTable userId={userId} transactions={transactions} />
        }
      </DetailAnswer>
    </section>
  );
}

const columns = later(async () => (await import('../files.ts')).tabFiles.cards);

interface CardTableProps extends Pick<OfCustomer, 'userId'> {
  readonly transactions: readonly CardTransaction[];
}

/** In the order of the answer: only the server's own text says when each was. */
function CardTable({ userId, transactions }: CardTableProps) {
  return (
    <div className={own.frame}>
      <TableExport label={texts.cards} name={`cb-${userId}`} rows={transactions} columns={columns} />
      <Table look="sheet" label={texts.cards} columns={texts.cardColumns}>
        <tbody>
          {transactions.map((transaction, at) => (
            <CardRow key={keyOf(transaction) ?? `at ${at}`} transaction={transaction} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Several attempts may belong to one payment intent, and an attempt may have ended before it was a charge. */
const keyOf = ({ payment_intent_id, charge_id, created_formated }: CardTransaction): string | number | null =>
  charge_id ?? (payment_intent_id ? `${payment_intent_id} ${created_formated ?? ''}` : null);
