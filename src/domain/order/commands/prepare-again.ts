import * as z from 'zod/mini';
import { AddressId } from '../../address/client-address.ts';
import { seenInForm } from '../../basis.ts';
import { command, get, live, post } from '../../command.ts';
import { answersNew } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { Id, Instant } from '../../schema.ts';
import { whyNotOfMarketplace } from '../marketplace.ts';
import { orderName } from '../name.ts';
import { type Order, OrderId } from '../order.ts';
import { madeIn, madeMeanwhile, madeRequest } from '../redelivery/made-basis.ts';
import { canPrepareAgain } from '../redelivery/repreparation.ts';
import { marketplaceRefusals } from '../text.ts';
import { newOrder, ordersOf } from './changed.ts';

/** Why nothing of an order is prepared again: it has not left yet, or a marketplace sold it (SUP-302, SUP-306). */
export const whyNotPrepareAgain = (
  order: Pick<Order, 'is_uber_eats_order' | 'status'>,
): Refusal<'ofMarketplace' | 'notOut'> | null =>
  whyNotOfMarketplace(order) ?? (canPrepareAgain(order.status) ? null : refuse('notOut'));

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
    /** The orders made of it before, as they were seen (OUR-270). */
    ...seenInForm,
  }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId, products }, rows) => {
    const order = rows.get('order', orderId);
    if (!order) return refuse('gone');
    return products.length === 0 ? refuse('noProduct') : whyNotPrepareAgain(order);
  },
  holds: () => false,
  effect: () => [],
  addsTo: { read: ({ orderId }) => madeRequest(orderId), seen: madeIn },
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
  accept: newOrder,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: live,
  text: {
    title: 'Re-préparation',
    label: (args) => `Re-préparation de la commande ${orderName(args)}`,
    success: 'Sauvegarde effectuée',
    moved: () => madeMeanwhile,
    refusals: {
      gone: "La commande n'existe plus",
      noProduct: 'Aucun produit sélectionné',
      ...marketplaceRefusals,
      notOut: 'Seule une commande en livraison ou livrée peut être re-préparée.',
    },
  },
});
