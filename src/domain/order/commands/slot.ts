import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { msOf } from '../../time/instant.ts';
import { whyNotOfMarketplace } from '../marketplace.ts';
import { orderName } from '../name.ts';
import { type Order, OrderId } from '../order.ts';
import { isPromiseOver } from '../slot/promise.ts';
import { marketplaceRefusals } from '../text.ts';
import { ordersOf } from './changed.ts';

const sameTime = (one: string | null | undefined, other: string) => msOf(one) === msOf(other);

/** Why an order is not delivered at another time: it is delivered or canceled, or a marketplace sold it (SUP-306, SUP-465). */
export const whyNotSlot = (
  order: Pick<Order, 'is_uber_eats_order' | 'status'>,
): Refusal<'ofMarketplace' | 'over'> | null =>
  whyNotOfMarketplace(order) ?? (isPromiseOver(order.status) ? refuse('over') : null);

/** When a client is delivered: a slot of those offered, or a free one (SUP-465 to SUP-467, API-S32). A final value. */
export const setSlot = command('order.slot', {
  version: 1,
  args: z.object({
    orderId: OrderId,
    randomId: z.nullish(z.string()),
    taskId: z.nullable(TaskId),
    shippingTime: Instant,
    maxShippingTime: Instant,
    description: z.string().check(z.maxLength(200)),
    isSpeed: z.boolean(),
    isExpress: z.boolean(),
    /** A free slot: the window opens again on the typed fields. */
    isFree: z.boolean(),
    ...seenInForm,
  }),
  reads: ({ orderId, taskId }) => ({ order: [orderId], task: [taskId], orderSheet: [orderId] }),
  guard: ({ orderId }, rows) => {
    const order = rows.get('order', orderId);
    return order ? whyNotSlot(order) : refuse('gone');
  },
  holds: ({ orderId, shippingTime, maxShippingTime }, rows) => {
    const order = rows.get('order', orderId);
    return sameTime(order?.shipping_time, shippingTime) && sameTime(order?.max_shipping_time, maxShippingTime);
  },
  effect: ({ orderId, taskId, shippingTime, maxShippingTime, description, isSpeed }, rows) => {
    const slot = { shipping_time: shippingTime, max_shipping_time: maxShippingTime };
    return [
      ...patch('order', rows.get('order', orderId), slot),
      ...patch('task', rows.get('task', taskId), { ...slot, start_date: shippingTime, is_speed: isSpeed }),
      ...patch('orderSheet', rows.get('orderSheet', orderId), { slot_description: description }),
    ];
  },
  basis: ({ orderId }, rows) => {
    const order = rows.get('order', orderId);
    return order && { shipping_time: msOf(order.shipping_time), max_shipping_time: msOf(order.max_shipping_time) };
  },
  request: ({ orderId, shippingTime, maxShippingTime, description, isSpeed, isExpress }) =>
    patchTo(`/processing-orders/${orderId}/slot/`, {
      body: {
        shipping_time: shippingTime,
        max_shipping_time: maxShippingTime,
        slot_description: description,
        is_speed: isSpeed,
        is_dqp_express: isExpress,
      },
    }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: ({ orderId, taskId }) => [
    keyOf('order', orderId),
    keyOf('orderSheet', orderId),
    ...(taskId === null ? [] : [keyOf('task', taskId)]),
  ],
  delivery: queued(hours(1)),
  text: {
    title: 'Créneau de livraison',
    label: (it) => `Créneau ${it.description} de la commande ${orderName(it)}`,
    success: 'Sauvegarde effectuée',
    refusals: {
      gone: "La commande n'existe plus",
      ...marketplaceRefusals,
      over: 'Commande livrée ou annulée',
    },
  },
});
