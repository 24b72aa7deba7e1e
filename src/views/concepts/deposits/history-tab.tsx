import { useState } from 'react';
import type { DepositHistory, DriverDeposit } from '../../../domain/deposit/deposit.ts';
import { depositHistory } from '../../../domain/deposit/details.ts';
import { cancelMarker, movementLabel } from '../../../domain/deposit/text.ts';
import type { DriverId } from '../../../domain/driver/driver.ts';
import { euroText } from '../../../domain/money/money.ts';
import { dayTimeText } from '../../../domain/time/paris-time.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { later } from '../../ui/later/later.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { Pages } from '../../ui/tables/pages.tsx';
import table from '../../ui/tables/table.module.css';
import { Table } from '../../ui/tables/table.tsx';
import styles from './deposits.module.css';
import { Correction } from './movements/correction.tsx';
import { ProductLabel } from './product-label.tsx';
import { useEndedMovement } from './refresh.ts';
import { depositTexts, historyColumns } from './text.ts';
import { clientDepositsWindow } from './window.ts';

interface Paging {
  readonly offset: number;
  /** The former page: its buttons keep their place, and their focus, until the new one is there. */
  readonly before: DepositHistory | undefined;
}

const firstPlace: Paging = { offset: 0, before: undefined }; // CST-38

/** The driver's receipts, returns and corrections, page by page (DSP-802 to DSP-804). */
export function HistoryTab({ driverId }: { readonly driverId: DriverId }) {
  const [{ offset, before }, setPlace] = useState<Paging>(firstPlace);
  const answer = useDetail(depositHistory, { driverId, offset }, { endedAtMs: useEndedMovement() });
  const page = answer?.value ?? before;
  return (
    <>
      <DetailAnswer answer={answer} loading={depositTexts.loading}>
        {({ count, results }) =>
          count === 0 ? (
            <EmptyState title={depositTexts.noHistory} />
          ) : (
            <HistoryTable driverId={driverId} deposits={results} />
          )
        }
      </DetailAnswer>
      {page && page.count > 0 ? (
        <Pages
          label={depositTexts.pages}
          page={page}
          onChoose={(chosen) => setPlace({ offset: chosen, before: page })}
        />
      ) : null}
    </>
  );
}

const columns = later(async () => (await import('./deposits-files.ts')).driverHistoryFile);

interface HistoryTableProps {
  readonly driverId: DriverId;
  readonly deposits: readonly DriverDeposit[];
}

function HistoryTable({ driverId, deposits }: HistoryTableProps) {
  return (
    <>
      <TableExport
        label={depositTexts.historyTab}
        name={`consignes-livreur-${driverId}`}
        rows={deposits}
        columns={columns}
      />
      <Table
        label={depositTexts.historyTab}
        frame="scroll"
        columns={[...historyColumns, { title: depositTexts.actions, isHidden: true }]}
      >
        <tbody>
          {deposits.map((deposit) => (
            <HistoryLine key={deposit.id} driverId={driverId} deposit={deposit} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

function HistoryLine({ driverId, deposit }: { readonly driverId: DriverId; readonly deposit: DriverDeposit }) {
  const marker = cancelMarker(deposit);
  return (
    <tr>
      <td className={table.date}>{dayTimeText(deposit.created_at)}</td>
      <th scope="row">
        {movementLabel(deposit)} {marker ? <Badge tone="amber">{marker}</Badge> : null}
      </th>
      <td>
        <ProductLabel product={deposit.product} />
      </td>
      <td className={table.figure}>{deposit.quantity}</td>
      <td className={table.figure}>{euroText(deposit.deposit_unit_price)}</td>
      <td>
        <ClientLink driverId={driverId} user={deposit.user} />
      </td>
      <td>{deposit.done_by?.name}</td>
      <td className={table.action}>
        <Correction driverId={driverId} deposit={deposit} />
      </td>
    </tr>
  );
}

interface ClientLinkProps {
  readonly driverId: DriverId;
  readonly user: DriverDeposit['user'];
}

/** Leads to the client's deposits. */
function ClientLink({ driverId, user }: ClientLinkProps) {
  const clientId = user?.id;
  if (!clientId) return user?.name ?? null;
  const name = user.name ?? String(clientId);
  return (
    <Button
      size="1"
      variant="ghost"
      className={styles.press}
      aria-haspopup="dialog"
      aria-label={depositTexts.showClient(name)}
      onClick={() => setQuery(clientDepositsWindow.at({ clientId, driverId }))}
    >
      {name}
    </Button>
  );
}
