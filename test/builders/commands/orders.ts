import { editAddress } from '../../../src/domain/address/commands/edit.ts';
import { setBags } from '../../../src/domain/order/commands/bags.ts';
import { setCrateCount } from '../../../src/domain/order/commands/crate-count.ts';
import { addCrate, deleteCrate } from '../../../src/domain/order/commands/crates.ts';
import { setDeliveryAddress, setDeliveryName, setDeliveryPhone } from '../../../src/domain/order/commands/delivery.ts';
import { setGiftMessage } from '../../../src/domain/order/commands/gift-message.ts';
import { prepareAgain } from '../../../src/domain/order/commands/prepare-again.ts';
import { setProductStatus } from '../../../src/domain/order/commands/product-status.ts';
import { redeliver } from '../../../src/domain/order/commands/redeliver.ts';
import {
  askRestock,
  markDelivered,
  resetForRedelivery,
  validateRestock,
} from '../../../src/domain/order/commands/restock.ts';
import { setSlot } from '../../../src/domain/order/commands/slot.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from '../../../src/domain/order/commands/status.ts';
import { changeTransitArea } from '../../../src/domain/order/commands/transit-area.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { cancelSubscription } from '../../../src/domain/subscription/commands/cancel.ts';
import { locateTrolley } from '../../../src/domain/transit/commands/locate.ts';
import { aCenter, aDock, anOrder, aTask, someMetas } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { center, sample } from './sample.ts';

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
const inDock = (status: string): World =>
  aWorld()
    .with('metas', settings)
    .with('order', anOrder(1001, { status }), anOrder(1002, { status }))
    .with(
      'task',
      ...[1, 2].map((id) => aTask(id, { client: { id: 5 }, dock: 7, dock_rank: id, ordering: id, status: 'shipping' })),
    )
    .with('dock', aDock(7, { tasks: [1, 2, 3] }));

const changed = (taskId: number, from: string) => ({
  ...{ orderId: taskId + 1000, randomId: 'A12', taskId, dockId: 7, from },
});

const flag = { flagged_orders: [{ flag_id: 1 }, { flag_id: 3 }] };
const flagged = (status: string): World =>
  inDock(status)
    .with('order', anOrder(1001, { status, ...flag }))
    .with('task', aTask(1, { dock: 7, dock_rank: 1, ...flag }));

const bagsAgain = {
  ...{ addressId: 77, dry: 3, isotherm: 2 },
  ...{ shippingTime: '2025-03-03T14:00:00+01:00', maxShippingTime: '2025-03-03T15:00:00+01:00' },
};
const again = sample(redeliver);
const depot = sample(changeTransitArea);
const crates = [
  { id: 41, code: '12-34' },
  { id: 42, code: '56-78' },
];
const crated = inDock('paid').with('order', anOrder(1001, { status: 'paid', crates, number_of_crates: 2 }));
const who = { orderId: 1001, randomId: 'A12' };
const bags = sample(setBags);
const status = sample(setOrderStatus);
const statuses = sample(setOrderStatuses);

/** The order with its sheet: a gift of two products, of a subscription. */
const onSheet = (status: string): World =>
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
const inAnHour = { shippingTime: '2025-03-03T14:00:00+01:00', maxShippingTime: '2025-03-03T15:00:00+01:00' };

