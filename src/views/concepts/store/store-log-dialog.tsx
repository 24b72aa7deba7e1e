import { storeLogs } from '../../../domain/store/details.ts';
import { storeStatusLabel } from '../../../domain/store/text.ts';
import { msOf } from '../../../domain/time/instant.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { Told } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { useLastEnded } from '../../kit/queries/use-last-settled.ts';
import table from '../../ui/tables/table.module.css';
import { TableFrame } from '../../ui/tables/table-frame.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { storeLogTexts } from './text.ts';

interface StoreLogProps {
  readonly storeId: string;
  readonly onClose: () => void;
}

const { title, loading, none, unsaid, heads } = storeLogTexts;

/** Who changed a store of the second courier, and when, the newest first (PRP-374 to PRP-376, PRP-407). */
export function StoreLogDialog({ storeId, onClose }: StoreLogProps) {
  const answer = useDetail(storeLogs, { storeId }, { again: useLastEnded('store.') });
  return (
    <Dialog title={title} width="540px" onClose={onClose}>
      <Told told={answer} loading={loading}>
        {({ logs }) =>
          logs.length === 0 ? (
            <p>{none}</p>
          ) : (
            <TableFrame label={title}>
              <thead>
                <tr>
                  {[heads.status, heads.by, heads.at].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {newestFirst(logs).map(({ status, done_by, created_at }) => (
                  <tr key={`${created_at} ${status} ${done_by}`}>
                    <td>{storeStatusLabel(status) || unsaid}</td>
                    <td>{done_by ? isolated(done_by) : unsaid}</td>
                    <td className={table.date}>{dateTimeText(created_at) || unsaid}</td>
                  </tr>
                ))}
              </tbody>
            </TableFrame>
          )
        }
      </Told>
    </Dialog>
  );
}

/** Lists are in no order that means anything. */
const newestFirst = <Log extends { readonly created_at?: string | null | undefined }>(logs: readonly Log[]) =>
  logs.toSorted((one, other) => (msOf(other.created_at) ?? 0) - (msOf(one.created_at) ?? 0));
