import { customerSubventions, type SubventionLog } from '../../../../../domain/customer/subventions.ts';
import { euroText } from '../../../../../domain/money/money.ts';
import { newestFirst } from '../../../../../domain/newest-first.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { orderFilePath } from '../../../../../domain/order/path.ts';
import { dateTimeText } from '../../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../../domain/words/isolate.ts';
import { useSignedIn } from '../../../../kit/client/context.ts';
import { TableExport } from '../../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../../kit/queries/use-detail.ts';
import { Link } from '../../../../kit/router/router.tsx';
import { later } from '../../../../ui/later/later.ts';
import table from '../../../../ui/tables/table.module.css';
import { Table } from '../../../../ui/tables/table.tsx';
import { customerTexts as texts } from '../../customer/text.ts';
import type { OfCustomer } from '../of-customer.ts';
import { conditionsOf } from './subvention-conditions.ts';

const columns = later(async () => (await import('../files.ts')).tabFiles.subventions);

/** The subsidies a customer used, the newest first (SUP-180 to SUP-183). */
export function SubventionsTab({ userId }: OfCustomer) {
  const told = useDetail(customerSubventions, { userId });
  const { used, amount, order, canteen, organization, conditions } = texts.subventionColumns;
  return (
    <section aria-label={texts.subventions}>
      <DetailAnswer answer={told} loading={texts.loading}>
        {(logs) =>
          logs.length === 0 ? (
            <p>{texts.noSubventions}</p>
          ) : (
            <>
              <TableExport
                label={texts.subventions}
                name={`subventions-${userId}`}
                rows={newestFirst(logs, (log) => log.created_at)}
                columns={columns}
              />
              <Table
                look="sheet"
                label={texts.subventions}
                columns={[used, amount, order, canteen, organization, conditions]}
              >
                <tbody>
                  {newestFirst(logs, (log) => log.created_at).map((log) => (
                    <Row key={`${log.created_at} ${log.order_id} ${log.amount}`} log={log} />
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

function Row({ log }: { readonly log: SubventionLog }) {
  const { created_at, amount, order_id, order_random_id, canteen_id, canteen_name, subvention } = log;
  return (
    <tr>
      <td className={table.date}>{dateTimeText(created_at)}</td>
      <td className={table.figure}>{amount == null ? null : euroText(amount)}</td>
      <td>
        {order_id ? (
          <Link to={orderFilePath(order_id)}>{orderName({ id: order_id, random_id: order_random_id })}</Link>
        ) : (
          order_random_id
        )}
      </td>
      <td>
        <Business kind="canteens" id={canteen_id} name={canteen_name} />
      </td>
      <td>
        <Business kind="organizations" id={subvention?.organization_id} name={subvention?.organization_name} />
      </td>
      <td>
        <Conditions subvention={subvention} />
      </td>
    </tr>
  );
}

interface BusinessProps {
  readonly kind: 'canteens' | 'organizations';
  readonly id: number | null | undefined;
  readonly name: string | null | undefined;
}

/** A business customer, on a page of another site where one is configured (SUP-181). */
function Business({ kind, id, name }: BusinessProps) {
  const { config } = useSignedIn();
  const shown = isolated(name ?? (id ? String(id) : ''));
  const { businessUrl } = config;
  if (!id || !businessUrl) return shown;
  return (
    <a href={`${businessUrl.replace(/\/$/, '')}/${kind}/${id}`} target="_blank" rel="noopener">
      {shown}
    </a>
  );
}

/** SUP-182. */
function Conditions({ subvention }: Pick<SubventionLog, 'subvention'>) {
  if (!subvention) return null;
  return (
    <ul>
      {conditionsOf(subvention).map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  );
}
