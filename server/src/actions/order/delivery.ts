import * as z from 'zod/mini';
import { AddressId, type ClientAddress } from '../../../../src/domain/address/client-address.ts';
import type { Command } from '../../../../src/domain/command.ts';
import {
  nameOf,
  phoneOf,
  placeOf,
  setDeliveryAddress,
  setDeliveryName,
  setDeliveryPhone,
} from '../../../../src/domain/order/commands/delivery.ts';
import { DeliveryName, DeliveryPlace } from '../../../../src/domain/order/delivery.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import { PhoneNumber } from '../../../../src/domain/typed/phone.ts';
import { readAddress } from '../../db/customers/client-addresses.ts';
import { readCustomerOf } from '../../db/customers/customer-lock.ts';
import { textId } from '../../http/input.ts';
import { positionAt } from '../../world/road/addresses.ts';
import { action, type Decision } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { changedOf, readsOf } from './changed.ts';
import { departureFor } from './departure.ts';

const Body = z.union([
  z.strictObject({ ...DeliveryName.shape, company: z.optional(DeliveryName.shape.company) }),
  z.strictObject({ phone: PhoneNumber }),
  z.strictObject({ shipping_address_id: AddressId }),
  z.strictObject(DeliveryPlace.shape),
]);

/** Changes an order's delivery: the name, the number, or one of the client's addresses (API-S15). */
export const setDelivery = action({
  method: 'PATCH',
  path: '/processing-orders/:id/address/',
  summary: "Change le nom, le téléphone ou l'adresse de livraison d'une commande",
  permission: 'flow',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: Body }),
  subject: ({ id }) => ({ kind: 'order', id }),
  // His search text holds the company (OUR-167).
  account: true,
  reads: ({ id }) => readsOf([id]),
  facts: async (tx, { id, body }) =>
    'shipping_address_id' in body
      ? { address: await readAddress(tx, body.shipping_address_id), customer: await readCustomerOf(tx, id) }
      : null,
  basis: ({ id, body }, rows) => {
    const order = rows.get('order', id);
    if (!order) return null;
    const values = 'phone' in body ? phoneOf(order) : 'firstname' in body ? nameOf(order) : placeOf(order);
    return { values, orders: [id] };
  },
  decide: ({ id, body }, rows, _, known) => {
    if ('phone' in body) return decided(setDeliveryPhone, { orderId: id, ...body }, rows);
    if ('firstname' in body) {
      const company = body.company ?? rows.get('order', id)?.company ?? '';
      return decided(setDeliveryName, { orderId: id, ...body, company }, rows);
    }
    return 'street' in body ? goToPlace(id, body, rows) : goTo(id, known, rows);
  },
});

function decided<Args extends { readonly orderId: OrderId }>(
  command: Command<Args>,
  args: Args,
  rows: Rows,
  more: readonly Patch[] = [],
): Decision {
  const refusal = command.guard(args, rows);
  if (refusal) return conflictOf(command.text, refusal, { orders: [args.orderId] });
  return { verdict: 'accept', patches: [...command.effect(args, rows), ...more], answer: theOrder(args.orderId) };
}

/** The new address and the customer: an order of another day may have no task with them. */
interface Known {
  readonly address: ClientAddress | undefined;
  readonly customer: number | null;
}

/** Sends the order and its task to one of the client's addresses, and computes their departure again. */
function goTo(id: OrderId, known: Known | null, rows: Rows): Decision {
  const address = known?.address;
  const order = rows.get('order', id);
  if (!order) return conflictOf(setDeliveryAddress.text, refuse('gone'), { orders: [id] });
  const { taskId } = changedOf(order, rows);
  const task = rows.get('task', taskId);
  const client = task?.client?.id ?? known?.customer;
  if (!address || address.user_id !== client) return { verdict: 'refuse', error: actionTexts.otherAddress };
  const leaving = { estimated_travel_departure_at: departureFor(order, address, order.shipping_time) };
  const left = [...patch('order', order, leaving), ...patch('task', task, leaving)];
  return decided(setDeliveryAddress, { orderId: id, taskId, address }, rows, left);
}

/** Sends the order to an address that nobody saved; its position is looked up. */
function goToPlace(id: OrderId, typed: DeliveryPlace, rows: Rows): Decision {
  const order = rows.get('order', id);
  if (!order) return conflictOf(setDeliveryAddress.text, refuse('gone'), { orders: [id] });
  const { taskId } = changedOf(order, rows);
  const place = { ...typed, ...positionAt(typed) };
  const leaving = { estimated_travel_departure_at: departureFor(order, place, order.shipping_time) };
  return decided(setDeliveryAddress, { orderId: id, taskId, address: null, typed }, rows, [
    ...patch('order', order, { ...leaving, shipping_address: place }),
    ...patch('task', rows.get('task', taskId), { ...leaving, address: place }),
  ]);
}
