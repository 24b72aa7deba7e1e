import { nobodysCenter } from '../../../../../db/queries/records.ts';
import { visibleRow } from '../../../../../db/queries/rows.ts';
import type { CustomerId } from '../../../../../domain/customer/customer.ts';
import { newestFirst } from '../../../../../domain/newest-first.ts';
import { centsText } from '../../../../../domain/payment/amount.ts';
import {
  type PaygreenTransaction,
  paygreenState,
  paygreenTransactions,
} from '../../../../../domain/payment/paygreen.ts';
import { dateSecondText } from '../../../../../domain/time/paris-time.ts';
import { isolated, joined } from '../../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../../kit/client/context.ts';
import { TableExport } from '../../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../../kit/queries/detail-answer.tsx';
import { useSeenQuery } from '../../../../kit/queries/live-queries.ts';
import { useDetail } from '../../../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../../../kit/queries/use-last-settled.ts';
import { ScopeContext } from '../../../../kit/scope/scope.ts';
import { later } from '../../../../ui/later/later.ts';
import { Badge, type Tone } from '../../../../ui/status/badge.tsx';
import table from '../../../../ui/tables/table.module.css';
import { Table } from '../../../../ui/tables/table.tsx';
import type { OfCustomer } from '../of-customer.ts';
import { Outside } from '../outside.tsx';
import { paymentTexts as texts } from '../payment-text.ts';
import own from '../payments.module.css';
import { CancelPaygreen } from './cancel-paygreen.tsx';

/** What a customer paid by Paygreen, or began to (SUP-150 to SUP-156); he is nobody's row, and a cancel is issued there. */
export function PaygreenTab({ userId }: OfCustomer) {
  const who = useNameOf(userId);
  const answer = useDetail(paygreenTransactions, { userId }, { endedAtMs: useLastEnded('paygreen.', 'refund.') });
  return (
    <ScopeContext value={nobodysCenter}>
      <section aria-label={texts.paygreen}>
        <DetailAnswer answer={answer} loading={texts.loading}>
          {(transactions) =>
            transactions.length === 0 ? (
              <p>{texts.noPaygreen}</p>
            ) : (
              <Transactions
                userId={userId}
                who={who}
                transactions={newestFirst(transactions, ({ created_at }) => created_at)}
              />
            )
          }
        </DetailAnswer>
      </section>
    </ScopeContext>
  );
}

/** His number where no name is known. */
function useNameOf(userId: CustomerId): string {
  const { db } = useSignedIn();
  const customer = useSeenQuery(async () => visibleRow(db, nobodysCenter, 'customer', userId), [db, userId]);
  return joined(' ', [customer?.first_name?.trim(), customer?.last_name?.trim()]) || String(userId);
}

interface TransactionsProps extends Pick<OfCustomer, 'userId'> {
  readonly who: string;
  readonly transactions: readonly PaygreenTransaction[];
}

const columns = later(async () => (await import('../files.ts')).tabFiles.paygreen);

function Transactions({ transactions, ...whose }: TransactionsProps) {
  return (
    <div className={own.frame}>
      <TableExport label={texts.paygreen} name={`paygreen-${whose.userId}`} rows={transactions} columns={columns} />
      <Table look="sheet" label={texts.paygreen} columns={texts.paygreenColumns}>
        <tbody>
          {transactions.map((transaction, at) => (
            <Row key={numberOf(transaction) || `at ${at}`} {...whose} transaction={transaction} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const numberOf = ({ id, payment_order_id }: PaygreenTransaction) => String(id ?? payment_order_id ?? '');

interface RowProps extends Omit<TransactionsProps, 'transactions'> {
  readonly transaction: PaygreenTransaction;
}

function Row({ transaction, ...whose }: RowProps) {
  const { created_at, amount, refunded_outside, status } = transaction;
  const number = numberOf(transaction);
  return (
    <tr>
      <th scope="row">{isolated(number)}</th>
      <td className={table.date}>{dateSecondText(created_at)}</td>
      <td className={table.figure}>
        {centsText(amount)}
        <Outside cents={refunded_outside} />
      </td>
      <td>{status ? <State state={paygreenState(status)} /> : null}</td>
      <td>
        <CancelPaygreen {...whose} transaction={transaction} number={number} />
      </td>
    </tr>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  pending: 'amber',
  authorized: 'blue',
  captured: 'green',
  successed: 'green',
  refused: 'red',
};

/** SUP-153. */
function State({ state }: { readonly state: string }) {
  return <Badge tone={tones[state] ?? 'gray'}>{texts.paygreenStates[state] ?? isolated(state)}</Badge>;
}
