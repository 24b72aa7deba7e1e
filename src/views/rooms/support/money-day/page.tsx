import { useState } from 'react';
import type { CenterId } from '../../../../domain/center/center-id.ts';
import { dayAfter, dayText } from '../../../../domain/driver-log/calendar.ts';
import { centsOfEuros, eurosOf } from '../../../../domain/money/cents.ts';
import { type MoneyDay, moneyDay, type OpenPart } from '../../../../domain/money/day/entry.ts';
import { moneyCsv, moneyFileName } from '../../../../domain/money/day/export.ts';
import { groupedBy, isWhole, operationsIn, type Way, ways } from '../../../../domain/money/day/sums.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { reconciliationPath } from '../../../../domain/money/reconcile/path.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { parisDay } from '../../../../domain/time/paris-time.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { useServerNow } from '../../../kit/client/clock.ts';
import { ExportButton } from '../../../kit/export/export-button.tsx';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { Link } from '../../../kit/router/router.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { OffLink } from '../../../ui/off-link.tsx';
import reach from '../../../ui/reach.module.css';
import { moneyDayPath } from '../paths.ts';
import { GroupTable } from './group-table.tsx';
import styles from './money-day.module.css';
import { moneyDayTexts as texts } from './text.ts';
import { Totals } from './totals.tsx';
import { Unfolded } from './unfolded.tsx';

/** Colleagues give money too. */
const oftenMs = 60_000;

interface DayProps {
  readonly day: string;
  readonly center: CenterId;
}

/** The money of a center on one day (OUR-140). */
export function MoneyDayPage({ day, center }: DayProps) {
  const answer = useDetail(moneyDay, { day, center }, { everyMs: oftenMs });
  const entries = answer?.value?.entries ?? [];
  const today = parisDay(useServerNow());
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <Link to={moneyDayPath(dayAfter(day, -1))} className={styles.step}>
          {texts.before}
        </Link>
        <h1>{texts.title(dayText(day))}</h1>
        {day < today ? (
          <Link to={moneyDayPath(dayAfter(day, 1))} className={styles.step}>
            {texts.after}
          </Link>
        ) : (
          <OffLink reason={texts.noAfter} className={styles.step}>
            {texts.after}
          </OffLink>
        )}
        <Link to={reconciliationPath(day)} className={`${styles.step} ${styles.apart}`}>
          {texts.reconcile}
        </Link>
        {entries.length > 0 ? (
          <span className={styles.end}>
            <ExportButton
              label={texts.exportAll(entries.length)}
              fileName={moneyFileName(day, null)}
              csv={() => moneyCsv(entries)}
            />
          </span>
        ) : null}
      </header>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {(value) => <Sums day={day} of={value} />}
      </DetailAnswer>
    </main>
  );
}

interface Chosen {
  readonly way: Way;
  readonly of: string;
}

function Sums({ day, of }: { readonly day: string; readonly of: MoneyDay }) {
  const { entries, open_parts } = of;
  const [chosen, choose] = useState<Chosen | null>(null);
  const beside = (
    <>
      <Notice text={isWhole(of) ? null : texts.unread} color="red" />
      {open_parts && open_parts.length > 0 ? <OpenParts parts={open_parts} /> : null}
    </>
  );
  if (entries.length === 0)
    return (
      <>
        {beside}
        <EmptyState title={texts.none} />
      </>
    );
  const group = chosen && groupedBy(chosen.way, entries).find(({ of }) => of === chosen.of);
  const byMeans = groupedBy('means', entries);
  const parts = byMeans.reduce((sum, { entries: its }) => sum + operationsIn(its), 0);
  return (
    <>
      {beside}
      <Totals entries={entries} />
      <div className={styles.ways}>
        {ways.map((way) => (
          <GroupTable
            key={way}
            way={way}
            entries={entries}
            unfolded={chosen?.way === way ? chosen.of : null}
            onUnfold={(of) => choose(of === null ? null : { way, of })}
          />
        ))}
      </div>
      <p className={styles.note}>{texts.partsNote(parts, operationsIn(entries))}</p>
      {chosen && group ? <Unfolded day={day} way={chosen.way} group={group} onFold={() => choose(null)} /> : null}
    </>
  );
}

/** What is on its way, or what nobody knows, is in no sum. */
function OpenParts({ parts }: { readonly parts: readonly OpenPart[] }) {
  const cents = parts.reduce((sum, { amount }) => sum + centsOfEuros(amount), 0);
  const orders = new Map(parts.flatMap(({ order }) => (order ? [[order.id, order] as const] : [])));
  return (
    <p className={styles.open}>
      {texts.open(parts.length, euroText(eurosOf(cents)))}
      {[...orders.values()].map(({ id, random_id }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : null}
          <OrderLink orderId={id} className={reach.reach}>
            {orderName({ orderId: id, randomId: random_id })}
          </OrderLink>
        </span>
      ))}
    </p>
  );
}
