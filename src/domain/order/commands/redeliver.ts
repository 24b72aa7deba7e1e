import * as z from 'zod/mini';
import { AddressId } from '../../address/client-address.ts';
import { seenInForm } from '../../basis.ts';
import { command, get, live, post } from '../../command.ts';
import { answersNew } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { Instant } from '../../schema.ts';
import { checkDepot, Depot, depotFields } from '../../transit/depot.ts';
import { depotRefusals } from '../../transit/text.ts';
import { orderName } from '../name.ts';
import { BagCount } from '../order.ts';
import { madeIn, madeMeanwhile, madeRequest } from '../redelivery/made-basis.ts';
import { redeliveryTag } from '../redelivery/redelivery.ts';
import { returnRefusals } from '../text.ts';
import { Changed, effectOf, lanesOf, newOrder, ordersOf, readsOf, refusalToChange, seenNow } from './changed.ts';

/**
 * The redelivery form: a new order brings the bags of one that was not delivered, or those forgotten (DSP-298, DSP-755,
 * DSP-762, DSP-763, API-049). Its answer is the new order.
 *
 * Live: an order may go out again as often as bags are missing, so that no read can distinguish a redelivery that was
 * made from one that is still wanted. Sent again on a guess it would put the same bags on the road twice; after a lost
 * answer the user looks and decides.
 */
export const redeliver = command('order.redeliver', {
  version: 1,
  args: z.object({
    ...Changed.shape,
    addressId: AddressId,
    shippingTime: Instant,
    maxShippingTime: Instant,
    dry: BagCount,
    isotherm: BagCount,
    depot: Depot,
    /** The orders made of it before, as they were seen (OUR-270). */
    ...seenInForm,
  }),
  reads: (order) => readsOf([order]),
  guard: ({ dry, isotherm, depot, ...changed }, rows) => {
    const refusal = refusalToChange(changed, rows);
    const order = rows.get('order', changed.orderId);
    if (refusal || !order) return refusal;
    if (!redeliveryTag(rows.get('task', changed.taskId) ?? {}, order)) return refuse('notRedeliverable');
    if (!BagCount.safeParse(dry + isotherm).success) return refuse('tooMany');
    return checkDepot(depot);
  },
  anew: seenNow,
  holds: () => false,
  // An order that came back is finished: its bags go on under the new order, which alone is to be delivered (DSP-751).
  effect: (changed, rows) => {
    const order = rows.get('order', changed.orderId);
    const isBack = order && redeliveryTag(rows.get('task', changed.taskId) ?? {}, order) === 'redelivering';
    return isBack ? effectOf(changed, 'received', rows) : [];
  },
  addsTo: { read: ({ orderId }) => madeRequest(orderId), seen: madeIn },
  request: ({ orderId, addressId, shippingTime, maxShippingTime, dry, isotherm, depot }) =>
    post('/redeliver-orders/', {
      body: {
        order_id_to_redeliver: orderId,
        shipping_time: shippingTime,
        max_shipping_time: maxShippingTime,
        number_of_bags: dry + isotherm,
        number_of_bags_isotherm: isotherm,
        shipping_address_id: addressId,
        ...depotFields(depot),
      },
    }),
  answers: () => answersNew('order'),
  isUnreadable: true,
  accept: newOrder,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: lanesOf,
  delivery: live,
  text: {
    title: 'Relivraison',
    label: (args) => `Relivraison de la commande ${orderName(args)}`,
    success: 'Sauvegarde effectuée',
    moved: () => madeMeanwhile,
    refusals: {
      ...returnRefusals,
      ...depotRefusals,
      notRedeliverable: 'Cette commande ne peut pas être relivrée',
      tooMany: 'Le nombre total de sacs ne peut pas dépasser 999.',
    },
  },
});
