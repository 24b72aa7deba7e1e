import type { MouseEvent } from 'react';
import type { CustomerId } from '../../../domain/customer/customer.ts';
import { euroText } from '../../../domain/money/money.ts';
import { orderFilePath } from '../../../domain/order/path.ts';
import type { OrderSummary } from '../../../domain/order/sheet/sheet.ts';
import { byDelivery, centerOf, deliveryCents } from '../../../domain/order/sheet/sheet-rules.ts';
import { dateTimeText } from '../../../domain/time/paris-time.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { AwaitedLine } from '../../kit/queries/awaited.tsx';
import { go, Link } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { later } from '../../ui/later/later.ts';
import { OrderStatus } from '../../ui/status/order-status.tsx';
import { columnsOf } from '../../ui/tables/columns-of.ts';
import { MoreRows, useCut } from '../../ui/tables/first-rows.tsx';
import table from '../../ui/tables/table.module.css';
import { Table } from '../../ui/tables/table.tsx';
import styles from './support.module.css';
import { centerTexts, orderNumbers, supportTexts as texts } from './text.ts';
import { useOrdersOf } from './use-customer.ts';

interface OrderListProps {
  readonly userId: CustomerId;
  readonly currentId?: number | undefined;
}

/** The orders of a customer, in every center (SUP-080 to SUP-091). */
export function OrderList({ userId, currentId }: OrderListProps) {
  const orders = useOrdersOf(userId);
  return (
    <section className={styles.block} aria-label={texts.orders}>
      {orders.error ? <p role="alert">{texts.failed(orders.error)}</p> : null}
      {orders.value ? <Rows userId={userId} orders={orders.value} currentId={currentId} /> : null}
      {!orders.value && !orders.error ? <AwaitedLine loading={texts.loading} /> : null}
    </section>
  );
}

interface RowsProps {
  readonly userId: CustomerId;
  readonly orders: readonly OrderSummary[];
  readonly currentId: number | undefined;
}

function Rows({ userId, orders, currentId }: RowsProps) {
  if (orders.length === 0) return <p>{texts.noOrders}</p>;
  return <Orders userId={userId} orders={orders.toSorted(byDelivery)} currentId={currentId} />;
}

/** So many orders are shown at once: whoever calls, calls for one of the last. */
const latest = 50;
const columns = later(async () => (await import('./orders-file.ts')).ordersFile);

function Orders({ userId, orders, currentId }: RowsProps) {
  const { id, center, for: due, status, delivery, amount } = texts.orderColumns;
  const { shown, more } = useCut(orders, latest);
  const current = orders.find((order) => order.id === currentId);
  const centers = useCenters()?.all ?? [];
  return (
    <>
      <TableExport
        label={texts.orders}
        name={`commandes-client-${userId}`}
        rows={orders.map((order) => ({ order, centers }))}
        columns={columns}
      />
      <Table
        look="sheet"
        label={texts.orders}
        columns={columnsOf([id, center, due, status, delivery, amount], [delivery, amount])}
      >
        <tbody>
          {(current && !shown.includes(current) ? [...shown, current] : shown).map((order) => (
            <Row key={order.id} order={order} isCurrent={order === current} />
          ))}
        </tbody>
      </Table>
      <MoreRows more={more} label={texts.orders} />
    </>
  );
}

/** A click that is not on the number, which opens a tab of its own. */
const isOnRow = ({ target }: MouseEvent) => !(target instanceof Element && target.closest('a'));

function Row({ order, isCurrent }: { readonly order: OrderSummary; readonly isCurrent: boolean }) {
  const cents = deliveryCents(order);
  return (
    <tr
      className={styles.row}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => isOnRow(event) && go(orderFilePath(order.id))}
    >
      <td>
        <OrderLink order={order} />
        {order.is_expensive ? (
          <>
            {' '}
            <b className={styles.expensive} title={texts.expensiveTitle}>
              {texts.expensive}
            </b>
          </>
        ) : null}
      </td>
      <td>
        <CenterName order={order} />
      </td>
      <td className={table.date}>{dateTimeText(order.shipping_time)}</td>
      <td>{order.status ? <OrderStatus code={order.status} /> : null}</td>
      <td className={table.figure}>{cents === null ? null : euroText(cents / 100)}</td>
      <td className={table.figure}>{euroText(order.amount)}</td>
    </tr>
  );
}

/** Its numbers, in a tab of its own (SUP-005, SUP-081). */
export function OrderLink({ order }: { readonly order: Pick<OrderSummary, 'id' | 'random_id'> }) {
  return (
    <Link to={orderFilePath(order.id)} isApart>
      {orderNumbers(order)}
    </Link>
  );
}

/** SUP-083. */
export function CenterName({ order }: { readonly order: OrderSummary }) {
  const centers = useCenters();
  const center = centerOf(order, centers?.all ?? []);
  return center.kind === 'center' ? center.name : centerTexts[center.kind];
}
