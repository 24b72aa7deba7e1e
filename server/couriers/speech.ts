import type { Provider } from '../../src/domain/courier/provider.ts';
import { type Delivery, hasBags, trackingUrl } from './delivery.ts';

/** A provider's report about a delivery, in his own format. */
export const eventOf: Readonly<Record<Provider, (delivery: Delivery) => unknown>> = {
  STUART: (delivery) => {
    const { courier } = delivery;
    return {
      sequence: delivery.events,
      job: {
        client_reference: String(delivery.reference),
        id: delivery.uuid,
        status: delivery.status,
        transport_type: delivery.vehicle,
        tracking_url: courier && trackingUrl(delivery),
        pickup_eta: delivery.pickupAt,
        dropoff_eta: delivery.dropoffAt,
        cancellation_reason: delivery.reason,
        is_imminent: isImminent(delivery),
        driver: courier && { firstname: courier.first, lastname: courier.last, phone: courier.phone },
      },
    };
  },
  UBER_DIRECT: (delivery) => {
    const { courier } = delivery;
    return {
      number: delivery.events,
      external_id: String(delivery.reference),
      delivery_id: delivery.uuid,
      status: delivery.status,
      delivery_status: deliveryStatus[delivery.status] ?? null,
      tracking_url: courier && trackingUrl(delivery),
      pickup_eta: delivery.pickupAt,
      dropoff_eta: delivery.dropoffAt,
      undeliverable_reason: delivery.reason,
      courier_imminent: isImminent(delivery),
      courier: courier && {
        name: `${courier.first} ${courier.last}`,
        phone_number: courier.phone,
        vehicle_type: delivery.vehicle,
      },
      return: delivery.returnStatus && { status: delivery.returnStatus, dropoff_eta: delivery.returnAt },
    };
  },
};

const isImminent = (delivery: Delivery) =>
  !hasBags(delivery) && (delivery.status === 'picking' || delivery.status === 'pickup');

const deliveryStatus: Readonly<Record<string, string>> = {
  init: 'SCHEDULED',
  pickup: 'EN_ROUTE_TO_PICKUP',
  pickup_complete: 'EN_ROUTE_TO_DROPOFF',
  delivered: 'COMPLETED',
  canceled: 'FAILED',
  returned: 'FAILED',
};
