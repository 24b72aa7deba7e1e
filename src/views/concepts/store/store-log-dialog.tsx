import { newestFirst } from '../../../domain/newest-first.ts';
import { storeLogs } from '../../../domain/store/details.ts';
import type { StoreLog } from '../../../domain/store/store.ts';
import { storeStatusLabel } from '../../../domain/store/text.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../kit/queries/use-last-settled.ts';
import { later } from '../../ui/later/later.ts';
import { type CellColumn, RowTable } from '../../ui/tables/row-table.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { storeLogTexts } from './text.ts';

interface StoreLogProps {
  readonly storeId: string;
  readonly onClose: () => void;
}

const columns = later(async () => (await import('./log-file.ts')).storeLogFile);
const { title, loading, none, unsaid, heads } = storeLogTexts;

const logColumns: readonly CellColumn<StoreLog>[] = [
  { title: heads.status, cell: ({ status }) => storeStatusLabel(status) || unsaid },
  { title: heads.by, cell: ({ done_by }) => (done_by ? isolated(done_by) : unsaid) },
  { title: heads.at, kind: 'time', cell: ({ created_at }) => dateTimeText(created_at) || unsaid },
];

/** Changes of a second courier's store, by whom and when, newest first (PRP-374 to PRP-376, PRP-407). */
export function StoreLogDialog({ storeId, onClose }: StoreLogProps) {
  const answer = useDetail(storeLogs, { storeId }, { endedAtMs: useLastEnded('store.') });
  return (
    <Dialog title={title} width="540px" onClose={onClose}>
      <DetailAnswer answer={answer} loading={loading}>
        {(told) => {
          const logs = newestFirst(told.logs, ({ created_at }) => created_at);
          return logs.length === 0 ? (
            <p>{none}</p>
          ) : (
            <RowTable
              file={<TableExport label={title} name={`store-${storeId}`} rows={logs} columns={columns} />}
              label={title}
              frame="scroll"
              columns={logColumns}
              rows={logs}
              keyOf={({ status, done_by, created_at }) => `${created_at} ${status} ${done_by}`}
            />
          );
        }}
      </DetailAnswer>
    </Dialog>
  );
}
