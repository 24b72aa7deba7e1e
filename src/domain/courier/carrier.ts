import type { Dock } from '../dock/dock.ts';
import type { Driver } from '../driver/driver.ts';
import type { Order } from '../order/order.ts';
import type { OrderSheet } from '../order/sheet/sheet.ts';
import type { DeliveryJob } from './delivery-job.ts';
import { hasCourier, latestJob } from './job-rules.ts';
import { type Provider, providerOf, providers } from './provider.ts';

/** Whoever carries an order, or is on his way to it. */
export interface Carrier {
  /** Null for a courier of a provider that is not known. */
  readonly provider: Provider | null;
  readonly isCourier: boolean;
  readonly name: string | null;
  readonly phone: string | null;
}

const own = { provider: null, isCourier: false };

type CarriedIn = Pick<Dock, 'dock_type' | 'gone_at' | 'external_shipping_jobs' | 'driver_name'>;

/**
 * Who carries an order of this round to the address it has now (SUP-313): the courier from his call on, as long as his
 * job is not over; a driver of our own once he is on the road with it. Null where nobody does.
 */
export function carrierOf(
  order: Pick<Order, 'status'>,
  dock: CarriedIn,
  driver: Pick<Driver, 'name' | 'mobile'> | undefined,
): Carrier | null {
  if (hasCourier(dock)) {
    const job = latestJob(dock);
    return {
      provider: providerOf(dock),
      isCourier: true,
      name: job?.driver_name || null,
      phone: job?.driver_phone || null,
    };
  }
  if (order.status !== 'shipping' || providerOf(dock)) return null;
  return { ...own, name: driver?.name || dock.driver_name || null, phone: driver?.mobile || null };
}

/** The same of an order whose round is not on this device: by its job, else by what its sheet tells of its round. */
export function carrierBySheet(
  order: Pick<Order, 'status'>,
  sheet: Pick<OrderSheet, 'shipping_task' | 'last_external_job_id'>,
  job: DeliveryJob | undefined,
): Carrier | null {
  if (order.status !== 'shipping') return null;
  if (!sheet.last_external_job_id) {
    const { dock, driver_mobile } = sheet.shipping_task ?? {};
    return dock ? { ...own, name: null, phone: driver_mobile || null } : null;
  }
  const provider = providers.find((known) => known === job?.provider?.toUpperCase()) ?? null;
  const courier = job?.driver ?? job?.courier;
  const name = courier?.display_name || courier?.name || null;
  return { provider, isCourier: true, name, phone: courier?.phone || null };
}
