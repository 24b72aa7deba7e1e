import { newestFirst } from '../../../domain/newest-first.ts';
import { dayTimeText } from '../../../domain/time/paris-time.ts';
import { type TrolleyLog, trolleyLogs } from '../../../domain/transit/logs.ts';
import type { TrolleyId } from '../../../domain/transit/trolley.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useLastSettled } from '../../kit/queries/use-last-settled.ts';
import { later } from '../../ui/later/later.ts';
import { type CellColumn, RowTable } from '../../ui/tables/row-table.tsx';
import { trolleyTexts } from './text.ts';

const logColumns: readonly CellColumn<TrolleyLog>[] = [
  { title: trolleyTexts.columns.date, kind: 'time', cell: ({ created_at }) => dayTimeText(created_at) },
  { title: trolleyTexts.columns.by, cell: ({ done_by }) => done_by ?? trolleyTexts.unsaid },
  { title: trolleyTexts.columns.location, cell: ({ location }) => location ?? trolleyTexts.unsaid },
];
const exported = later(async () => (await import('./logs-file.ts')).trolleyLogsFile);

/**
 * Places of the trolley, with time and author, newest first (DSP-836, PRP-453); read again after each move saved on
 * this device.
 */
export function TrolleyLogs({ trolleyId }: { readonly trolleyId: TrolleyId }) {
  const answer = useDetail(trolleyLogs, { trolleyId }, { endedAtMs: useLastSettled('trolley.') });
  return (
    <DetailAnswer answer={answer} loading={trolleyTexts.loading}>
      {(told) => {
        const logs = newestFirst(told.logs, ({ created_at }) => created_at);
        return logs.length === 0 ? (
          <p>{trolleyTexts.noLogs}</p>
        ) : (
          <RowTable
            file={
              <TableExport label={trolleyTexts.logs} name={`chariot-${trolleyId}`} rows={logs} columns={exported} />
            }
            label={trolleyTexts.logs}
            frame="scroll"
            columns={logColumns}
            rows={logs}
            keyOf={({ created_at, location }) => `${created_at} ${location}`}
          />
        );
      }}
    </DetailAnswer>
  );
}
