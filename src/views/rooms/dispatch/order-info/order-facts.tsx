import type { ReactNode } from 'react';
import { providerOfJob } from '../../../../domain/courier/provider.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { positionOf } from '../../../../domain/geo.ts';
import { bagsText } from '../../../../domain/order/bags.ts';
import { recipientText } from '../../../../domain/order/delivery.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { weightText } from '../../../../domain/order/weight.ts';
import { invalidAddress } from '../../../../domain/task/text.ts';
import { hourText, longDateText, secondText } from '../../../../domain/time/paris-time.ts';
import { zoneText } from '../../../../domain/transit/trolley.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { WeightBadge } from '../../../concepts/order/badges.tsx';
import { Jobs } from '../../../concepts/order/courier-jobs/jobs.tsx';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { orderTexts } from '../../../concepts/order/text.ts';
import { ZoneBadges } from '../../../concepts/order/zones/zone-badges.tsx';
import { useOnline } from '../../../kit/client/context.ts';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { useMetasOfList } from '../../../kit/queries/use-metas.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useCentersOfBoard } from '../board-context.ts';
import { OrderState } from '../docks/state-cell.tsx';
import { clientPath } from '../links.ts';
import { ClientBadges } from '../orders/client-badges.tsx';
import { PressingBadges, TagBadges } from '../orders/order-badges.tsx';
import { listTexts } from '../text.ts';
import { type InfoRow, infoRow } from './info-row.ts';
import styles from './order-info.module.css';
import { OrderMenu } from './order-menu.tsx';
import { infoTexts } from './text.ts';
import { type OrderInfo, useOrderInfo } from './use-order-info.ts';

/** One order, as far as it is known (DSP-225). */
export function OrderFacts({ orderId }: { readonly orderId: number }) {
  const info = useOrderInfo(orderId);
  const center = useCentersOfBoard()?.current;
  if (!info) return <p className={styles.none}>{infoTexts.asked}</p>;
  if (!info.order) return <Unknown info={info} orderId={orderId} />;
  const row = infoRow(info.order, info.task, positionOf(center?.address, null));
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <OrderLink orderId={row.orderId}>
            {infoTexts.order(orderName(row))} <Icon name="external" size={12} />
          </OrderLink>
        </h2>
        <OrderState row={row} />
        <PressingBadges row={row} />
        <MarkBadge marks={info.marks} />
        <OrderMenu row={row} />
        <Freshness info={info} />
      </header>
      <dl className={styles.facts}>
        <Facts info={info} row={row} />
      </dl>
      <ZoneBadges order={info.order} />
    </>
  );
}

function Unknown({ info, orderId }: { readonly info: OrderInfo; readonly orderId: number }) {
  const { isOnline } = useOnline();
  return (
    <>
      <h2 className={styles.title}>{infoTexts.order(String(orderId))}</h2>
      <p className={styles.none} role="status">
        {info.error ?? (isOnline ? infoTexts.asked : infoTexts.unknown)}
      </p>
    </>
  );
}

/** How old the detail is, and why there is no newer one. */
function Freshness({ info: { toldAtMs, error } }: { readonly info: OrderInfo }) {
  return (
    <span className={styles.told} role="status">
      {error ? infoTexts.failed(error) : toldAtMs === null ? null : infoTexts.told(secondText(toldAtMs))}
    </span>
  );
}

function Facts({ info, row }: { readonly info: OrderInfo; readonly row: InfoRow }) {
  const metas = useMetasOfList();
  return (
    <>
      <Fact name={infoTexts.client}>
        <Client id={info.task?.client?.id} name={row.clientName} /> <ClientBadges row={row} />
      </Fact>
      <Fact name={infoTexts.address}>
        {row.address}
        {row.addressInvalid ? (
          <Badge tone="red" meaning={invalidAddress.meaning}>
            {invalidAddress.badge}
          </Badge>
        ) : null}
      </Fact>
      {info.order ? <Recipient order={info.order} /> : null}
      <Fact name={infoTexts.slot}>{slotOf(row)}</Fact>
      <Fact name={orderTexts.bags}>{bagsText(row)}</Fact>
      <Fact name={orderTexts.transitArea}>{info.order && zoneText(metas, info.order)}</Fact>
      <Fact name={infoTexts.weight}>
        {row.weightLevel === 'none' ? row.weightKg !== null && weightText(row.weightKg) : <WeightBadge row={row} />}
      </Fact>
      <Fact name={infoTexts.round}>{info.task?.dock ? dockCode(info.task.dock) : null}</Fact>
      {row.tags.length > 0 || row.canteenOrders || row.siteId !== null ? (
        <Fact name={infoTexts.tags}>
          <TagBadges row={row} />
        </Fact>
      ) : null}
      <JobsOf info={info} />
    </>
  );
}

/** The recipient and his phone, where the order has them (SUP-215). */
function Recipient({ order }: { readonly order: Order }) {
  const name = recipientText(order);
  const { phone } = order;
  if (!name && !phone) return null;
  return (
    <Fact name={infoTexts.recipient}>
      {isolated(name)} {phone ? <PhoneLink phone={phone} /> : null}
    </Fact>
  );
}

/** Leads to the client's page (LNK-09). */
function Client({ id, name }: { readonly id: number | null | undefined; readonly name: string }) {
  if (!id || !name) return name || infoTexts.unsaid;
  return <AdminLink path={clientPath(id)}>{name}</AdminLink>;
}

const slotOf = ({ slotStartMs, slotEndMs }: InfoRow) =>
  slotStartMs === null
    ? null
    : `${longDateText(slotStartMs)}, ${listTexts.slot(hourText(slotStartMs), hourText(slotEndMs))}`;

/** The courier's jobs for the order, those of its dock when it has none of its own (DSP-660). */
function JobsOf({ info: { task, dock } }: { readonly info: OrderInfo }) {
  const own = task?.external_shipping_jobs ?? [];
  const jobs = (own.length > 0 ? own : (dock?.external_shipping_jobs ?? [])).flatMap((job) => {
    const provider = providerOfJob(job, dock);
    return provider ? [{ provider, job }] : [];
  });
  if (jobs.length === 0) return null;
  return (
    <Fact name={infoTexts.jobs} isWide>
      <Jobs jobs={jobs} delivery={{ status: task?.external_job_delivery_status, eta: task?.eta ?? dock?.eta }} />
    </Fact>
  );
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div data-wide={isWide}>
      <dt>{name}</dt>
      <dd>{children || infoTexts.unsaid}</dd>
    </div>
  );
}
