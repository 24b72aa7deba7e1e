import * as z from 'zod/mini';
import { command, get, hours, post, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { checkDepot, Depot, depotFields, depotOfOrder } from '../../transit/depot.ts';
import { depotRefusals } from '../../transit/text.ts';
import { OrderId } from '../order.ts';
import { nameOf, ordersOf } from './changed.ts';

/** Where the bags of an order are put down (DSP-837, API-044): a final value, the same however often it is said. */
export const changeTransitArea = command('order.transitArea', {
  version: 1,
  args: z.object({ orderId: OrderId, randomId: z.nullish(z.string()), depot: Depot }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId, depot }, rows) => (rows.get('order', orderId) ? checkDepot(depot) : refuse('gone')),
  holds: ({ orderId, depot }, rows) => {
    const order = rows.get('order', orderId);
    const wanted = depotOfOrder(depot);
    return (
      order !== undefined &&
      order.transit_area_type === wanted.transit_area_type &&
      (order.transit_area ?? null) === wanted.transit_area &&
      (order.trolley_id ?? null) === wanted.trolley_id
    );
  },
  effect: ({ orderId, depot }, rows) => patch('order', rows.get('order', orderId), depotOfOrder(depot)),
  request: ({ orderId, depot }) =>
    post(`/processing-orders/${orderId}/change_transit_area/`, { body: depotFields(depot) }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Zone de transit',
    label: (args) => `Zone de transit de la commande ${nameOf(args)}`,
    success: 'Sauvegarde effectuée',
    refusals: { ...depotRefusals, gone: "La commande n'existe plus" },
  },
});
