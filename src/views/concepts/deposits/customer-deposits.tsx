import { useState } from 'react';
import type { CustomerId } from '../../../domain/customer/customer.ts';
import { rowTone } from '../../../domain/deposit/customer-rules.ts';
import type { ClientDebt, ClientDeposit, ClientHistory } from '../../../domain/deposit/deposit.ts';
import { clientDebts, clientHistory } from '../../../domain/deposit/details.ts';
import { cancelMarker, movementLabel } from '../../../domain/deposit/text.ts';
import { euroText } from '../../../domain/money/money.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { later } from '../../ui/later/later.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { Pages } from '../../ui/tables/pages.tsx';
import table from '../../ui/tables/table.module.css';
import { Table } from '../../ui/tables/table.tsx';
import styles from './deposits.module.css';
import { CancelHandBack } from './movements/cancel-hand-back.tsx';
import { CustomerHandBack } from './movements/customer-hand-back.tsx';
import { ProductLabel } from './product-label.tsx';
import { useEndedMovement } from './refresh.ts';
import { customerHistoryColumns, depositTexts } from './text.ts';

/** The deposits of a customer: those he still has, the state of all, and a form to hand some back (SUP-620). */
export function CustomerDeposits({ userId }: { readonly userId: CustomerId }) {
  const answer = useDetail(clientDebts, { userId }, { endedAtMs: useEndedMovement() });
  return (
    <div className={styles.form}>
      <DetailAnswer answer={answer} loading={depositTexts.loading}>
        {(debts) =>
          debts.length === 0 ? (
            <EmptyState title={depositTexts.orderHoldsNothing} />
          ) : (
            <>
              <Current debts={debts} />
              <CustomerHandBack userId={userId} debts={debts} />
            </>
          )
        }
      </DetailAnswer>
      <History userId={userId} />
    </div>
  );
}

/** SUP-621. */
function Current({ debts }: { readonly debts: readonly ClientDebt[] }) {
  return (
    <ul className={styles.current} aria-label={depositTexts.debts}>
      {debts.map(({ product_id, product, quantity }) => (
        <li key={product_id}>
          <ProductLabel product={product} /> <strong>{quantity}</strong>
        </li>
      ))}
    </ul>
  );
}

interface Paging {
  readonly offset: number;
  /** The former page: its buttons keep their place until the new one is there. */
  readonly before: ClientHistory | undefined;
}

/** SUP-622. */
function History({ userId }: { readonly userId: CustomerId }) {
  const [{ offset, before }, setPlace] = useState<Paging>({ offset: 0, before: undefined });
  const answer = useDetail(clientHistory, { userId, offset }, { endedAtMs: useEndedMovement() });
  const page = answer?.value ?? before;
  return (
    <>
      <DetailAnswer answer={answer} loading={depositTexts.loading}>
        {({ count, results }) =>
          count === 0 ? <p>{depositTexts.noHistory}</p> : <HistoryTable userId={userId} deposits={results} />
        }
      </DetailAnswer>
      {page && page.count > page.results.length ? (
        <Pages
          label={depositTexts.pages}
          page={page}
          onChoose={(chosen) => setPlace({ offset: chosen, before: page })}
        />
      ) : null}
    </>
  );
}

interface HistoryTableProps {
  readonly userId: CustomerId;
  readonly deposits: readonly ClientDeposit[];
}

const columns = later(async () => (await import('./deposits-files.ts')).customerHistoryFile);

function HistoryTable({ userId, deposits }: HistoryTableProps) {
  return (
    <>
      <TableExport
        label={depositTexts.historyTab}
        name={`consignes-client-${userId}`}
        rows={deposits}
        columns={columns}
      />
      <Table label={depositTexts.historyTab} frame="scroll" columns={customerHistoryColumns}>
        <tbody>
          {deposits.map((deposit) => (
            <Line key={deposit.id} userId={userId} deposit={deposit} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** SUP-623: its colour only repeats its numbers (SUP-624 to SUP-626). */
function Line({ userId, deposit }: { readonly userId: CustomerId; readonly deposit: ClientDeposit }) {
  const { formated_created_at, product_infos, quantity_bought, quantity, quantity_given, status } = deposit;
  return (
    <>
      <tr data-tone={rowTone(deposit)} className={styles.outcome}>
        <td className={table.date}>{formated_created_at}</td>
        <th scope="row">
          <ProductLabel product={product_infos} />
        </th>
        <td className={table.figure}>{quantity_bought}</td>
        <td className={table.figure}>{quantity}</td>
        <td className={table.figure}>{quantity_given}</td>
        <td className={table.figure}>{status.quantity_returned}</td>
        <td className={table.figure}>{euroText(deposit.total_credited_amount)}</td>
      </tr>
      {deposit.details.length === 0 ? null : (
        <tr>
          <td colSpan={customerHistoryColumns.length}>
            <ul className={styles.details} aria-label={depositTexts.detailOf(product_infos.deposit_label)}>
              {deposit.details.map((detail) => (
                <Detail key={detail.deposit_driver} userId={userId} deposit={deposit} detail={detail} />
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

interface DetailProps {
  readonly userId: CustomerId;
  readonly deposit: ClientDeposit;
  readonly detail: ClientDeposit['details'][number];
}

/** SUP-627, SUP-628. */
function Detail({ userId, deposit, detail }: DetailProps) {
  const { quantity, driver, status } = detail;
  const marker = cancelMarker({ status });
  return (
    <li>
      {movementLabel({ quantity })} {quantity} {driver?.name} {marker ? <Badge tone="amber">{marker}</Badge> : null}{' '}
      <CancelHandBack userId={userId} deposit={deposit} detail={detail} />
    </li>
  );
}
