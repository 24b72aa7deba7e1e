import { OrderId } from '../../../src/domain/order/order.ts';
import { center } from '../../builders/noon.ts';
import { aCenter, aDock, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';

/** A center that lets every order go where the samples send it. */
const settings = someMetas(center, {
  order_statuses: {
    ALLOWED_TRANSITIONS: {
      paid: ['prep', 'blocked'],
      prep: ['paid', 'prepared'],
      shipping: ['prepared', 'received'],
      blocked: ['paid', 'canceled'],
      canceled: ['redestock'],
    },
    ORIGIN_STATUSES_FOR_REPREPARATION_REASON: ['prep'],
  },
  repreparation_reasons: { NEW_ORDER_AVAILABLE: [5], ID_TO_LABEL: { 5: 'Produit cassé' } },
  order_product_statuses: [{ code: 'done', label: 'Pris' }],
  transit_area_types: [-1, 1, 3].map((id) => ({ id })),
  trolleys: [9003, 9010].map((id) => ({ id, current_location: 901, logistics_center: center })),
  trolley_locations: [901, 902].map((id) => ({ id, logistics_center: center })),
  centers: [aCenter(center, { crates_enabled: true })],
  blocking_exit_reasons: { AVAILABLE: [5], ID_TO_LABEL: { 5: 'Fraude' }, MANDATORY_COMMENT: [5] },
});

/** The address the client of the first order gave beside the one it goes to. */
export const otherAddress = {
  ...{ id: 78, user_id: 5, street_number: '8', street: 'Rue Marcadet', postal_code: '75018', city: 'Paris' },
  ...{ latitude: 48.89, longitude: 2.35 },
};

/** Orders 1001 and 1002 in this status, delivered by tasks 1 and 2 of dock 7. */
export const inDock = (status: string): World =>
  aWorld()
    .with('metas', settings)
    .with('order', anOrder(1001, { status }), anOrder(1002, { status }))
    .with(
      'task',
      ...[1, 2].map((id) => aTask(id, { client: { id: 5 }, dock: 7, dock_rank: id, ordering: id, status: 'shipping' })),
    )
    .with('dock', aDock(7, { tasks: [1, 2, 3] }));

export const changed = (taskId: number, from: string) => ({
  ...{ orderId: taskId + 1000, randomId: 'A12', taskId, dockId: 7, from },
});

const flag = { flagged_orders: [{ flag_id: 1 }, { flag_id: 3 }] };

export const flagged = (status: string): World =>
  inDock(status)
    .with('order', anOrder(1001, { status, ...flag }))
    .with('task', aTask(1, { dock: 7, dock_rank: 1, ...flag }));

export const who = { orderId: 1001, randomId: 'A12' };

/** The order with its sheet: a gift of two products, of a subscription. */
export const onSheet = (status: string): World =>
  inDock(status).with('orderSheet', {
    id: OrderId.parse(1001),
    gift_message: 'Bonne fête',
    is_gift: true,
    subscription_id: 204,
    subscription_status: 'active',
    slot_description: '03/03 12:00 - 13:00',
    products: [
      { order_product_id: 31, quantity: 6, stock_quantity: 18, status: 'todo', product: { id: 4_001, pack: 6 } },
      { order_product_id: 32, quantity: 2, stock_quantity: 9, status: 'todo', product: { id: 4_002 } },
    ],
  });

export const inAnHour = { shippingTime: '2025-03-03T14:00:00+01:00', maxShippingTime: '2025-03-03T15:00:00+01:00' };
