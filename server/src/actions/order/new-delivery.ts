import type { ClientAddress } from '../../../../src/domain/address/client-address.ts';
import { shippingAddress } from '../../../../src/domain/order/delivery.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { taskStatus } from '../../../../src/domain/order/task-status.ts';
import type { Client, Task } from '../../../../src/domain/task/task.ts';
import { hourText, parisDay } from '../../../../src/domain/time/paris-time.ts';
import type { Rows } from '../reads.ts';
import { departureFor } from './departure.ts';

interface NewDelivery {
  /** The order it follows from. */
  readonly order: Order;
  readonly client: Client | null | undefined;
  readonly address: ClientAddress;
  readonly shippingTime: string;
  readonly maxShippingTime: string;
  readonly status: 'paid' | 'prepared';
  /** Further fields of the new order. */
  readonly set?: Partial<Order>;
}

/** A new order of the same client with its task, at the end of the to-dispatch list. */
export function newDelivery(of: NewDelivery, rows: Rows): { readonly order: Order; readonly task: Task } {
  const { order: before, client, address, shippingTime, maxShippingTime, status } = of;
  const shipping_address = shippingAddress(address);
  const slot = { shipping_time: shippingTime, max_shipping_time: maxShippingTime };
  const departure = departureFor(before, address, shippingTime);
  const id = rows.newId('order');
  const order: Order = {
    id,
    random_id: publicNumber(id),
    status,
    ...slot,
    shipping_address,
    firstname: before.firstname,
    lastname: before.lastname,
    company: before.company,
    phone: before.phone,
    center_id: before.center_id,
    site_id: before.site_id,
    launchpad: before.launchpad,
    is_pro: before.is_pro,
    is_important: before.is_important,
    is_super_venere: before.is_super_venere,
    estimated_travel_departure_at: departure,
    flagged_orders: [],
    ...of.set,
  };
  const made: Task = {
    id: rows.newId('task'),
    linked_order: id,
    status: taskStatus({}, status) ?? 'waiting',
    ordering: rows.listEnd + 1,
    start_date: shippingTime,
    ...slot,
    address: shipping_address,
    client,
    external_shipping_jobs: [],
    flagged_orders: [],
    estimated_travel_departure_at: departure,
    day: parisDay(Date.parse(shippingTime)),
    startDateFormated: hourText(shippingTime),
  };
  return { order, task: made };
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six letters for an id, unique below 2^30; those of neighbouring ids do not look alike. */
function publicNumber(id: number): string {
  let left = Number((BigInt(id) * 387_420_489n) % 2n ** 30n);
  let text = '';
  for (let at = 0; at < 6; at++, left = Math.floor(left / letters.length)) text += letters[left % letters.length];
  return text;
}
