import type { AnyAction } from '../../../server/src/actions/action.ts';
import { actions, floorActions } from '../../../server/src/actions/actions.ts';
import { closeDock } from '../../../server/src/actions/dock/close.ts';
import { loadCrossDock } from '../../../server/src/actions/dock/cross-dock.ts';
import { returnDriver } from '../../../server/src/actions/driver/return.ts';
import { generalConfigActions } from '../../../server/src/actions/general/configs.ts';
import { returnedOrders } from '../../../server/src/actions/order/returned.ts';
import { addPresence } from '../../../server/src/actions/presence/add.ts';
import { correctPresence } from '../../../server/src/actions/presence/correct.ts';
import { cancelMove } from '../../../server/src/actions/task/cancel-move.ts';
import { assignCrossDock } from '../../../server/src/actions/task/cross-dock.ts';
import type { Random } from '../../../server/src/world/random.ts';
import { offersCall } from '../../../src/domain/courier/call-rules.ts';
import { canCancel, canRegularize } from '../../../src/domain/courier/job-rules.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import { isNotDelivered } from '../../../src/domain/order/not-delivered.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { testActions } from '../../actions/all.ts';
import type { TestSample } from '../../actions/test-action.ts';
import { actionFor } from '../actions/decide.ts';
import type { Asked } from './act.ts';
import type { Play } from './play.ts';

const vehicles = ['CAR', 'SELEC', 'BIKE'] as const;

/** Calls of actions that nobody does in this day, and those about all centers or about hours, which are on no board. */
const elsewhere: readonly AnyAction[] = [
  ...testActions
    .filter(({ outsideTheDay }) => outsideTheDay !== undefined)
    .flatMap(({ samples }) => samples.map(called)),
  ...generalConfigActions,
  correctPresence,
  addPresence,
];

function called({ call: { line } }: TestSample): AnyAction {
  const [method = '', path = ''] = line.split(' ');
  const found = actionFor({ method, path });
  assert(found, `${line} is an action of the server`);
  return found.action;
}

/** What is done in a day: not what is done on the floor, whose rows this day has not. */
export const deeds = actions.filter((action) => !elsewhere.includes(action) && !floorActions.includes(action));

