import { expect, it } from 'vitest';
import { samples } from '../builders/commands/all.ts';
import { noon } from '../builders/commands/sample.ts';
import { type Carried, called, nameOf, type Row, row, shown } from './api-rows.ts';

const body = (it: unknown): Carried => ({ body: it });
/** Of an order, for a flat answer (PRP-747). */
const fields = (it: unknown): Carried => ({ query: { flat: '1' }, body: it });
const seen = (accepted: boolean | null) => ({ task_ids_should_be: [1, 2], accepted_by_driver_should_be: accepted });
const placed = (id: number, from: number | null, to: number | null, rank: number | null) => ({
  ...{ id, from_dock_id: from, dock_target_id: to, dock_rank: rank },
});
const status = (it: string, reason: object = {}) => body({ status: it, flat: 1, ...reason });
const move = 'POST /dispatch/deliveries/move_task/';
const change = 'POST /processing-orders/1001/change_status/';
const bulk = 'POST /processing-orders/bulk_change_status/';

const area = 'POST /processing-orders/1001/change_transit_area/';
const crate = (service: string) => `POST /processing-orders/1001/${service}/`;
const delivery = 'PATCH /processing-orders/1001/address/';
const again = 'POST /redeliver-orders/';
const redelivery = (depot: object) =>
  body({
    order_id_to_redeliver: 1001,
    shipping_time: '2025-03-03T14:00:00+01:00',
    max_shipping_time: '2025-03-03T15:00:00+01:00',
    number_of_bags: 5,
    number_of_bags_isotherm: 2,
    shipping_address_id: 77,
    ...depot,
  });
const gift = 'PATCH /processing-orders/1001/order_update_gift_message/';
const slot = (fields: object) =>
  body({
    ...{ shipping_time: '2025-03-03T14:00:00+01:00', max_shipping_time: '2025-03-03T15:00:00+01:00' },
    ...{ slot_description: '03/03 14:00 - 15:00', is_speed: false, is_dqp_express: false, ...fields },
  });
const stuartFor = 'GET /processing-orders/1005/call_stuart/';

const codes = (service: string) => `POST /postal_codes/${service}/`;
const ofCenter = (fields: object) => body({ logistics_center_id: 9, ...fields });
const ofSite = (fields: object) => ofCenter({ site_id: 1013, ...fields });

const bottles = { driver_id: 71, user_id: 5, product_id: 4_011 };
const deposits: readonly Row[] = [
  [
    'API-111',
    'deposit.handBackOrder all of it',
    'POST /depositdriver/return_order_to/',
    body({ driver_id: 71, order_id: 48_213_007 }),
  ],
  [
    'API-112',
    'deposit.return two products',
    'POST /depositdriver/bulk_return_to/',
    body({ driver_id: 71, returned_by_label: { Bouteille: 2, Caisse: 1 } }),
  ],
  ['API-113', 'deposit.handBack taken', 'POST /depositdriver/return_to/', body({ ...bottles, quantity: 2 })],
  [
    'API-113',
    'deposit.handBack given to the client again',
    'POST /depositdriver/return_to/',
    body({ ...bottles, quantity: -1 }),
  ],
  [
    'API-114',
    'deposit.cancelReturn of his',
    'POST /depositdriver/cancel_returned/',
    body({ deposit_driver_id: 812_440, center_id: 9 }),
  ],
  [
    'API-115',
    'deposit.cancelReceipt he still has',
    'POST /depositdriver/cancel_received/',
    body({ deposit_driver_id: 812_440, deposit_user_id: 1_730_211, center_id: 9 }),
  ],
  [
    'API-S64',
    'deposit.customerHandBack to a driver',
    'POST /depositdriver/return_to/',
    body({ ...bottles, quantity: 2 }),
  ],
  [
    'API-S65',
    'deposit.customerCancel the driver still has',
    'POST /depositdriver/cancel_received/',
    body({ deposit_driver_id: 812_440, deposit_user_id: 1_730_211, center_id: 9 }),
  ],
  ['API-116', 'deposit.receive from a client', 'POST /depositdriver/receive_from/', body({ ...bottles, quantity: 3 })],
];

const accounts: readonly Row[] = [
  ['API-S46', 'customer.anonymise of the file', 'POST /users/5/anonymise/'],
  ['API-S47', 'customer.fixCenters of the file', 'POST /users/5/fix_centers/'],
  ['API-S48', 'customer.delete of the file', 'DELETE /users/5/'],
  ['API-S49', 'customer.disconnectEdenred of the file', 'POST /me/cart/disable-edenred/', body({ user_id: 5 })],
];

