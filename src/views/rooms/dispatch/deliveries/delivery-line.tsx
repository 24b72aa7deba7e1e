import { memo } from 'react';
import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { lastDriverDetail } from '../../../../domain/order/last-driver.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { lastCallText } from '../../../../domain/phone-call/last-call-text.ts';
import { minutesLate } from '../../../../domain/task/arrival.ts';
import { LateAction } from '../../../concepts/order/late/late-action.tsx';
import { redeliveryEntry } from '../../../concepts/order/redelivery/entry-text.ts';
import { returnedWindow } from '../../../concepts/order/redelivery/window.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { FarCells } from '../../../ui/tables/far-cells.tsx';
import { type RowPlace, useNearRow } from '../../../ui/tables/near.ts';
import { smsPath } from '../links.ts';
import { useIsPicked } from '../order-info/picked.ts';
import { DragHandle } from '../orders/drag-handle.tsx';
import cardStyles from '../orders/order-card.module.css';
import orderRow from '../orders/order-row.module.css';
import {
  OrderAddress,
  OrderBags,
  OrderClient,
  OrderName,
  OrderStateAndMenu,
  OrderZone,
} from '../orders/task-cells.tsx';
import taskTable from '../orders/task-table.module.css';
import { marginTexts } from '../text.ts';
import styles from './delivery-table.module.css';
import { deliveryTexts } from './text.ts';

interface DeliveryLineProps extends RowPlace {
  readonly list: string;
  readonly row: DeliveryRow;
  /** The dock it lies in; null in none. */
  readonly card: DockCard | null;
  /** Why it does not leave its dock; null when it may. */
  readonly locked: string | null;
  readonly isGone: boolean;
  /** The city that goes without saying in the list. */
  readonly city: string | null;
}

const deliveryColumns = 9;

/** One order that went wrong on the road. A poll changes few of them: the others render nothing again. */
export const DeliveryLine = memo(function DeliveryLine(props: DeliveryLineProps) {
  const { row, isGone } = props;
  const { ref, isNear } = useNearRow(props);
  return (
    <tr
      ref={ref}
      className={`${taskTable.row} ${cardStyles.card} ${styles.card} ${orderRow.row}`}
      data-gone={isGone}
      data-order={row.orderId}
      data-picked={useIsPicked(row.orderId)}
      data-status={row.orderStatus}
      data-express={row.express}
      data-timing={row.timing}
    >
      {isNear ? <DeliveryCells {...props} /> : <FarCells name={orderName(row)} columns={deliveryColumns} />}
    </tr>
  );
});

function DeliveryCells({ list, row, card, locked, isGone, city }: DeliveryLineProps) {
  return (
    <>
      <th scope="row" className={`${taskTable.name} ${cardStyles.name}`}>
        <div className={styles.grip}>
          {isGone ? null : <DragHandle list={list} row={row} card={card} together={null} locked={locked} />}
          <div>
            <OrderName row={row} />
          </div>
        </div>
      </th>
      <td className={cardStyles.bags}>
        <OrderBags row={row} isGone={isGone} />
      </td>
      <td>
        <OrderZone row={row} />
      </td>
      <td className={cardStyles.client}>
        <OrderClient row={row} />
        {row.lastCall ? <small className={styles.called}>{lastCallText(row.lastCall)}</small> : null}
      </td>
      <td className={cardStyles.address}>
        <OrderAddress row={row} city={city} />
      </td>
      <td>
        {row.lastDriverName === null && row.late === null ? (
          <AskedDriver orderId={row.orderId} />
        ) : (
          <DriverName name={row.lastDriverName} />
        )}
      </td>
      <td className={`${taskTable.state} ${cardStyles.state}`}>
        <OrderStateAndMenu row={row} isGone={isGone} />
      </td>
      <td>
        <SmsLink row={row} />
      </td>
      <td className={styles.outcome}>
        {row.late === null ? (
          <ReturnButton row={row} isGone={isGone} />
        ) : (
          <>
            <Lateness row={row} />
            <LateAction row={row} late={row.late} isGone={isGone} />
          </>
        )}
      </td>
    </>
  );
}

/** By how much it is late; of a delivered order, by how much it was. */
function Lateness({ row }: Pick<DeliveryLineProps, 'row'>) {
  const minutes = minutesLate(row, row.slotEndMs, useServerNow());
  return minutes === null ? null : <b className={styles.lateness}>{marginTexts.late(minutes)}</b>;
}

/** The last driver of a not delivered order, if its row has none (DSP-764). */
function AskedDriver({ orderId }: Pick<DeliveryRow, 'orderId'>) {
  return <DriverName name={useDetail(lastDriverDetail, { orderId })?.value?.name} />;
}

function DriverName({ name }: { readonly name: string | null | undefined }) {
  return (
    <div className={taskTable.clip} title={name ?? undefined}>
      {name}
    </div>
  );
}

/** Opens the return dialog (DSP-752). */
function ReturnButton({ row, isGone }: Pick<DeliveryLineProps, 'row' | 'isGone'>) {
  if (isGone) return null;
  return (
    <Button
      size="1"
      variant="soft"
      className={styles.open}
      aria-label={redeliveryEntry.openFor(orderName(row))}
      onClick={() => setQuery(returnedWindow.at({ orderId: row.orderId }))}
    >
      {redeliveryEntry.open}
    </Button>
  );
}

/** LNK-07. */
function SmsLink({ row }: { readonly row: DeliveryRow }) {
  return (
    <AdminLink className={styles.link} path={smsPath(row.orderId)} aria-label={deliveryTexts.smsOf(orderName(row))}>
      {deliveryTexts.sms}
    </AdminLink>
  );
}
