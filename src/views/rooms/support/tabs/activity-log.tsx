import type { OrderId } from '../../../../domain/order/order.ts';
import {
  type ActivityEntry,
  type ActivityType,
  activityTypeOf,
  byActivityDate,
  orderActivity,
} from '../../../../domain/order/sheet/activity.ts';
import { dayTimeText } from '../../../../domain/time/paris-time.ts';
import { linkAddress } from '../../../../domain/web-address.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { Badge, type Tone } from '../../../ui/status/badge.tsx';
import styles from '../support.module.css';
import { activityLabels, activityTexts as texts } from './activity-text.ts';

/** The history of an order, the newest first (SUP-074 to SUP-076). */
export function ActivityLog({ orderId }: { readonly orderId: OrderId }) {
  const answer = useDetail(orderActivity, { orderId });
  return (
    <section className={styles.block} aria-label={texts.activity}>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {(entries) => (entries.length === 0 ? <p>{texts.none}</p> : <Entries entries={entries} />)}
      </DetailAnswer>
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  return (
    <ol className={styles.log} aria-label={texts.activity}>
      {entries.toSorted(byActivityDate).map((entry, at) => (
        <li key={entry.uniq_id ?? `at-${at}`}>
          <Kind type={activityTypeOf(entry)} />
          <time dateTime={entry.activity_date ?? undefined}>{dayTimeText(entry.activity_date)}</time>
          {entry.full_name ? <strong>{isolated(entry.full_name)}</strong> : null}
          {entry.message ? <span>{isolated(entry.message)}</span> : null}
          <Extras extras={entry.extras ?? []} />
        </li>
      ))}
    </ol>
  );
}

const tones: Partial<Readonly<Record<ActivityType, Tone>>> = {
  packing: 'blue',
  log_driverloggroup: 'green',
  log_dock: 'green',
  back_to_center: 'amber',
  log_money: 'purple',
  external_job: 'indigo',
};

const Kind = ({ type }: { readonly type: ActivityType }) => (
  <Badge tone={tones[type] ?? 'gray'}>{activityLabels[type]}</Badge>
);

type Extra = NonNullable<ActivityEntry['extras']>[number];

/** The link of an entry; an address that is none is read and not followed (DSP-052). */
function Extras({ extras }: { readonly extras: readonly Extra[] }) {
  return extras.map(({ id, label, title, url }, at) => {
    const address = linkAddress(url);
    const name = isolated(label || title || (id ? String(id) : ''));
    const key = `${id ?? ''}-${at}`;
    if (address === null)
      return (
        <span key={key} className={styles.aside}>
          {name}
          {title && title !== label ? ` ${title}` : null}
        </span>
      );
    return (
      <a key={key} href={address} target="_blank" rel="noopener noreferrer" title={title ?? undefined}>
        {name}
      </a>
    );
  });
}
