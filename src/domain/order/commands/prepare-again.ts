import * as z from 'zod/mini';
import { AddressId } from '../../address/client-address.ts';
import { command, get, live, post } from '../../command.ts';
import { answersNew } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { Id, Instant } from '../../schema.ts';
import { OrderId } from '../order.ts';
import { canPrepareAgain } from '../redelivery/repreparation.ts';
import { nameOf, ordersOf } from './changed.ts';

/**
 * Prepares some products of an order that went wrong again, as a new order its client does not pay (SUP-428 to
 * SUP-430, API-S33). Its answer is the new order.
 *
 * Live, as a redelivery is: no read can distinguish an order that was made from one that is still wanted, and one that
 * is sent again on a guess would be packed twice.
 */
export const prepareAgain = command('order.prepareAgain', {
  version: 1,
  args: z.object({
    orderId: OrderId,
    randomId: z.nullish(z.string()),
    shippingTime: Instant,
    maxShippingTime: Instant,
    /** A free slot: the window opens again on the typed fields. */
    isFree: z.boolean(),
    addressId: AddressId,
    /** Quantities are packs. */
    products: z.array(z.object({ productId: Id, packs: z.int().check(z.positive()) })),
    reasonId: Id,
    comment: z.string().check(z.maxLength(1_000)),
  }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId, products }, rows) => {
    const order = rows.get('order', orderId);
    if (!order) return refuse('gone');
    if (products.length === 0) return refuse('noProduct');
    return canPrepareAgain(order.status) ? null : refuse('notOut');
  },
  holds: () => false,
  effect: () => [],
  request: ({ orderId, shippingTime, maxShippingTime, addressId, products, reasonId, comment }) =>
    post('/duplicate-orders/', {
      body: {
        order_id_to_duplicate: orderId,
        shipping_time: shippingTime,
        max_shipping_time: maxShippingTime,
        products: products.map(({ productId, packs }) => ({ product_id: productId, quantity: packs })),
        shipping_address_id: addressId,
        repreparation_reason_id: reasonId,
        repreparation_reason_comment: comment,
      },
    }),
  answers: () => answersNew('order'),
  isUnreadable: true,
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: live,
  text: {
    title: 'Re-préparation',
    label: (args) => `Re-préparation de la commande ${nameOf(args)}`,
    success: 'Sauvegarde effectuée',
    refusals: {
      gone: "La commande n'existe plus",
      noProduct: 'Aucun produit sélectionné',
      notOut: "Cette commande n'est ni en livraison ni livrée : elle ne peut pas être re-préparée",
    },
  },
});