const settings: readonly Row[] = [
  ['API-130', 'dqp.delay extra_delay', codes('update_extra_delay'), ofCenter({ extra_delay: 10 })],
  [
    'API-131',
    'dqp.delay express_extra_delay',
    codes('update_express_extra_delay'),
    ofCenter({ express_extra_delay: 10 }),
  ],
  [
    'API-132',
    'dqp.delay express_prio_extra_delay',
    codes('update_express_prio_extra_delay'),
    ofCenter({ express_prio_extra_delay: 10 }),
  ],
  [
    'API-133',
    'dqp.switch dqp_express_prio_enabled',
    codes('update_some_dqp_enabled'),
    ofCenter({ dqp_express_prio_enabled: 1 }),
  ],
  ['API-133', 'dqp.switch dqp_courier_enabled', codes('update_some_dqp_enabled'), ofCenter({ dqp_courier_enabled: 1 })],
  ['API-134', 'dqp.delay frichti_extra_delay', codes('update_center_site_extra_delay'), ofSite({ extra_delay: 10 })],
  [
    'API-135',
    'dqp.delay frichti_express_prio_extra_delay',
    codes('update_center_site_express_prio_extra_delay'),
    ofSite({ express_prio_extra_delay: 10 }),
  ],
  [
    'API-136',
    'dqp.switch frichti_dqp_express_prio_enabled',
    codes('update_center_site_dqp_express_prio_enabled'),
    ofSite({ dqp_express_prio_enabled: 1 }),
  ],
  [
    'API-137',
    'dqp.rainBonus another',
    'POST /driver_log_rules/update_rain_bonus/',
    ofCenter({ rain_bonus_id: 4, vehicle_type: 'SELEC' }),
  ],
];

const zone = 'POST /processing-orders/1001/pseudozone/';
const stock = 'POST /processing-orders/1001/alter_stock/';
const flat = 'PATCH /processing-orders/1001/';
const ofZone = { order_id: 1001, center_id: 9 };
const zones: readonly Row[] = [
  [
    'API-046',
    'zone.done with bags apart',
    zone,
    body({
      ...{ ...ofZone, pseudo_zone_id: 941, is_done: true, number_of_bags_isotherm: 0 },
      ...{ transit_area_type: 1, transit_subarea: 'F02' },
    }),
  ],
  [
    'API-046',
    'zone.done with crates on a trolley',
    zone,
    body({
      ...{ ...ofZone, pseudo_zone_id: 944, is_done: true, number_of_crates: 999 },
      ...{ transit_area_type: 3, trolley_id: 9003 },
    }),
  ],
  [
    'API-P11',
    'zone.done that lies nowhere',
    zone,
    body({ ...ofZone, pseudo_zone_id: 944, is_done: true, number_of_crates: 2, transit_area_type: -1 }),
  ],
  ['API-P11', 'zone.toDo done', zone, body({ ...ofZone, pseudo_zone_id: 941, is_done: false })],
  ['API-046', 'zone.lock open', zone, body({ pseudo_zone_id: 941, is_locked: true })],
  ['API-046', 'zone.lock locked', zone, body({ pseudo_zone_id: 944, is_locked: false })],
  ['API-045', 'zone.stock taken out', stock, body({ pseudo_zone_id: 944, action_type: 'destock' })],
  ['API-045', 'zone.stock put back', stock, body({ pseudo_zone_id: 944, action_type: 'add' })],
  ['API-P08', 'zone.active off', 'PATCH /pseudo-zones/944/', body({ is_active: false })],
  [
    'API-S05',
    'order.bags with those of a zone',
    flat,
    fields({
      ...{ number_of_bags: 5, number_of_bags_isotherm: 2 },
      pseudo_zones: [{ pseudo_zone_id: 941, number_of_bags_isotherm: 2 }],
    }),
  ],
  [
    'API-S33',
    'order.prepareAgain two products',
    'POST /duplicate-orders/',
    body({
      ...{ order_id_to_duplicate: 1001, shipping_address_id: 77 },
      ...{ shipping_time: '2025-03-03T14:00:00+01:00', max_shipping_time: '2025-03-03T15:00:00+01:00' },
      products: [
        { product_id: 4_001, quantity: 1 },
        { product_id: 4_002, quantity: 2 },
      ],
      ...{ repreparation_reason_id: 5, repreparation_reason_comment: 'Pot cassé à la livraison' },
    }),
  ],
  [
    'API-S32',
    'order.slot of those offered',
    'PATCH /processing-orders/1001/slot/',
    slot({ is_speed: true, is_dqp_express: true }),
  ],
  ['API-S32', 'order.slot of an order without a task', 'PATCH /processing-orders/1001/slot/', slot({})],
  ['API-S16', 'order.giftMessage a new one', gift, body({ order_id: 1001, gift_message: 'Joyeux anniversaire' })],
  ['API-S16', 'order.giftMessage none any more', gift, body({ order_id: 1001, gift_message: '' })],
  [
    'API-S14',
    'order.productStatus found after all',
    'PATCH /processing-orders/1001/order_product_change_status/',
    body({ id: 32, new_status: 'done', is_forced: true }),
  ],
  ['API-S57', 'subscription.cancel running', 'POST /subscriptions/204/cancel/'],
  ['API-S05', 'order.option no replacement', flat, fields({ is_replace_allowed: false })],
  ['API-S05', 'order.option left in peace', flat, fields({ option_tranquility: true })],
];

