import { Popover } from '@radix-ui/themes';
import { Fragment } from 'react';
import type { CourierDelivery } from '../../../domain/courier/courier-order.ts';
import { courierVehicleLabel, deliveryStatusLabel, returnStatusLabel } from '../../../domain/courier/text.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import styles from './second-courier.module.css';
import { secondCourierTexts as texts } from './text.ts';

interface DeliveryCellsProps {
  readonly deliveries: readonly CourierDelivery[];
  /** The order's name. */
  readonly order: string;
}

/**
 * The courier of an order and how far he is: one line for each delivery, in the order received (PRP-388 to PRP-397).
 */
export function DeliveryCells({ deliveries, order }: DeliveryCellsProps) {
  if (deliveries.length === 0) return <td colSpan={4}>{texts.fetched}</td>;
  return (
    <>
      <Lines
        deliveries={deliveries}
        show={({ delivery_partner_name: name }) => (name ? isolated(name) : texts.unsaid)}
      />
      <Lines
        deliveries={deliveries}
        show={({ phone_number: phone }) => (phone ? <PhoneLink phone={phone} /> : texts.unsaid)}
      />
      <Lines
        deliveries={deliveries}
        show={({ vehicle_type, vehicle_plate }) => (
          <>
            {courierVehicleLabel(vehicle_type) || texts.unsaid}
            {vehicle_plate ? <> {vehicle_plate}</> : null}
          </>
        )}
      />
      <Lines deliveries={deliveries} show={(delivery) => <DeliveryStatus delivery={delivery} order={order} />} />
    </>
  );
}

interface LinesProps {
  readonly deliveries: readonly CourierDelivery[];
  readonly show: (delivery: CourierDelivery) => React.ReactNode;
}

/** Deliveries have no id: their place in the list identifies them. */
function Lines({ deliveries, show }: LinesProps) {
  return (
    <td>
      {deliveries.map((delivery, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells one from another
        <div key={at} className={styles.line}>
          {show(delivery)}
        </div>
      ))}
    </td>
  );
}

function DeliveryStatus({ delivery, order }: { readonly delivery: CourierDelivery; readonly order: string }) {
  const label = deliveryStatusLabel(delivery.status) || texts.unsaid;
  if (delivery.status !== 'FAILED' || !delivery.uber_direct) return label;
  const { cancel_reason, return_status, return_dropoff_at } = delivery.uber_direct;
  const facts = [
    [texts.reason, cancel_reason && isolated(cancel_reason)],
    [texts.return, returnStatusLabel(return_status)],
    [texts.returnAt, hourText(return_dropoff_at)],
  ] as const;
  return (
    <Popover.Root>
      <Popover.Trigger>
        <button type="button" className={styles.failed}>
          {label}
        </button>
      </Popover.Trigger>
      <Popover.Content size="1" width="260px" aria-label={texts.failureOf(order)}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value || texts.unsaid}</dd>
            </Fragment>
          ))}
        </dl>
      </Popover.Content>
    </Popover.Root>
  );
}
