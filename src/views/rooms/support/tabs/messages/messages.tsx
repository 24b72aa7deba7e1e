import { customerMessages, sentAt } from '../../../../../domain/customer/messages.ts';
import { newestFirst } from '../../../../../domain/newest-first.ts';
import { dateTimeText } from '../../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../../domain/words/isolate.ts';
import { TableExport } from '../../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../../kit/queries/use-detail.ts';
import { later } from '../../../../ui/later/later.ts';
import table from '../../../../ui/tables/table.module.css';
import { Table } from '../../../../ui/tables/table.tsx';
import own from '../../customer/customer.module.css';
import { customerTexts as texts } from '../../customer/text.ts';
import styles from '../../support.module.css';
import type { OfCustomer } from '../of-customer.ts';

const columns = later(async () => (await import('../files.ts')).tabFiles.messages);

/** The SMS a customer was sent, the newest first (SUP-168 to SUP-170). */
export function MessagesTab({ userId, currentId }: OfCustomer) {
  const told = useDetail(customerMessages, { userId });
  return (
    <section aria-label={texts.messages}>
      <DetailAnswer answer={told} loading={texts.loading}>
        {(messages) =>
          messages.length === 0 ? (
            <p>{texts.noMessages}</p>
          ) : (
            <>
              <TableExport
                label={texts.messages}
                name={`sms-${userId}`}
                rows={newestFirst(messages, sentAt)}
                columns={columns}
              />
              <Table
                look="sheet"
                label={texts.messages}
                columns={[texts.messageColumns.message, texts.messageColumns.type, texts.messageColumns.date]}
              >
                <tbody>
                  {newestFirst(messages, sentAt).map((sms) => (
                    <tr
                      key={sms.id}
                      className={styles.marked}
                      aria-current={currentId !== undefined && sms.order_id === currentId ? 'true' : undefined}
                    >
                      <td className={own.wrapped}>{isolated(sms.message ?? '')}</td>
                      <td>{sms.transport_label}</td>
                      <td className={table.date}>{dateTimeText(sentAt(sms))}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </>
          )
        }
      </DetailAnswer>
    </section>
  );
}