/** Every call of the day, on some row of the day: often refused, as with a person who looks at an older screen. */
export function draw(play: Play, random: Random): Asked {
  // Closing is rare, or nothing would be left.
  const action = random.pick(random.chance(0.1) ? deeds : deeds.filter((it) => it !== closeDock));
  const shown = [...play.rows.dock.values()].filter((row) => !row.hidden);
  const dock = (action === loadCrossDock && shown.find(isForAnotherCenter)) || random.pick(shown);
  const other = random.pick(shown);
  const tasks = [...play.rows.task.values()];
  const task = taskFor(action, play, tasks, random) ?? random.pick(tasks);
  const drivers = [...play.rows.driver.values()];
  const driver = (action === returnDriver && backFrom(play, drivers)) || random.pick(drivers);
  const order = play.rows.order.get(task.linked_order);
  const id = {
    docks: dock.id,
    drivers: driver.id,
    deliveries: task.id,
    shipping: task.id,
    alerts: [...play.rows.alert.keys()][0] ?? 1,
    trolleys: play.metas.trolleys?.[0]?.id ?? 1,
    'pseudo-zones': play.metas.pseudo_zones?.[0]?.id ?? 1,
    'admin-addresses': task.address?.id ?? 1,
  };
  const about = Object.entries(id).find(([kind]) => action.path.includes(`/${kind}/:id/`))?.[1] ?? task.linked_order;
  const status = random.pick([
    ...(play.metas.order_statuses?.ALLOWED_TRANSITIONS?.[order?.status ?? ''] ?? []),
    'prepared',
  ]);
  const reason = { repreparation_reason_id: 11, blocking_exit_reason_id: order?.status === 'blocked' ? 3 : null };
  const bodies: Readonly<Record<string, unknown>> = {
    move_task: [
      {
        id: task.id,
        from_dock_id: task.dock ?? null,
        dock_target_id: random.chance(0.5) ? null : dock.id,
        dock_rank: 1,
      },
    ],
    simple_bulk: [{ id: task.id, dock_rank: 1 }],
    'processing-orders': { is_replace_allowed: true },
    change_status: { status, ...reason },
    'redeliver-orders': {
      order_id_to_redeliver: task.linked_order,
      ...{ shipping_time: slotFrom(play, 1), max_shipping_time: slotFrom(play, 2) },
      ...{ number_of_bags: 2, number_of_bags_isotherm: 1, shipping_address_id: task.address?.id ?? 1 },
      ...{ transit_area_type: 1, transit_area_name: 'F01' },
    },
    called: { called_at: new Date(play.nowMs).toISOString() },
    add_crate: { crate_code: `${random.int(10, 99)}-11`, flat: 1 },
    delete_crate: { crate_code: order?.crates?.[0]?.code ?? '12-34', flat: 1 },
    ...zones(order, random),
    address: random.chance(0.5)
      ? { shipping_address_id: task.address?.id ?? 1 }
      : { firstname: 'Léa', lastname: 'Roux' },
    'admin-addresses': { street_number: '12' },
    'pseudo-zones': { is_active: random.chance(0.5) },
    users: { is_vip: random.chance(0.5) },
    trolleys: { current_location: play.metas.trolley_locations?.[0]?.id ?? 1 },
    change_transit_area: { transit_area_type: 3, trolley_id: play.metas.trolleys?.[0]?.id ?? 1 },
    bulk_change_status: { orders_ids: [task.linked_order], dock_id: task.dock ?? null, status },
    move_dock: { dock_target_id: other.id },
    extract_tasks: { task_ids: dock.tasks?.slice(0, 1).concat(task.id).slice(0, 1) },
    switch_to_ready_to_load: { to_vehicle: random.chance(0.3) ? null : random.pick(['CAR', 'SELEC']) },
    switch_drivers_orders_docks: { from_dock_id: dock.id, to_dock_id: other.id },
    xd_loaded: { extra_crates: 2 },
    extract_all_finalized: { logistics_center_id: play.metas.id },
    generate_dispatch_auto: { center: play.metas.id },
    direct_dispatch_many: { order_ids: [task.linked_order], define: random.chance(0.3) },
    start: { vehicle: random.pick(vehicles), center_id: play.metas.id },
    stop: { unfinished_new_status: random.pick(['prepared', 'received']) },
    vehicle: { vehicle: random.pick(vehicles) },
    change_center: { center_id: play.metas.id },
    start_activity: { note: 'Nettoyage' },
    alerts: { is_read: true },
    late_sms: { id: task.linked_order, credits: random.pick([0, 2.5]), message: 'Bonjour' },
    validate: { credits: 5, recredit_shipping_fee: random.chance(0.5), sms: 'Bonjour' },
    'driver-extra-costs': { driver: driver.id, day: '2025-03-03', amount: random.pick([-3, 2.5]), extracost_type: 1 },
    'driver-statements': { driver: driver.id, statement_type: 1, amount: random.pick([-3, 2]) },
    ...deposits(driver.id, play.metas.id),
    drivers: { center_id: play.metas.id, launchpad: random.pick([1, 2]) },
    ...settings(play.metas.id),
    call_stuart: { vehicle: 'car' },
    docks: {
      target_driver: driver.id,
      name: 'Est',
      ...(random.chance(0.5) ? { current_status: random.pick(['draft', 'moving']) } : {}),
    },
  };
  const [first = '', second = '', third = ''] = action.path.split('/').filter(Boolean).toReversed();
  const body =
    bodies[first] ?? (first === ':id' && action.method === 'PATCH' ? (bodies[second] ?? bodies[third]) : undefined);
  const [ready] = action.path.includes('/docks/') ? shown.filter(courierCallFits(action.path)) : [];
  if (ready) return { action, id: ready.id, body };
  return action.path.includes(':id') ? { action, id: about, body } : { action, body };
}

