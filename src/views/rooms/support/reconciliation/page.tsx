import type { CenterId } from '../../../../domain/center/center-id.ts';
import { dayText } from '../../../../domain/driver-log/calendar.ts';
import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { refundCoursePath } from '../../../../domain/money/course/path.ts';
import { euroText } from '../../../../domain/money/money.ts';
import {
  type Difference,
  type ReadProvider,
  type Reconciliation,
  reconciliation,
} from '../../../../domain/money/reconcile/reconciliation.ts';
import { partStatusTexts } from '../../../../domain/money/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { PartState } from '../../../concepts/order/refund/part-state.tsx';
import { TableExport } from '../../../kit/export/table-export.tsx';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { Link } from '../../../kit/router/router.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { later } from '../../../ui/later/later.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import styles from '../money-day/money-day.module.css';
import { moneyDayPath } from '../paths.ts';
import { reconciliationTexts as texts } from './text.ts';

interface PageProps {
  readonly day: string;
  readonly center: CenterId;
}

/** `/support/money/rapprochement-{day}`: the books of the providers beside ours (OUR-163). */
export function ReconciliationPage({ day, center }: PageProps) {
  const answer = useDetail(reconciliation, { day, center });
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{texts.title(dayText(day))}</h1>
        <Link to={moneyDayPath(day)} className={styles.step}>
          {texts.day}
        </Link>
      </header>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {(value) => <Compared of={value} />}
      </DetailAnswer>
    </main>
  );
}

const pendingColumns = later(async () => (await import('./reconciliation-files.ts')).pendingFile);
const providerColumns = later(async () => (await import('./reconciliation-files.ts')).providersFile);
const differenceColumns = later(async () => (await import('./reconciliation-files.ts')).differencesFile);

function Compared({ of }: { readonly of: Reconciliation }) {
  const { differences, pending, count } = of;
  const isCut = (count ?? differences.length) !== differences.length;
  const pendingCents = pending.reduce((sum, { amount }) => sum + centsOfEuros(amount), 0);
  const pendingTitle = texts.pending(pending.length, euroText(eurosOf(pendingCents)));
  return (
    <>
      <Notice text={isCut ? texts.unread : null} color="red" />
      <Providers of={of} />
      {differences.length > 0 ? <Differences differences={differences} /> : null}
      {pending.length > 0 ? (
        <section aria-label={pendingTitle}>
          <header className={styles.counted}>
            <p className={styles.open}>{pendingTitle}</p>
            <TableExport label={pendingTitle} name="parts-non-tranchees" rows={pending} columns={pendingColumns} />
          </header>
          <Table label={pendingTitle} frame="page" columns={texts.pendingColumns}>
            <tbody>
              {pending.map(({ order, provider, amount, status, refund }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a refund may have two parts at one provider
                <tr key={at}>
                  <th scope="row">
                    <Order order={order} />
                  </th>
                  <td>{texts.nameOf(provider)}</td>
                  <td className={table.figure}>{euroText(amount)}</td>
                  <td>
                    <PartState status={status} />
                  </td>
                  <td>{refund ? <Link to={refundCoursePath(refund)}>{texts.course}</Link> : null}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      ) : null}
      <p className={styles.note}>{texts.note}</p>
    </>
  );
}

/** What was read of whom: only one who answered all agrees. */
function Providers({ of }: { readonly of: Reconciliation }) {
  const differencesOf = ({ provider }: ReadProvider) => of.differences.filter((it) => it.provider === provider).length;
  return (
    <>
      <header className={styles.counted}>
        <h2>{texts.providers}</h2>
        <TableExport
          label={texts.providers}
          name="rapprochement"
          rows={of.providers.map((provider) => ({ provider, differences: differencesOf(provider) }))}
          columns={providerColumns}
        />
      </header>
      <Table label={texts.providers} frame="page" columns={texts.providerColumns}>
        <tbody>
          {of.providers.map((provider) => {
            const count = differencesOf(provider);
            const isSound = provider.is_answered === true && count === 0;
            return (
              <tr key={provider.provider}>
                <th scope="row">{texts.nameOf(provider.provider)}</th>
                <td className={table.figure}>{provider.read}</td>
                <td className={table.figure}>{euroText(provider.ours)}</td>
                <td className={table.figure}>{euroText(provider.theirs)}</td>
                <td>
                  <Badge tone={isSound ? 'green' : provider.is_answered === true ? 'red' : 'amber'} wraps>
                    {texts.stateOf(provider, count)}
                  </Badge>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const title = texts.differences(differences.length);
  return (
    <>
      <header className={styles.counted}>
        <h2>{title}</h2>
        <TableExport label={title} name="differences" rows={differences} columns={differenceColumns} />
      </header>
      <Table label={title} frame="page" columns={texts.columns}>
        <tbody>
          {differences.map((it, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a payment may differ in two ways
            <tr key={at}>
              <th scope="row">
                <Order order={it.order} />
              </th>
              <td>{texts.nameOf(it.provider)}</td>
              <td>{texts.kindOf(it.kind)}</td>
              <td className={table.figure}>{texts.side(it.ours, stateText(it.our_state)) ?? texts.nothing}</td>
              <td className={table.figure}>{texts.side(it.theirs, stateText(it.their_state)) ?? texts.nothing}</td>
              <td>{it.number}</td>
              <td>{it.refund ? <Link to={refundCoursePath(it.refund)}>{texts.course}</Link> : null}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const stateText = (status: string | null | undefined) => partStatusTexts[status ?? ''] ?? status ?? '';

function Order({ order }: Pick<Difference, 'order'>) {
  if (!order) return texts.noOrder;
  return <OrderLink orderId={order.id}>{orderName({ orderId: order.id, randomId: order.random_id })}</OrderLink>;
}
