import { useState } from 'react';
import type { DepositSummary } from '../../../domain/deposit/deposit.ts';
import { driversDeposits } from '../../../domain/deposit/details.ts';
import {
  correctedQuantity,
  listedSummaries,
  possessedQuantity,
  receivedQuantity,
  returnedQuantity,
} from '../../../domain/deposit/quantities.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { later } from '../../ui/later/later.ts';
import table from '../../ui/tables/table.module.css';
import styles from './deposits.module.css';
import { FigureTable } from './figure-table.tsx';
import { refreshMs, useEndedMovement } from './refresh.ts';
import { depositTexts, driverColumns } from './text.ts';
import { driverDepositsWindow } from './window.ts';

/** Drivers with deposits, now or ever (DSP-781 to DSP-787). */
export function DriversTab() {
  const center = useCenterId();
  const answer = useDetail(driversDeposits, { center }, { everyMs: refreshMs, endedAtMs: useEndedMovement() });
  const [withAll, setWithAll] = useState(false);
  return (
    <>
      <CheckField label={depositTexts.withAll} isChecked={withAll} onCheck={setWithAll} />
      <DetailAnswer answer={answer} loading={depositTexts.loading}>
        {(summaries) => <Summaries summaries={listedSummaries(summaries, withAll)} />}
      </DetailAnswer>
    </>
  );
}

const columns = later(async () => (await import('./deposits-files.ts')).driversFile);

function Summaries({ summaries }: { readonly summaries: readonly DepositSummary[] }) {
  if (summaries.length === 0) return <EmptyState title={depositTexts.noDriver} />;
  return (
    <>
      <TableExport label={depositTexts.drivers} name="consignes-livreurs" rows={summaries} columns={columns} />
      <FigureTable
        columns={driverColumns}
        label={depositTexts.drivers}
        last={<HiddenText>{depositTexts.detail}</HiddenText>}
      >
        {summaries.map((summary) => (
          <SummaryLine key={summary.id} summary={summary} />
        ))}
      </FigureTable>
    </>
  );
}

function SummaryLine({ summary }: { readonly summary: DepositSummary }) {
  const name = summary.name ?? String(summary.id);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.figure}>{receivedQuantity(summary)}</td>
      <td className={table.figure}>{returnedQuantity(summary)}</td>
      <td className={table.figure}>{correctedQuantity(summary)}</td>
      <td className={table.figure}>{possessedQuantity(summary)}</td>
      <td className={table.action}>
        <Button
          size="1"
          variant="soft"
          className={styles.press}
          aria-haspopup="dialog"
          aria-label={depositTexts.showOf(name)}
          onClick={() => setQuery(driverDepositsWindow.at({ driverId: summary.id }))}
        >
          {depositTexts.show}
        </Button>
      </td>
    </tr>
  );
}
