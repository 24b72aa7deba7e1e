import * as z from 'zod/mini';
import { command, get, hours, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { orderName } from '../name.ts';
import { OrderId } from '../order.ts';
import { ordersOf, patchOrder } from './changed.ts';

/**
 * Options a client chose with his order: products may be replaced, and not to be disturbed. Editors change them; no state
 * of the order shuts them (RUL-019).
 */
export const orderOptions = ['is_replace_allowed', 'option_tranquility'] as const;
const OrderOption = z.enum(orderOptions);
export type OrderOption = z.infer<typeof OrderOption>;

const names = { is_replace_allowed: 'Remplacement de produit', option_tranquility: 'Option tranquillité' } as const;

/** An option of an order, on or off (SUP-222, SUP-223, API-S05): a final value. */
export const setOrderOption = command('order.option', {
  version: 1,
  args: z.object({ orderId: OrderId, randomId: z.nullish(z.string()), option: OrderOption, isOn: z.boolean() }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId }, rows) => (rows.get('order', orderId) ? null : refuse('gone')),
  holds: ({ orderId, option, isOn }, rows) => rows.get('order', orderId)?.[option] === isOn,
  effect: ({ orderId, option, isOn }, rows) => patch('order', rows.get('order', orderId), { [option]: isOn }),
  request: ({ orderId, option, isOn }) => patchOrder(orderId, { [option]: isOn }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Option de commande',
    label: (it) => `${names[it.option]} de la commande ${orderName(it)} : ${it.isOn ? 'oui' : 'non'}`,
    success: 'Sauvegarde effectuée',
    refusals: { gone: "La commande n'existe plus" },
  },
});