const receptions: readonly Row[] = [
  [
    'API-P05',
    'arrivals.receive two that came and one that did not',
    'POST /arrivals/',
    body({
      center: 9,
      arrivals: [
        { order_id: 1051, is_received: true, is_not_received: false },
        { order_id: 1052, is_received: true, is_not_received: false, new_area: 'P1-07' },
        { order_id: 1053, is_received: false, is_not_received: true },
      ],
    }),
  ],
  [
    'API-O02',
    'arrivals.cancel of one that came',
    'POST /arrivals/cancel_reception/',
    body({ center: 9, order_id: 1051, received_at: noon }),
  ],
];

const priorities = 'POST /nextconfigs/bulk/';
const floor: readonly Row[] = [
  ['API-P18', 'packer.next what he may do', 'PATCH /nexts/301/', body({ next_task_type: 21 })],
  ['API-P18', 'packer.next left to the rules', 'PATCH /nexts/301/', body({ next_task_type: null })],
  ['API-P19', 'packer.stop that runs', 'POST /nexts/301/task_done/'],
  [
    'API-P20',
    'packer.grant of a zone',
    'POST /users/5/grant/',
    body({ identifier: 'pseudo_zone_941', value: true, task_type: 15, external_id: 941 }),
  ],
  [
    'API-P20',
    'packer.grant taken away',
    'POST /users/5/grant/',
    body({ identifier: 'task_type_21', value: false, task_type: 21, external_id: null }),
  ],
  ['API-P24', 'priority.limit of people', priorities, body([{ id: 401, max_staff: 4 }])],
  ['API-P24', 'priority.limit of a buffer', priorities, body([{ id: 402, max_buffer: 6 }])],
  ['API-P24', 'priority.switch on', priorities, body([{ id: 403, is_high_priority_spot: true }])],
  [
    'API-P24',
    'priorities.order the last first',
    priorities,
    body([
      { id: 403, rank: 1 },
      { id: 401, rank: 2 },
      { id: 402, rank: 3 },
    ]),
  ],
];

