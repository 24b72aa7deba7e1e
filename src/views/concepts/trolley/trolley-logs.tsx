import { newestFirst } from '../../../domain/newest-first.ts';
import { dayTimeText } from '../../../domain/time/paris-time.ts';
import { trolleyLogs } from '../../../domain/transit/logs.ts';
import type { TrolleyId } from '../../../domain/transit/trolley.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useLastSettled } from '../../kit/queries/use-last-settled.ts';
import { later } from '../../ui/later/later.ts';
import table from '../../ui/tables/table.module.css';
import { Table } from '../../ui/tables/table.tsx';
import { trolleyTexts } from './text.ts';

const exported = later(async () => (await import('./logs-file.ts')).trolleyLogsFile);

/**
 * Places of the trolley, with time and author, newest first (DSP-836, PRP-453); read again after each move saved on
 * this device.
 */
export function TrolleyLogs({ trolleyId }: { readonly trolleyId: TrolleyId }) {
  const answer = useDetail(trolleyLogs, { trolleyId }, { again: useLastSettled('trolley.') });
  const { columns } = trolleyTexts;
  return (
    <DetailAnswer answer={answer} loading={trolleyTexts.loading}>
      {(told) => {
        const logs = newestFirst(told.logs, ({ created_at }) => created_at);
        return logs.length === 0 ? (
          <p>{trolleyTexts.noLogs}</p>
        ) : (
          <>
            <TableExport label={trolleyTexts.logs} name={`chariot-${trolleyId}`} rows={logs} columns={exported} />
            <Table label={trolleyTexts.logs} frame="scroll" columns={[columns.date, columns.by, columns.location]}>
              <tbody>
                {logs.map(({ created_at, done_by, location }) => (
                  <tr key={`${created_at} ${location}`}>
                    <td className={table.date}>{dayTimeText(created_at)}</td>
                    <td>{done_by ?? trolleyTexts.unsaid}</td>
                    <td>{location ?? trolleyTexts.unsaid}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        );
      }}
    </DetailAnswer>
  );
}