/** Deposits are no part of the day either. */
function deposits(driver_id: number, center_id: number): Readonly<Record<string, unknown>> {
  const bottles = { driver_id, user_id: 5, product_id: 4_011, quantity: 2 };
  const which = { deposit_driver_id: 812_440, center_id };
  return {
    bulk_return_to: { driver_id, returned_by_label: { Bouteille: 1 } },
    receive_from: bottles,
    return_to: bottles,
    return_order_to: { driver_id, order_id: 48_213_007 },
    cancel_returned: which,
    cancel_received: { ...which, deposit_user_id: 1_730_211 },
  };
}

/** The one a rare call is about, where there is one. */
function taskFor(action: AnyAction, { rows }: Play, tasks: readonly Task[], random: Random): Task | undefined {
  if (action === cancelMove) return tasks.find((row) => row.is_moving);
  const cameBack = (row: Task) => isNotDelivered(row, rows.order.get(row.linked_order) ?? {});
  const back = returnedOrders.includes(action) ? tasks.filter(cameBack) : [];
  if (back.length > 0) return random.pick(back);
  const isCrossDocking = (row: Task) => !row.dock && !!rows.order.get(row.linked_order)?.cross_docking;
  return action === assignCrossDock ? tasks.find(isCrossDocking) : undefined;
}

const isForAnotherCenter = (dock: Dock) => !!dock.cross_docking_target_center && !dock.loaded_at && !dock.closed_at;

const slotFrom = ({ nowMs }: Play, hours: number) => new Date(nowMs + hours * 3_600_000).toISOString();
/** Docks a call about couriers is for; none for any other call. */
function courierCallFits(path: string): (dock: Dock) => boolean {
  const isHis = ({ dock_type }: Dock) => !path.includes('uber') || dock_type === 'UBER_DIRECT';
  const isFirst = ({ dock_type }: Dock) => !path.includes('stuart') || dock_type === 'STUART';
  if (path.endsWith('/call_stuart/')) return (dock) => offersCall(dock) && (dock.tasks ?? []).length > 0;
  if (/cancel_uber|external_jobs/.test(path)) return (dock) => isHis(dock) && !canCancel(dock) && !dock.closed_at;
  if (path.includes('regulari'))
    return (dock) => isHis(dock) && isFirst(dock) && !canRegularize(dock) && !dock.closed_at;
  return () => false;
}

/** The settings of a center are no part of its day: whatever they are set to, it goes on. */
function settings(logistics_center_id: number): Readonly<Record<string, unknown>> {
  const center = { logistics_center_id };
  const site = { ...center, site_id: 1013 };
  return {
    update_extra_delay: { ...center, extra_delay: 10 },
    update_express_extra_delay: { ...center, express_extra_delay: 10 },
    update_express_prio_extra_delay: { ...center, express_prio_extra_delay: 10 },
    update_some_dqp_enabled: { ...center, dqp_courier_enabled: 0 },
    update_center_site_extra_delay: { ...site, extra_delay: 10 },
    update_center_site_express_prio_extra_delay: { ...site, express_prio_extra_delay: 10 },
    update_center_site_dqp_express_prio_enabled: { ...site, dqp_express_prio_enabled: 1 },
    update_rain_bonus: { ...center, rain_bonus_id: 4, vehicle_type: 'SELEC' },
  };
}

/** A driver whose round only a person may close. */
const backFrom = (play: Play, drivers: readonly Driver[]) =>
  drivers.find(({ id, is_back }) => {
    const isHis = (dock: Dock) => dock.driver === id && !!dock.gone_at && !dock.closed_at;
    return (
      !is_back &&
      [...play.rows.dock.values()].some((dock) => isHis(dock) && dock.ending_center_has_disabled_driver_self_return)
    );
  });

/** On a zone of the order, whatever it is like. */
function zones(order: Order | undefined, random: Random) {
  const pseudo_zone_id = order?.pseudo_zones_status?.[0]?.pseudozone_id ?? 1;
  const counts = { number_of_bags_isotherm: 2, number_of_crates: 1, transit_area_type: -1 };
  return {
    pseudozone: random.pick([
      { pseudo_zone_id, is_done: true, ...counts },
      { pseudo_zone_id, is_done: false },
      { pseudo_zone_id, is_locked: random.chance(0.3) },
    ]),
    alter_stock: { pseudo_zone_id, action_type: random.pick(['destock', 'add']) },
  };
}
