import { useState } from 'react';
import { sendingOf } from '../../../db/queries/actions.ts';
import type { CenterId } from '../../../domain/center/center-id.ts';
import { setCourierOrderStatus } from '../../../domain/courier/commands/set-order-status.ts';
import {
  type CourierOrder,
  canRegularizeOrder,
  isHeavyParcel,
  orderProgress,
  type RegularizedStatus,
} from '../../../domain/courier/courier-order.ts';
import { orderName } from '../../../domain/order/name.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { webAddress } from '../../../domain/web-address.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { OrderLink } from '../../concepts/order/order-link.tsx';
import { LiveNote } from '../../kit/actions/open/live-note.tsx';
import { useLiveAction } from '../../kit/actions/use-live-action.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later/later.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { OrderStatus } from '../../ui/status/order-status.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { Confirm } from '../../ui/windows/confirm.tsx';
import { DeliveryCells } from './delivery-cells.tsx';
import styles from './second-courier.module.css';
import { serviceLabel, secondCourierTexts as texts } from './text.ts';

const columns = later(async () => (await import('./orders-file.ts')).courierOrdersFile);

interface OrderTableProps {
  readonly center: CenterId;
  readonly label: string;
  readonly orders: readonly CourierOrder[];
  /** Statuses of orders since they were read, by id. */
  readonly statuses: ReadonlyMap<number, string>;
  readonly isToRegularize?: boolean;
}

/** Orders of the second courier, in the order received (PRP-378, PRP-384). */
export function OrderTable({ center, label, orders, statuses, isToRegularize = false }: OrderTableProps) {
  if (orders.length === 0)
    return <p className={styles.none}>{isToRegularize ? texts.noneToRegularize : texts.noCurrent}</p>;
  const statusOf = ({ order }: CourierOrder) => statuses.get(order.id) ?? order.status ?? null;
  return (
    <Table
      label={label}
      frame="page"
      cards="window"
      columns={isToRegularize ? [...texts.heads, texts.actions] : texts.heads}
      file={
        <TableExport
          label={label}
          name={isToRegularize ? 'uber-a-regulariser' : 'uber-en-cours'}
          rows={orders.map((row) => ({ row, status: statusOf(row) }))}
          columns={columns}
        />
      }
    >
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} center={center} row={order} status={statusOf(order)} isToRegularize={isToRegularize} />
        ))}
      </tbody>
    </Table>
  );
}

/** Heads that a card repeats: their values alone say too little. */
const [location, bags, displayId] = texts.heads.slice(5);

interface RowProps {
  readonly center: CenterId;
  readonly row: CourierOrder;
  readonly status: string | null;
  readonly isToRegularize: boolean;
}

function Row({ center, row, status, isToRegularize }: RowProps) {
  const { order } = row;
  const name = orderName(row.order);
  return (
    <tr data-progress={orderProgress(status) ?? undefined}>
      <td>
        <Badge tone={row.uber_type === 'uber_direct' ? 'indigo' : 'gray'}>
          {serviceLabel(row.uber_type) || texts.unsaid}
        </Badge>
      </td>
      <td className={styles.figure}>{hourText(row.pickup_time) || texts.unsaid}</td>
      <th scope="row">
        <OrderLink orderId={order.id}>{name}</OrderLink>{' '}
        {isHeavyParcel(row) ? (
          <Badge tone="red">
            <Icon name="weight" size={11} /> {texts.heavy}
          </Badge>
        ) : null}
      </th>
      <td>
        <Customer row={row} />
      </td>
      <td>{status === null ? texts.unsaid : <OrderStatus code={status} />}</td>
      <td data-head={location}>{order.location || texts.unsaid}</td>
      <td className={styles.figure} data-head={bags}>
        {order.bags ?? texts.unsaid}
      </td>
      <td data-head={displayId}>
        <DisplayId row={row} />
      </td>
      <DeliveryCells deliveries={row.deliveries ?? []} order={name} />
      {isToRegularize ? (
        <td className={styles.actions}>
          {canRegularizeOrder(status) ? <RowActions center={center} row={row} /> : null}
        </td>
      ) : null}
    </tr>
  );
}

/** Whom it is for, and how he is reached and known (PRP-408). */
function Customer({ row: { order, customer_phone_number: phone, customer_pin_code: pin } }: Pick<RowProps, 'row'>) {
  return (
    <>
      {isolated(order.fullname?.trim() ?? '') || texts.unsaid}
      {phone || pin ? (
        <small>
          {phone ? <PhoneLink phone={phone} /> : null}
          {phone && pin ? ' · ' : null}
          {pin ? texts.code(pin) : null}
        </small>
      ) : null}
    </>
  );
}

function DisplayId({ row: { display_id, merchants_link } }: Pick<RowProps, 'row'>) {
  const link = webAddress(merchants_link);
  if (!display_id) return texts.unsaid;
  if (!link) return display_id;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {display_id}
    </a>
  );
}

/** Neither can be undone here: a question comes first (PRP-379 to PRP-383). */
function RowActions({ center, row }: Pick<RowProps, 'center' | 'row'>) {
  const { db } = useSignedIn();
  const [asked, ask] = useState<RegularizedStatus | null>(null);
  const sending = useSeenQuery(() => sendingOf(db, center, setCourierOrderStatus.name), [db, center]) ?? [];
  const { id, random_id } = row.order;
  const { blocked, isRunning, doubt, problem, run } = useLiveAction(setCourierOrderStatus, { orderId: id });
  const isSending = sending.some((args) => setCourierOrderStatus.args.safeParse(args).data?.orderId === id);
  const reason = isRunning || isSending ? texts.updating : blocked;
  const name = orderName(row.order);
  const words = asked && texts.confirm[asked];
  return (
    <>
      <Button
        size="1"
        variant="soft"
        aria-label={texts.ofOrder(texts.deliver, name)}
        reason={reason}
        onClick={() => ask('received')}
      >
        {texts.deliver}
      </Button>
      <Button
        size="1"
        variant="ghost"
        color="red"
        aria-label={texts.ofOrder(texts.cancel, name)}
        reason={reason}
        onClick={() => ask('canceled')}
      >
        {texts.cancel}
      </Button>
      <LiveNote of={{ doubt, problem }} />
      {asked && words ? (
        <Confirm
          title={words.title(name)}
          text={words.text}
          confirm={words.confirm}
          onCancel={() => ask(null)}
          onConfirm={() => {
            ask(null);
            void run({ center, orderId: id, randomId: random_id, status: asked });
          }}
        />
      ) : null}
    </>
  );
}
