import type { ClientAddress } from '../../../../src/domain/address/client-address.ts';
import { msOf } from '../../../../src/domain/instant.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { RedeliveryTag } from '../../../../src/domain/order/redelivery.ts';
import { hourText, parisDay } from '../../../../src/domain/paris-time.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { type Depot, depotOfOrder } from '../../../../src/domain/transit/depot.ts';
import type { Rows } from '../reads.ts';

interface Redelivered {
  /** What it follows from. */
  readonly order: Order;
  readonly task: Task | undefined;
  readonly tag: RedeliveryTag;
  readonly address: ClientAddress;
  readonly shippingTime: string;
  readonly maxShippingTime: string;
  readonly dry: number;
  readonly isotherm: number;
  readonly depot: Depot;
}

/**
 * A finalised order of the same client with its task, at the end of the to-dispatch list: bags alone, no products of its
 * own.
 */
export function newDelivery(of: Redelivered, rows: Rows): { readonly order: Order; readonly task: Task } {
  const { order: before, task, address, shippingTime, maxShippingTime } = of;
  const { user_id: _, additional_information: __, ...shipping_address } = address;
  const slot = { shipping_time: shippingTime, max_shipping_time: maxShippingTime };
  const departure = departureOf(of);
  const id = rows.newId('order');
  const order: Order = {
    id,
    random_id: publicNumber(id),
    status: 'prepared',
    tags: [of.tag],
    ...slot,
    shipping_address,
    center_id: before.center_id,
    site_id: before.site_id,
    launchpad: before.launchpad,
    number_of_bags: of.dry + of.isotherm,
    number_of_bags_dry: of.dry,
    number_of_bags_isotherm: of.isotherm,
    ...depotOfOrder(of.depot),
    is_gonable: true,
    is_pro: before.is_pro,
    is_important: before.is_important,
    is_super_venere: before.is_super_venere,
    estimated_travel_departure_at: departure,
    flagged_orders: [],
  };
  const made: Task = {
    id: rows.newId('task'),
    linked_order: id,
    status: 'todo',
    ordering: rows.listEnd + 1,
    start_date: shippingTime,
    ...slot,
    address: shipping_address,
    client: task?.client,
    external_shipping_jobs: [],
    flagged_orders: [],
    estimated_travel_departure_at: departure,
    day: parisDay(Date.parse(shippingTime)),
    startDateFormated: hourText(shippingTime),
  };
  return { order, task: made };
}

const usualTravelMs = 30 * 60_000;

/** As long before the slot as it was for the order it follows from; unknown for an address without coordinates (DSP-258). */
function departureOf({ order, address, shippingTime }: Redelivered): string | null {
  if (address.latitude == null || address.longitude == null) return null;
  const [slotMs, leftMs] = [msOf(order.shipping_time), msOf(order.estimated_travel_departure_at)];
  const travelMs = slotMs !== null && leftMs !== null && leftMs < slotMs ? slotMs - leftMs : usualTravelMs;
  return new Date(Date.parse(shippingTime) - travelMs).toISOString();
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six letters for an id, the same for no other below 2^30; neighbours do not look alike. */
function publicNumber(id: number): string {
  let left = Number((BigInt(id) * 387_420_489n) % 2n ** 30n);
  let text = '';
  for (let at = 0; at < 6; at++, left = Math.floor(left / letters.length)) text += letters[left % letters.length];
  return text;
}
