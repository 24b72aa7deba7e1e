import { useState } from 'react';
import { handBackDeposits, handBackOrder } from '../../../domain/deposit/commands/receive.ts';
import { type OrderDebt, orderDebts, wholeDebt } from '../../../domain/deposit/debts.ts';
import type { ClientDebt } from '../../../domain/deposit/deposit.ts';
import { clientDebts, depositHistory } from '../../../domain/deposit/details.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { isHiddenDriver } from '../../../domain/driver/state.ts';
import { compareDrivers } from '../../../domain/driver/weight.ts';
import { euroText } from '../../../domain/money/money.ts';
import { orderName } from '../../../domain/order/name.ts';
import { OpenNote } from '../../kit/actions/open/open-note.tsx';
import { useReplaced } from '../../kit/actions/use-replaced.ts';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../kit/queries/use-detail.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import table from '../../ui/tables/table.module.css';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { useDriver } from '../driver/use-driver.ts';
import { useDrivers } from '../driver/use-drivers.ts';
import styles from './deposits.module.css';
import { FigureTable } from './figure-table.tsx';
import { HandBackForm } from './movements/hand-back-form.tsx';
import { useMovement } from './movements/use-movement.ts';
import { ProductLabel } from './product-label.tsx';
import { refreshMs, useEndedMovement } from './refresh.ts';
import { debtColumns, debtOrderColumns, depositTexts } from './text.ts';
import { driverDepositsWindow } from './window.ts';

interface ClientDepositsDialogProps {
  readonly clientId: number;
  /** The driver of the opener: he takes the deposits, unless another is chosen. */
  readonly driverId: number;
  /** The refused movement to replace (Modifier). */
  readonly replaces: string | null;
}

/**
 * The deposits a client still has, by product and order, and the form to hand them back (DSP-800, DSP-808, DSP-813). It
 * closes to the deposits of the driver it was opened from.
 */
export function ClientDepositsDialog({ clientId, driverId: first, replaces }: ClientDepositsDialogProps) {
  const [driverId, setDriverId] = useState(DriverId.parse(first));
  const endedAtMs = useEndedMovement();
  const answer = useDetail(clientDebts, { userId: clientId }, { everyMs: refreshMs, endedAtMs });
  const history = useDetail(depositHistory, { driverId: DriverId.parse(first), offset: 0 });
  const name = history?.value?.results.find(({ user }) => user?.id === clientId)?.user?.name;
  const initial = useReplaced(handBackDeposits, replaces);
  const client = { id: clientId, name: name ?? String(clientId) };
  if (initial === undefined) return null;
  return (
    <Dialog
      title={depositTexts.clientTitle(client.name)}
      width="720px"
      onClose={() => setQuery(driverDepositsWindow.at({ driverId: first }))}
    >
      <DetailAnswer answer={answer} loading={depositTexts.loading}>
        {(debts) =>
          debts.length === 0 ? (
            <EmptyState title={depositTexts.nothingHeld} />
          ) : (
            <div className={styles.form}>
              <Debts debts={debts} />
              <DriverField driverId={driverId} onChoose={setDriverId} />
              <OrderTable driverId={driverId} orders={orderDebts(debts)} />
              <HandBackForm
                driverId={driverId}
                client={client}
                debts={debts}
                replaces={initial && replaces}
                initial={initial}
              />
            </div>
          )
        }
      </DetailAnswer>
    </Dialog>
  );
}

function Debts({ debts }: { readonly debts: readonly ClientDebt[] }) {
  const all = wholeDebt(debts);
  return (
    <FigureTable columns={debtColumns} label={depositTexts.debts}>
      {debts.map(({ product_id, product, quantity, orders_quantity, amount }) => (
        <tr key={product_id}>
          <th scope="row">
            <ProductLabel product={product} />
          </th>
          <td className={table.figure}>{quantity}</td>
          <td className={table.figure}>{orders_quantity}</td>
          <td className={table.figure}>{euroText(amount)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{depositTexts.all}</th>
        <td className={table.figure}>{all.quantity}</td>
        <td className={table.figure}>{all.orders_quantity}</td>
        <td className={table.figure}>{euroText(all.amount)}</td>
      </tr>
    </FigureTable>
  );
}

interface DriverFieldProps {
  readonly driverId: DriverId;
  readonly onChoose: (id: DriverId) => void;
}

function DriverField({ driverId, onChoose }: DriverFieldProps) {
  const drivers = (useDrivers() ?? []).filter((it) => !isHiddenDriver(it) || it.id === driverId);
  return (
    <SelectField
      label={depositTexts.driver}
      value={String(driverId)}
      choices={drivers
        .toSorted(compareDrivers)
        .map(({ id, name }) => ({ value: String(id), label: name ?? String(id) }))}
      onChoose={(id) => onChoose(DriverId.parse(Number(id)))}
    />
  );
}

function OrderTable({ driverId, orders }: { readonly driverId: DriverId; readonly orders: readonly OrderDebt[] }) {
  return (
    <FigureTable columns={debtOrderColumns} label={depositTexts.debtOrders} last={depositTexts.handBackOrder}>
      {orders.map((order) => (
        <tr key={order.order_id}>
          <th scope="row">{order.random_id}</th>
          <td className={table.figure}>{order.order_id}</td>
          <td className={table.figure}>{euroText(order.amount)}</td>
          <td className={table.action}>
            <OrderButton driverId={driverId} order={order} />
          </td>
        </tr>
      ))}
    </FigureTable>
  );
}

/** All the deposits of one order at once (DSP-800). */
function OrderButton({ driverId, order }: { readonly driverId: DriverId; readonly order: OrderDebt }) {
  const driver = useDriver(driverId);
  const center = useCenterId();
  const { reason, doubt, enter } = useMovement(handBackOrder, driver, { about: { orderId: order.order_id } });
  const name = orderName({ id: order.order_id, random_id: order.random_id });
  return (
    <>
      <Button
        size="1"
        variant="soft"
        className={styles.press}
        reason={reason}
        aria-label={depositTexts.handBackOrderOf(name)}
        onClick={() =>
          void enter({
            ...{ driverId, driverName: driver?.name ?? String(driverId), center },
            ...{ orderId: order.order_id, order: name },
          })
        }
      >
        {depositTexts.handBackOrder}
      </Button>
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}