/** What each sample sends, by section 28 of dispatch.md. */
const calls: readonly Row[] = [
  [
    'API-003',
    'task.move inside its dock',
    'POST /tasks/shipping/simple_bulk/',
    {
      query: { dispatch: '1' },
      body: [3, 1, 2].map((id, at) => ({ id, dock_rank: at + 1 })),
    },
  ],
  ['API-004', 'task.assignCrossDock from the list', 'GET /tasks/shipping/5/assign_xd_dock/'],
  ['API-P39', 'task.loadCrossDock into a dock', 'GET /tasks/shipping/5/assign_xd_dock/'],
  ['API-P39', 'task.loadCrossDock in its dock', 'GET /tasks/shipping/5/assign_xd_dock/'],
  [
    'API-003',
    'dock.reorder the other way round',
    'POST /tasks/shipping/simple_bulk/',
    { query: { dispatch: '1' }, body: [2, 1].map((id, at) => ({ id, dock_rank: at + 1 })) },
  ],
  ['API-009', 'task.move from the list', move, body([placed(5, null, 9, 1)])],
  [
    'API-009',
    'task.move from dock to dock',
    move,
    body([...[placed(1, 7, 8, 1), placed(4, 8, 8, 2)], ...[placed(2, 7, 7, 1), placed(3, 7, 7, 2)]]),
  ],
  ['API-009', 'task.move back to the list', move, body([placed(3, 7, null, null)])],
  ['API-010', 'task.cancelMove between docks', 'POST /dispatch/deliveries/1/cancel_move/'],
  ['API-010', 'task.cancelMove from the list', 'POST /dispatch/deliveries/1/cancel_move/'],
  ['API-010', 'task.cancelMove not moved yet', 'POST /dispatch/deliveries/1/cancel_move/'],
  ['API-020', 'order.status on its way', change, status('prep')],
  ['API-020', 'order.status off the road', change, status('prepared')],
  [
    'API-020',
    'order.status to be prepared again',
    change,
    status('paid', {
      repreparation_reason_id: 5,
      repreparation_reason_comment: '',
    }),
  ],
  [
    'API-020',
    'order.status out of blocked',
    change,
    status('canceled', {
      blocking_exit_reason_id: 5,
      blocking_exit_comment: 'Fraude levée',
      refund: '1',
    }),
  ],
  ['API-020', 'order.status without a task', change, status('blocked')],
  [
    'API-021',
    'orders.status both off the road',
    bulk,
    body({ orders_ids: [1001, 1002], dock_id: 7, status: 'prepared' }),
  ],
  ['API-021', 'orders.status one delivered', bulk, body({ orders_ids: [1002], dock_id: null, status: 'received' })],
  ['API-022', 'order.destock canceled', 'POST /orders/1001/destock/'],
  [
    'API-023',
    'order.bags with new counts',
    'PATCH /processing-orders/1001/',
    fields({
      number_of_bags: 5,
      number_of_bags_isotherm: 2,
    }),
  ],
  [
    'API-028',
    'late.sms with a credit',
    'POST /processing-orders/1001/late_sms/',
    body({ id: 1001, credits: 5.5, message: 'Bonjour.' }),
  ],
  ['API-029', 'late.warned without a record', 'POST /processing-orders/1001/warned/'],
  ['API-030', 'late.ignore with a record', 'POST /processing-orders/1001/ignore/'],
  ['API-030', 'late.ignore without a task', 'POST /processing-orders/1001/ignore/'],
  [
    'API-031',
    'late.validate with the fee',
    'POST /processing-orders/1001/validate/',
    body({ credits: 7.5, recredit_shipping_fee: true, sms: 'Bonjour.' }),
  ],
  [
    'API-L04',
    'extraCost.add of an order',
    'POST /driver-extra-costs/',
    body({
      ...{ driver: 71, day: '2025-03-03', amount: -5.5, extracost_type: 3, comment: 'Pont fermé' },
      ...{ order: 1001, dock_id: 7 },
    }),
  ],
  [
    'API-L04',
    'extraCost.add in minutes',
    'POST /driver-extra-costs/',
    body({ driver: 71, day: '2025-03-03', amount: 2.13, minutes: 10, extracost_type: 3, comment: 'Pont fermé' }),
  ],
  ['API-L05', 'extraCost.delete of a demand', 'DELETE /driver-extra-costs/50310/'],
  [
    'API-L06',
    'demand.validate of an order',
    'POST /driver-extra-costs/',
    body({
      ...{ driver: 71, day: '2025-03-03', amount: 2.13, minutes: 10, extracost_type: 3, comment: 'Pont fermé' },
      ...{ order: 1001, dock_id: 7, driver_log_group: 61, driver_log: 62, driver_extra_cost_demand_id: 118406 },
    }),
  ],
  [
    'API-L06',
    'demand.validate of nothing',
    'POST /driver-extra-costs/',
    body({
      ...{ driver: 71, day: '2025-03-03', amount: 2.13, minutes: 10, extracost_type: 3, comment: 'Pont fermé' },
      driver_extra_cost_demand_id: 118406,
    }),
  ],
  ['API-L08', 'demand.refuse of a driver', 'POST /extra-cost-demands/118406/review/'],
  ['API-038', 'order.reset not delivered', 'POST /processing-orders/1001/reset_for_redelivery/'],
  ['API-038', 'order.reset flagged', 'POST /processing-orders/1001/reset_for_redelivery/'],
  ['API-039', 'order.restock not delivered', 'GET /processing-orders/1001/to_restock/', { query: { flag_id: '1' } }],
  ['API-040', 'order.restocked waiting', 'GET /processing-orders/1001/validate_restock/'],
  ['API-040', 'order.restocked flagged', 'GET /processing-orders/1001/validate_restock/'],
  ['API-042', 'order.delivered not delivered', 'POST /processing-orders/1001/was_delivered/'],
  ['API-044', 'order.transitArea named', area, body({ transit_area_type: 1, transit_area_name: 'F02' })],
  ['API-044', 'order.transitArea on a trolley', area, body({ transit_area_type: 3, trolley_id: 9003 })],
  [
    'API-044',
    'order.transitArea on two trolleys',
    area,
    body({ transit_area_type: 3, trolley_id: 9003, additional_trolley_id: 9010 }),
  ],
  [
    'API-044',
    'order.transitArea of its zones too',
    area,
    body({
      ...{ transit_area_type: 1, transit_area_name: 'F02' },
      pseudo_zones: [
        { pseudo_zone_id: 941, transit_area_type: -1 },
        { pseudo_zone_id: 944, transit_area_type: 1, transit_subarea: 'S01' },
      ],
    }),
  ],
  ['API-P12', 'order.crateCount counted', 'PATCH /processing-orders/1001/', fields({ number_of_crates: 4 })],
  ['API-032', 'order.addCrate a new one', crate('add_crate'), body({ crate_code: '12-34', flat: 1 })],
  ['API-033', 'order.deleteCrate one of two', crate('delete_crate'), body({ crate_code: '12-34', flat: 1 })],
  ['API-S41', 'address.correct its number', 'PATCH /admin-addresses/78/', body({ street_number: '10' })],
  ['API-S43', 'customer.edit his name and a switch', 'PATCH /users/5/', body({ last_name: 'Orsonnot', is_vip: true })],
  ['API-S43', 'customer.edit super vénère from now on', 'PATCH /users/5/', body({ super_venere_at: noon })],
  ['API-S44', 'customer.note again', 'PATCH /internal-notes/16/', body({ id: 16, content: 'Sonner deux fois' })],
  ['API-S71', 'customer.note the first time', 'POST /internal-notes/', body({ user_id: 5, content: 'Digicode 48B12' })],
  ['API-148', 'address.edit its number', 'PATCH /admin-addresses/78/', body({ street_number: '10' })],
  ['API-P16', 'trolley.locate to another place', 'PATCH /trolleys/9003/', body({ current_location: 902 })],
  [
    'API-S15',
    'order.deliveryName of a company',
    delivery,
    body({ firstname: 'Léa', lastname: 'Roux', company: 'Atelier Lumen' }),
  ],
  ['API-S15', 'order.deliveryName of a person', delivery, body({ firstname: 'Léa', lastname: 'Roux', company: '' })],
  ['API-S15', 'order.deliveryPhone as written', delivery, body({ phone: '06 12 34 56 78' })],
  ['API-S15', 'order.deliveryAddress another of the client', delivery, body({ shipping_address_id: 78 })],
  ['API-S15', 'order.deliveryAddress of an order without a task', delivery, body({ shipping_address_id: 78 })],
  ['API-049', 'order.redeliver a named depot', again, redelivery({ transit_area_type: 1, transit_area_name: 'F02' })],
  ['API-049', 'order.redeliver forgotten bags', again, redelivery({ transit_area_type: 3, trolley_id: 9003 })],
  ['API-049', 'order.redeliver nowhere', again, redelivery({ transit_area_type: -1 })],
  ['API-043', 'task.dispatch from the list', 'POST /processing-orders/1005/direct_dispatch/'],
  ['API-036', 'courier.call of the first provider', stuartFor, { query: { vehicle: 'car' } }],
  [
    'API-P35',
    'store.setStatus paused',
    'POST /uber-eats/update_store_status/',
    body({ center: 9, store: 's-1', status: 'OFFLINE' }),
  ],
  [
    'API-P35',
    'store.setStatus open',
    'POST /uber-eats/update_store_status/',
    body({ center: 9, store: 's-1', status: 'ONLINE' }),
  ],
  [
    'API-P38',
    'courierOrder.setStatus cancelled',
    'POST /uber-eats/change_order_status/',
    body({ order_id: 1001, status: 'canceled', provider: 'uber' }),
  ],
  [
    'API-P38',
    'courierOrder.setStatus delivered',
    'POST /uber-eats/change_order_status/',
    body({ order_id: 1001, status: 'received', provider: 'uber' }),
  ],
  ['API-037', 'courier.call of the second provider', 'POST /processing-orders/1005/call_uber_direct/'],
  ['API-063', 'dock.cancelJob of the first provider', 'DELETE /docks/7/external_jobs/'],
  [
    'API-064',
    'dock.callCourier of an open round',
    'POST /dispatch/docks/7/call_stuart/',
    body({ vehicle: 'cargobike' }),
  ],
  ['API-065', 'dock.cancelJob of the second provider', 'POST /dispatch/docks/7/cancel_uber_direct/', body({})],
  ['API-067', 'dock.regularize of the first provider', 'POST /docks/7/regularize_canceled_stuart/'],
  ['API-068', 'dock.regularize of the second provider', 'POST /docks/7/regularize_canceled_uber_direct/'],
  ['API-061', 'dock.status validated', 'PATCH /docks/7/', body({ current_status: 'moving' })],
  ['API-061', 'dock.status invalidated', 'PATCH /docks/7/', body({ current_status: 'draft' })],
  ['API-061', 'dock.edit another driver', 'PATCH /docks/7/', body({ target_driver: 72 })],
  ['API-061', 'dock.edit no driver', 'PATCH /docks/7/', body({ target_driver: null })],
  [
    'API-061',
    'dock.edit the rest',
    'PATCH /docks/7/',
    body({
      ...{ target_vehicle: 'CAR', name: 'Est', ending_center: 12, launchpad: 2 },
    }),
  ],
  ['API-062', 'dock.delete an empty draft', 'DELETE /docks/7/'],
  ['API-070', 'dock.close with tasks', 'POST /docks/7/finish/'],
  ['API-071', 'dock.mark optimized', 'POST /docks/7/manually_optimized/'],
  ['API-072', 'dock.mark validated', 'POST /docks/7/manually_validated/'],
  ['API-073', 'dock.crossDockLoaded ready', 'POST /docks/7/xd_loaded/', body({ extra_crates: 3 })],
  [
    'API-P40',
    'dock.crossDockLoaded by order',
    'POST /docks/7/xd_loaded/',
    body({
      extra_crates: [
        { order_id: 1001, quantity: 2 },
        { order_id: 1002, quantity: 1 },
      ],
    }),
  ],
  ['API-074', 'dock.assign ready', 'POST /docks/7/assign/'],
  ['API-075', 'dock.unlock pending', 'POST /docks/7/unlock/', body(seen(null))],
  ['API-075', 'dock.unlock accepted', 'POST /docks/7/unlock/', body(seen(true))],
  ['API-076', 'dock.define with prepared tasks', 'POST /docks/7/define/'],
  ['API-076', 'dock.undefine loaded', 'POST /docks/7/undefine/'],
  ['API-076', 'dock.undefine loaded by its status alone', 'POST /docks/7/undefine/'],
  [
    'API-077',
    'tasks.dispatch two from the list',
    'POST /docks/direct_dispatch_many/',
    body({ order_ids: [1005, 1006], define: false }),
  ],
  ['API-078', 'center.generateDispatch of the center', 'POST /docks/generate_dispatch_auto/', body({ center: 9 })],
  [
    'API-079',
    'dock.moveOnto loaded on a driver',
    'POST /dispatch/docks/7/move_dock/',
    body({
      ...{ dock_target_id: 8, target_should_be_empty: false },
    }),
  ],
  [
    'API-079',
    'dock.moveOnto open on an empty one',
    'POST /dispatch/docks/7/move_dock/',
    body({
      ...{ dock_target_id: 9, target_should_be_empty: true },
    }),
  ],
  ['API-080', 'dock.extract one task', 'POST /dispatch/docks/7/extract_tasks/', body({ task_ids: [2] })],
  ['API-081', 'center.extractFinalized of the center', 'POST /dispatch/docks/extract_all_finalized/', ofCenter({})],
  [
    'API-082',
    'dock.switchDrivers of two drivers',
    'POST /dispatch/docks/switch_drivers_orders_docks/',
    body({
      ...{ from_dock_id: 7, to_dock_id: 8, accepted_by_driver_should_be: null },
    }),
  ],
  [
    'API-083',
    'dock.readyToLoad for a car',
    'POST /dispatch/docks/7/switch_to_ready_to_load/',
    body({
      ...{ to_vehicle: 'CAR', ...seen(null) },
    }),
  ],
  [
    'API-083',
    'dock.readyToLoad for any vehicle',
    'POST /dispatch/docks/7/switch_to_ready_to_load/',
    body({
      ...{ to_vehicle: null, ...seen(null) },
    }),
  ],
  [
    'API-100',
    'driver.start planned',
    'POST /drivers/71/start/',
    body({
      ...{ vehicle: 'CAR', center_id: 9, caller: 'dispatch' },
    }),
  ],
  [
    'API-100',
    'driver.start on the road already',
    'POST /drivers/71/start/',
    body({
      ...{ vehicle: 'BIKE', center_id: 9, caller: 'dispatch' },
    }),
  ],
  ['API-101', 'driver.stop without tasks', 'POST /drivers/71/stop/', body({})],
  ['API-101', 'driver.stop his orders prepared', 'POST /drivers/71/stop/', body({ unfinished_new_status: 'prepared' })],
  ['API-101', 'driver.stop his orders received', 'POST /drivers/71/stop/', body({ unfinished_new_status: 'received' })],
  ['API-102', 'driver.return from his round', 'POST /drivers/71/process_return/'],
  ['API-103', 'driver.vehicle waiting', 'POST /drivers/71/vehicle/', body({ vehicle: 'SELEC' })],
  ['API-108', 'driver.launchpad without a basket', 'PATCH /drivers/71/', body({ center_id: 9, launchpad: 2 })],
  [
    'API-110',
    'driver.moveBags given back',
    'POST /driver-statements/',
    body({ driver: 71, statement_type: 1, amount: -3 }),
  ],
  ['API-110', 'driver.moveBags taken', 'POST /driver-statements/', body({ driver: 71, statement_type: 1, amount: 2 })],
  ...deposits,
  ...accounts,
  ...zones,
  ['API-104', 'driver.center waiting', 'POST /drivers/71/change_center/', body({ center_id: 12 })],
  ['API-105', 'driver.startActivity waiting', 'POST /drivers/71/start_activity/', body({ note: 'Réunion' })],
  ['API-106', 'driver.stopActivity in one', 'POST /drivers/71/stop_activity/'],
  ...settings,
  [
    'API-P02',
    'packing.reorder onto an emergency',
    'POST /tasks/packing/simple_bulk/',
    body([
      { id: 501, emergency_rank: 2 },
      { id: 502, emergency_rank: 1 },
    ]),
  ],
  [
    'API-P02',
    'packing.reorder onto the normal ones',
    'POST /tasks/packing/simple_bulk/',
    body([
      { id: 502, emergency_rank: null },
      { id: 501, emergency_rank: 1 },
    ]),
  ],
  ...floor,
  ...receptions,
  ['API-150', 'alert.read an alert', 'PATCH /alerts/4/', body({ is_read: true })],
  ['API-150', 'alert.read a notification', 'PATCH /alerts/4/', body({ is_read: true })],
  ['API-P21', 'planning.start to come', 'PATCH /plannings/3/', body({ started_at: noon })],
  [
    'API-P17',
    'trolley.review not found',
    'POST /trolleys/not_found_review/',
    body({ id: 4, review_comments: 'Retrouvé au quai 2' }),
  ],
];

it.each(calls.map(row))('$api $name: $line', ({ name, line, carried }) => {
  expect(called(name, (command, args) => shown(command.request(args)))).toEqual([line, carried]);
});

it('no call is without its row', () => {
  expect(calls.map(([, name]) => name).sort()).toEqual(samples.map(nameOf).sort());
});

it('SUP-724 what is posted on one order names the order, then what is done with it', () => {
  const posted = samples
    .map((it) => called(nameOf(it), (command, args) => command.request(args)))
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/processing-orders/'))
    .map(({ path }) => path)
    .filter((path) => path !== '/processing-orders/bulk_change_status/');
  const actions = new Set(posted.map((path) => /^\/processing-orders\/\d+\/([a-z_]+)\/$/.exec(path)?.[1] ?? path));
  expect([...actions].filter((action) => action.includes('/'))).toEqual([]);
  for (const action of ['change_status', 'add_crate', 'delete_crate', 'change_transit_area'])
    expect(actions).toContain(action);
});
