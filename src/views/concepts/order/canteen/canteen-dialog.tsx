import { dockCode } from '../../../../domain/dock/text.ts';
import { bagsText } from '../../../../domain/order/bags.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { clientName } from '../../../../domain/task/client.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { EmptyDialog } from '../../../ui/windows/empty-dialog.tsx';
import { OrderLink } from '../order-link.tsx';
import { orderTexts } from '../text.ts';
import styles from './canteen.module.css';
import { useCanteenOrders } from './canteen-orders.ts';
import { canteenTexts } from './text.ts';

interface CanteenDialogProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** The orders of the canteen one order belongs to (DSP-267). */
export function CanteenDialog({ orderId, onClose }: CanteenDialogProps) {
  const canteen = useCanteenOrders(orderId);
  if (canteen === undefined) return null;
  if (canteen === null) {
    return <EmptyDialog title={canteenTexts.untitled} text={canteenTexts.gone} onClose={onClose} />;
  }
  const { name, cutOff, orders, missing } = canteen;
  return (
    <Dialog title={canteenTexts.title(name, orders.length + missing)} width="640px" onClose={onClose}>
      {cutOff ? <p className={styles.note}>{canteenTexts.cutOff(hourText(cutOff))}</p> : null}
      <Table
        look="dense"
        className={styles.orders}
        columns={[canteenTexts.order, orderTexts.client, orderTexts.bags, canteenTexts.dock, orderTexts.state]}
      >
        <tbody>
          {orders.map(({ task, order }) => (
            <CanteenLine key={task.id} task={task} order={order} />
          ))}
        </tbody>
      </Table>
      {missing > 0 ? <p className={styles.note}>{canteenTexts.missing(missing)}</p> : null}
    </Dialog>
  );
}

function CanteenLine({ task, order }: { readonly task: Task; readonly order: Order }) {
  const counts = {
    bags: order.number_of_bags ?? null,
    bagsDry: order.number_of_bags_dry ?? null,
    bagsIsotherm: order.number_of_bags_isotherm ?? null,
  };
  return (
    <tr>
      <th scope="row">
        <OrderLink orderId={order.id}>{orderName(order)}</OrderLink>{' '}
        {order.canteen_witness ? <Badge>{canteenTexts.witness}</Badge> : null}
      </th>
      <td>{clientName(task.client)}</td>
      <td>{bagsText(counts)}</td>
      <td>{task.dock ? dockCode(task.dock) : canteenTexts.toDispatch}</td>
      <td>{orderStatusLabel(order.status ?? task.status ?? '')}</td>
    </tr>
  );
}
