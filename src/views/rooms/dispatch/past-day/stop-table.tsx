import { latenessText } from '../../../../domain/late-order/text.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import type { LateLine } from '../../../../domain/past-day/causes.ts';
import type { PastDemand, PastOrder } from '../../../../domain/past-day/day.ts';
import { lastCallText } from '../../../../domain/phone-call/last-call-text.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { causesInWords, demandText } from './cause-text.ts';
import type { LateRound } from './day.ts';
import styles from './past-day.module.css';
import { pastDayTexts as texts } from './text.ts';
import { Words } from './words.tsx';

/** All orders of a round with their hours, and what its driver wrote (OUR-237, OUR-239). */
export function StopTable({ of: { round, lines }, code }: { readonly of: LateRound; readonly code: string }) {
  const orders = round.orders ?? [];
  const late = new Map<number, LateLine>(lines.map((line) => [line.order.id, line]));
  return (
    <>
      <Table label={texts.stops(code)} frame="page" columns={texts.stopColumns}>
        <tbody>
          {orders.map((order, at) => (
            <Stop key={order.id} order={order} number={round.id == null ? null : at + 1} line={late.get(order.id)} />
          ))}
        </tbody>
      </Table>
      <Demands code={code} demands={round.demands ?? []} orders={orders} />
    </>
  );
}

interface StopProps {
  readonly order: PastOrder;
  /** Its place in the round; null where there is none. */
  readonly number: number | null;
  /** Of a late one. */
  readonly line: LateLine | undefined;
}

function Stop({ order, number, line }: StopProps) {
  const { client_name, postal_code, last_call, credited } = order;
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">
        <OrderLink orderId={order.id}>{orderName(order)}</OrderLink>
        <div className={styles.muted}>{[client_name, postal_code].filter(Boolean).join(', ')}</div>
      </th>
      <td className={styles.time}>
        {[order.shipping_time, order.max_shipping_time].map((at) => hourText(at)).join(' – ')}
      </td>
      <td className={styles.time}>{hourText(order.prepared_at)}</td>
      <td className={styles.time}>{cameText(order)}</td>
      <td className={styles.late}>{line ? latenessText(line.minutes) : null}</td>
      <td>{line ? <Words of={causesInWords([line])} /> : null}</td>
      <td>{last_call ? lastCallText(last_call) : null}</td>
      <td className={styles.time}>{(order.sms_at ?? []).map((at) => hourText(at)).join(', ')}</td>
      <td className={styles.time}>{credited ? euroText(credited) : null}</td>
    </tr>
  );
}

/** Its hour; of one that was not delivered its state, of one whose hour nobody knows that. */
function cameText({ date_received, status }: PastOrder): string {
  if (status === 'received') return date_received ? hourText(date_received) : texts.unknownHourOf;
  return status ? orderStatusLabel(status) : texts.unknown;
}

interface DemandsProps {
  readonly code: string;
  readonly demands: readonly PastDemand[];
  readonly orders: readonly PastOrder[];
}

function Demands({ code, demands, orders }: DemandsProps) {
  if (demands.length === 0) return null;
  return (
    <ul className={styles.demands} aria-label={texts.demands(code)}>
      {demands.map((demand) => (
        <li key={demand.id}>
          <span className={styles.time}>{hourText(demand.created_at)}</span>{' '}
          <span>{demandText(demand, orders.find(({ id }) => id === demand.order) ?? null)}</span>{' '}
          {demand.comment ? <q>{demand.comment}</q> : <span className={styles.muted}>{texts.noComment}</span>}{' '}
          {demand.state ? <Badge>{texts.state(demand.state)}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
