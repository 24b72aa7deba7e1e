import * as z from 'zod/mini';
import { command, get, hours, post, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { sheetOf } from '../../order/commands/sheet-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Id } from '../../schema.ts';

/** The status of a subscription without further orders. */
export const canceledStatus = 'canceled';

/**
 * Ends the subscription of an order, for good (SUP-570 to SUP-572, API-S57). Cancelling it twice has the effect of
 * once.
 */
export const cancelSubscription = command('subscription.cancel', {
  version: 1,
  args: z.object({ orderId: OrderId, randomId: z.nullish(z.string()), subscriptionId: Id }),
  reads: ({ orderId }) => ({ order: [orderId], orderSheet: [orderId] }),
  guard: ({ orderId }, rows) => (rows.get('order', orderId) ? null : refuse('gone')),
  holds: ({ orderId }, rows) => rows.get('orderSheet', orderId)?.subscription_status === canceledStatus,
  effect: ({ orderId }, rows) =>
    patch('orderSheet', rows.get('orderSheet', orderId), { subscription_status: canceledStatus }),
  request: ({ subscriptionId }) => post(`/subscriptions/${subscriptionId}/cancel/`),
  answers: ({ subscriptionId }) => answersOne('subscription', subscriptionId),
  // The subscription has no row: it is in the sheet of its order, which is read again.
  accept: () => ({ rows: [] }),
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: (body) => sheetOf(body, ['subscription_status']),
  lane: ({ orderId }) => [keyOf('order', orderId), keyOf('orderSheet', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: "Annulation d'abonnement",
    label: (it) => `Annulation de l'abonnement de la commande ${orderName(it)}`,
    success: 'Abonnement annulé avec succès',
    refusals: { gone: "La commande n'existe plus" },
  },
});