export const orderSamples = [
  bags('with new counts', inDock('paid'), { orderId: 1001, randomId: 'A12', dry: 3, isotherm: 2 }),
  status('on its way', inDock('paid'), { ...changed(1, 'paid'), to: 'prep', center, reason: null }),
  status('off the road', inDock('shipping'), { ...changed(1, 'shipping'), to: 'prepared', center, reason: null }),
  status('to be prepared again', inDock('prep'), {
    ...{ ...changed(1, 'prep'), to: 'paid', center },
    reason: { kind: 'repreparation', id: 5, comment: null, refund: false },
  }),
  status('out of blocked', inDock('blocked'), {
    ...{ ...changed(1, 'blocked'), to: 'canceled', center },
    reason: { kind: 'blocking', id: 5, comment: 'Fraude levée', refund: true },
  }),
  status('without a task', inDock('paid').without('task', 1), {
    ...{ ...changed(1, 'paid'), taskId: null, dockId: null },
    ...{ to: 'blocked', center, reason: null },
  }),
  statuses('both off the road', inDock('shipping'), {
    ...{ orders: [changed(1, 'shipping'), changed(2, 'shipping')], dockId: 7, to: 'prepared', center },
  }),
  statuses('one delivered', inDock('shipping'), {
    ...{ orders: [changed(2, 'shipping')], dockId: null, to: 'received', center },
  }),
  sample(destockOrder)('canceled', inDock('canceled'), { ...changed(1, 'canceled'), center }),
  sample(askRestock)('not delivered', inDock('undeliveredclient'), changed(1, 'undeliveredclient')),
  sample(validateRestock)('waiting', inDock('waiting_restock'), changed(1, 'waiting_restock')),
  sample(validateRestock)('flagged', flagged('paid'), changed(1, 'paid')),
  sample(markDelivered)('not delivered', inDock('undeliveredclient'), changed(1, 'undeliveredclient')),
  sample(resetForRedelivery)('not delivered', inDock('undeliveredclient'), changed(1, 'undeliveredclient')),
  sample(resetForRedelivery)('flagged', flagged('paid'), changed(1, 'paid')),
  depot('named', inDock('paid'), { ...who, depot: { type: 1, name: 'F02', trolley: null } }),
  depot('on a trolley', inDock('paid'), { ...who, depot: { type: 3, name: 'F02', trolley: 9003 } }),
  depot('on two trolleys', inDock('paid'), {
    ...who,
    depot: { type: 3, name: '', trolley: 9003 },
    additional: 9010,
  }),
  sample(locateTrolley)('to another place', inDock('paid'), {
    ...{ center, orderId: null, trolleyId: 9003, trolleyName: 'C3', locationId: 902, locationName: 'A-02' },
  }),
  sample(setCrateCount)('counted', inDock('paid'), { ...who, count: 4 }),
  sample(addCrate)('a new one', inDock('paid'), { ...who, center, code: '12-34' }),
  sample(deleteCrate)('one of two', crated, { ...who, center, code: '12-34' }),
  sample(setDeliveryName)('of a company', inDock('paid'), {
    ...{ ...who, firstname: 'Léa', lastname: 'Roux', company: 'Atelier Lumen' },
  }),
  sample(setDeliveryName)('of a person', inDock('paid'), { ...who, firstname: 'Léa', lastname: 'Roux', company: '' }),
  sample(setDeliveryPhone)('as written', inDock('paid'), { ...who, phone: '06 12 34 56 78' }),
  sample(setDeliveryAddress)('another of the client', inDock('paid'), { ...who, taskId: 1, address: otherAddress }),
  sample(setDeliveryAddress)('of an order without a task', inDock('paid'), {
    ...{ ...who, taskId: null, address: otherAddress },
  }),
  sample(editAddress)('its number', inDock('paid'), {
    ...{ ...who, userId: 5, addressId: 78, changes: { street_number: '10' } },
  }),
  again('a named depot', inDock('undeliveredclient'), {
    ...{ ...changed(1, 'undeliveredclient'), ...bagsAgain },
    depot: { type: 1, name: ' F02 ', trolley: 9003 },
  }),
  again('forgotten bags', inDock('received'), {
    ...{ ...changed(1, 'received'), ...bagsAgain },
    depot: { type: 3, name: 'F02', trolley: 9003 },
  }),
  sample(prepareAgain)('two products', onSheet('received'), {
    ...{ ...who, ...inAnHour, addressId: 77, reasonId: 5, comment: 'Pot cassé à la livraison', isFree: false },
    products: [
      { productId: 4_001, packs: 1 },
      { productId: 4_002, packs: 2 },
    ],
  }),
  sample(setSlot)('of those offered', onSheet('paid'), {
    ...{ ...who, ...inAnHour, taskId: 1, description: '03/03 14:00 - 15:00' },
    ...{ isSpeed: true, isExpress: true, isFree: false },
  }),
  sample(setSlot)('of an order without a task', onSheet('paid').without('task', 1), {
    ...{ ...who, ...inAnHour, taskId: null, description: '03/03 14:00 - 15:00' },
    ...{ isSpeed: false, isExpress: false, isFree: true },
  }),
  sample(setGiftMessage)('a new one', onSheet('paid'), { ...who, message: 'Joyeux anniversaire' }),
  sample(setGiftMessage)('none any more', onSheet('paid'), { ...who, message: '' }),
  sample(setProductStatus)('found after all', onSheet('prep'), {
    ...{ ...who, center, orderProductId: 32, productName: 'Bananes', status: 'done' },
  }),
  sample(cancelSubscription)('running', onSheet('paid'), { ...who, subscriptionId: 204 }),
  again('nowhere', inDock('waiting_restock'), {
    ...{ ...changed(1, 'waiting_restock'), ...bagsAgain },
    depot: { type: -1, name: '', trolley: null },
  }),
];
